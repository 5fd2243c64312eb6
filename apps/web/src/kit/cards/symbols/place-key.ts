/** The key of a part that has no name: parts of a face never move, so its place tells it apart. */
export function placeKey(place: number): string {
  return `${place}`;
}
