import type { Piece } from '../content/roster.ts';
import { type CvState, GONE, NONE } from '../state.ts';
import type { Stance } from '../types.ts';

/** How many soldiers there are: weapons are counted from there. */
function soldierCount(game: CvState): number {
  return game.stance.length;
}

export function mark(game: CvState, piece: Piece, bit: number): void {
  game.marks[piece] = (game.marks[piece] ?? 0) | bit;
}

/** CV-STANCE-16: one stance replaces the other. */
export function setStance(game: CvState, soldier: Piece, stance: Stance): void {
  game.stance[soldier] = stance;
}

/** CV-RULING-91: a carried man is released where his carrier is. */
export function release(game: CvState, carrier: Piece): void {
  game.carries[carrier] = NONE;
}

/** CV-RULING-11: a soldier's weapons stay where they are, and nobody has them. */
export function leaveWeapons(game: CvState, soldier: Piece): void {
  for (let index = 0; index < game.user.length; index += 1) {
    if (game.user[index] === soldier) putDown(game, index);
    if (game.assistant[index] === soldier) game.assistant[index] = NONE;
  }
}

/** A weapon, by its place in the lists of weapons, is nobody's. */
export function putDown(game: CvState, index: number): void {
  game.user[index] = NONE;
  game.assistant[index] = NONE;
}

export function eliminate(game: CvState, piece: Piece): void {
  const hex = game.at[piece];
  game.at[piece] = GONE;
  game.isHidden[piece] = false;
  const count = soldierCount(game);
  if (piece < count) return eliminateSoldier(game, piece);
  if (piece < count + game.user.length) return putDown(game, piece - count);
  // CV-RULING-89: those inside a bunker stay in its hex
  for (let soldier = 0; soldier < count; soldier += 1)
    if (game.at[soldier] === hex) game.isInside[soldier] = false;
}

function eliminateSoldier(game: CvState, soldier: Piece): void {
  release(game, soldier);
  leaveWeapons(game, soldier);
  game.isInside[soldier] = false;
  const carrier = game.carries.indexOf(soldier);
  if (carrier >= 0) release(game, carrier);
}
