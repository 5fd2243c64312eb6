/**
 * A copy of every item of a list. Not `map`: once compiled, it makes lists of another internal kind, and all
 * code compiled for the lists of a state is thrown away in the middle of play.
 */
export function copyAll<V>(list: readonly V[], copy: (value: V) => V): V[] {
  const copies: V[] = [];
  for (const value of list) copies.push(copy(value));
  return copies;
}
