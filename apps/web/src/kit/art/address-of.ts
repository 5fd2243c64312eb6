/** A picture as the address of an image of its own: names inside it cannot clash with those of others, and nothing in it can run. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
