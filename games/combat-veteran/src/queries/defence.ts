import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get } from './field.ts';
import { canSee } from './line-of-sight.ts';
import { soldiersOf } from './pieces.ts';

/** The soldiers of a side that both sides see. */
export function openFirers(field: Field, seat: Seat): readonly Piece[] {
  return soldiersOf(field, seat).filter((soldier) => !get(field.game.isHidden, soldier));
}

/** CV-RULING-148: whether a hex can be seen from any hex where an undiscovered bunker may be. */
export function mayBeSeen(field: Field, hex: Hex): boolean {
  return field.game.possible.some((site) => canSee(field, site, hex));
}
