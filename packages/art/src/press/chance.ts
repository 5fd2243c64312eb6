/** Chance that depends on its seed alone: the same seed gives the same numbers on every machine. */
export interface Chance {
  /** From 0 up to but not including 1. */
  next(): number;
  /** From `least` up to `most`. */
  between(least: number, most: number): number;
  /** A whole number below `count`. */
  index(count: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  isLikely(share: number): boolean;
}

/** A number for a text (FNV-1a), the same everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

export function makeChance(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const index = (count: number) => Math.floor(next() * count);
  return {
    next,
    index,
    between: (least, most) => least + next() * (most - least),
    pick: (list) => list[index(list.length)] ?? list[0],
    isLikely: (share) => next() < share,
  };
}
