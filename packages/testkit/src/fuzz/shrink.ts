/**
 * The shortest list found that still fails, by leaving items out: first the end, then ever smaller pieces from anywhere
 * (the ddmin of Zeller and Hildebrandt). The whole list must fail. No single item of the result can be left out, unless
 * the tries ran out.
 */
export function shrink<V>(
  items: readonly V[],
  fails: (items: readonly V[]) => boolean,
  mostTries: number,
): readonly V[] {
  let left = mostTries;
  const tries = (list: readonly V[]) => {
    left -= 1;
    return left >= 0 && fails(list);
  };
  let shortest = shrinkEnd(items, tries);
  for (let size = Math.ceil(shortest.length / 2); size >= 1 && left > 0; ) {
    const shorter = leaveOut(shortest, size, tries);
    if (shorter.length === shortest.length && size === 1) break;
    if (shorter.length === shortest.length) size = Math.ceil(size / 2);
    else size = Math.max(1, Math.min(size, Math.ceil(shorter.length / 2)));
    shortest = shorter;
  }
  return shortest;
}

/** Cuts the list off as early as possible, by halving. */
function shrinkEnd<V>(items: readonly V[], fails: (items: readonly V[]) => boolean): readonly V[] {
  let [good, bad] = [-1, items.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (fails(items.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return items.slice(0, bad);
}

/** One pass from the end to the front, leaving out every piece of this size that can go. */
function leaveOut<V>(
  items: readonly V[],
  size: number,
  fails: (items: readonly V[]) => boolean,
): readonly V[] {
  let kept = items;
  for (let start = items.length - size; start > -size; start -= size) {
    const without = [...kept.slice(0, Math.max(start, 0)), ...kept.slice(Math.max(start + size, 0))];
    if (without.length < kept.length && fails(without)) kept = without;
  }
  return kept;
}
