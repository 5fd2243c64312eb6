import { distance, type Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Field } from './field.ts';
import { canSee } from './line-of-sight.ts';
import { soldiersOf } from './pieces.ts';

/** The hexes from which soldiers of a side see a hex, the nearest first; of a view, those whom the seat knows of. */
export function watchersOf(field: Field, seat: Seat, hex: Hex): readonly Hex[] {
  const { grid } = field.board;
  const posts = new Set(soldiersOf(field, seat).map((soldier) => field.game.at[soldier] ?? -1));
  return [...posts]
    .filter((post) => post >= 0 && post !== hex && canSee(field, post, hex))
    .toSorted((one, other) => distance(grid, one, hex) - distance(grid, other, hex) || one - other);
}
