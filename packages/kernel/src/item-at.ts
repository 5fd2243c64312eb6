import { InvariantError } from './invariant.ts';

/** The item at an index that is in the list by construction. Throws if it is not. */
export function itemAt<V>(items: ArrayLike<V>, index: number): V {
  const item = items[index];
  if (item === undefined && !Object.hasOwn(items, index))
    throw new InvariantError('INDEX_RANGE', `there is no item ${index} of ${items.length}`, { index });
  // It is there; that TypeScript takes away no more than that needs a cast, because V itself may include undefined.
  return item as V;
}
