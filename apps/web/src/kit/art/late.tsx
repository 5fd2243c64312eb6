/** Stands beside a picture that is still to come, and is not seen: whoever copies the page can wait until there is none. */
export function Late() {
  return <i hidden data-late="" />;
}
