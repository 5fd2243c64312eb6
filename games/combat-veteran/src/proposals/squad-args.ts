import type { Piece } from '../content/roster.ts';
import { type Field, soldierOf } from '../queries/field.ts';
import { NONE } from '../state.ts';

/** A squad in a sentence: the man of the highest rank, and how many others. */
export function squadArgs(
  field: Field,
  soldiers: readonly Piece[],
): { readonly soldier: Piece; readonly others: number } {
  const [first = NONE] = soldiers.toSorted(
    (one, other) => soldierOf(field, other).rank - soldierOf(field, one).rank,
  );
  return { soldier: first, others: soldiers.length - 1 };
}
