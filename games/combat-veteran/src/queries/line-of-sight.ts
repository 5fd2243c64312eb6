import { countObstacles, type Hex, sees } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import type { Field } from './field.ts';

const NOWHERE: readonly Hex[] = [];
const NOBODY: readonly Piece[] = [];

/** CV-LOS-12: whether there is a line of sight, smoke included (CV-LOS-11). */
export function canSee(field: Field, from: Hex, to: Hex): boolean {
  const { board, game } = field;
  if (!sees(board.sight, from, to)) return false;
  if (game.smoke.length === 0) return true;
  const smoke = game.smoke.map(({ hex }) => hex);
  return countObstacles(board.sight, from, to, { smoke, occupied: [] }) !== undefined;
}

/** CV-RULING-77: the hexes where somebody is in the way, not counting those about to leave. */
export function occupiedHexes({ game, roster }: Field, leaving: readonly Piece[] = NOBODY): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let soldier = 0; soldier < roster.firstWeapon; soldier += 1) {
    const hex = leaving.includes(soldier) ? undefined : game.at[soldier];
    if (hex !== undefined && hex >= 0 && !game.isHidden[soldier] && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

/** CV-COND-07, CV-RULING-65: occupied hexes on the best line of sight; `undefined` if there is no line. */
export function countBetween(
  { board, game }: Field,
  from: Hex,
  to: Hex,
  occupied: readonly Hex[],
): number | undefined {
  if (occupied.length === 0 && game.smoke.length === 0) return sees(board.sight, from, to) ? 0 : undefined;
  const smoke = game.smoke.length === 0 ? NOWHERE : game.smoke.map(({ hex }) => hex);
  return countObstacles(board.sight, from, to, { smoke, occupied });
}
