import type { NounRef, Nouns } from './describe.ts';

const SEAT_FIELDS = ['seat', 'seats', 'winners'];

/** The nouns of fields that the kernel itself fills: seats, undo barriers, the names of dice. */
export const kernelNouns: Nouns = (field, value, data) => {
  if (typeof value === 'number') return SEAT_FIELDS.includes(field) ? seatNoun(value) : undefined;
  if (field === 'barrier') return { key: `barrier.${value}` };
  if (field === 'name' && 'type' in data && data.type === 'rolled') return { key: `die.${value}` };
  return undefined;
};

/** A player, counted from 1 as people do. */
export function seatNoun(seat: number): NounRef {
  return { key: 'seat', args: { number: seat + 1 } };
}

/** Asks several finders in turn. */
export function firstNoun(...finders: readonly Nouns[]): Nouns {
  return (field, value, data) => {
    for (const find of finders) {
      const found = find(field, value, data);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
