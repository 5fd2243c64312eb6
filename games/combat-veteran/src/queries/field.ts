import { type Immutable, itemAt, type Reading } from '@sitrep/kernel';
import { type Board, boardOf } from '../content/board.ts';
import type { Content } from '../content/content.ts';
import { type Roster, type RosterSoldier, type RosterWeapon, rosterOf } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CvState } from '../state.ts';

export type Read = Reading<CvTypes>;
export type GameRead = Immutable<CvState>;

/** What queries read: the state with its map and its pieces. */
export interface Field {
  readonly game: GameRead;
  readonly content: Content;
  readonly board: Board;
  readonly roster: Roster;
}

/** The field of a state. It stays valid while the match goes on, because the state is written in place. */
export function fieldOf({ game, content }: Pick<Read, 'game' | 'content'>): Field {
  return { game, content, board: boardOf(content), roster: rosterOf(content) };
}

/** An entry of a list that is known to have it: the kernel's `itemAt`, short because every question reads lists. */
export const get: <V>(list: readonly V[], index: number) => V = itemAt;

export function soldierOf({ roster }: Field, soldier: number): RosterSoldier {
  return get(roster.soldiers, soldier);
}

export function weaponOf({ roster }: Field, weapon: number): RosterWeapon {
  return get(roster.weapons, weapon - roster.firstWeapon);
}

/** Whether a bit of `MARK` is set. */
export function isMarked({ game }: Field, piece: number, mark: number): boolean {
  return (get(game.marks, piece) & mark) !== 0;
}
