import type { Hex } from '@sitrep/hex';
import type { Immutable, Seat } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { Stance } from './types.ts';

/** CV-TURN-03: the phases of a player turn, after set-up. */
export const PHASES = ['setup', 'discipline', 'stance', 'movement', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** No piece, no hex. */
export const NONE = -1;

/** Places of pieces that are in no hex: not yet on the map, eliminated, or off the map for good (CV-S2-18). */
export const WAITING = -1;
export const GONE = -2;
export const EXITED = -3;
/** The place that a view gives for a piece that the seat has not discovered (CV-S1-10). */
export const UNDISCOVERED = -4;

/** Points spent on a hex that costs all of them: more than anybody has (CV-RULING-29). */
export const ALL_POINTS = 99;

/** Whether so many points are all that anybody has: then their number says nothing to a player. */
export function isAllPoints(points: number): boolean {
  return points >= ALL_POINTS;
}

/** What a piece has done, or had done to it, in this phase: bits of `marks`. */
export const MARK = {
  /** CV-STANCE-03: a soldier has changed stance on purpose; kept from the Stance Phase to the end of Movement. */
  changed: 1,
  /** CV-MOVE-07: a soldier's movement is over. */
  finished: 2,
  /** CV-MOVE-23: a wounded soldier has tried to move. */
  tried: 4,
  /** CV-RULING-37: a wounded soldier has been lifted, or has moved by himself. */
  carried: 8,
  /** CV-MOVE-29: a carrier has made its check, or set its man down. */
  checked: 16,
  /** CV-DISC-10: a soldier has rolled to recover. */
  rolled: 32,
  /** CV-DISC-13: a leader has lent its discipline. */
  lent: 64,
  /** CV-DISC-07: a medic has healed. */
  healed: 128,
  /** CV-RULING-13: a soldier has served a weapon. */
  served: 256,
  /** CV-COLL-07: somebody has tried to repair a weapon. */
  mended: 512,
  /** CV-DISC-15: a weapon has been assigned; CV-RULING-79: a soldier has gone into its bunker, or come out. */
  assigned: 1024,
  /** CV-RULING-78: a bunker's firepower has been used. */
  used: 2048,
} as const;

/** A soldier's fire in this phase (CV-RULING-49, CV-RULING-66, CV-RULING-71). */
export interface Shot {
  readonly firer: Piece;
  /** The weapon, or `NONE` for its own rating. */
  readonly weapon: Piece;
  /** Firepower that was not committed yet. */
  left: number;
  range: number;
  /** The leader whose dots it draws on, or `NONE`. */
  leader: Piece;
  /** Hexes whose modifiers have already been applied to it. */
  hexes: Hex[];
  /** Pieces that it may not attack again (CV-RULING-67). */
  targets: Piece[];
}

/** A hex where both sides have soldiers, and the side that came in (CV-RULING-102). */
export interface Contest {
  readonly hex: Hex;
  readonly instigator: Seat;
}

/** CV-RULING-80: smoke that is active until the phase ends. */
export interface Smoke {
  readonly hex: Hex;
  readonly armor: number;
}

/** The one leader of a hex that lends discipline (CV-RULING-95), or directs fire support (CV-FS-03), in this phase. */
export interface Nominee {
  readonly hex: Hex;
  readonly leader: Piece;
}

/** How a match has ended; `winner` is `NONE` for a draw. */
export interface Result {
  readonly rule: string;
  readonly winner: Seat;
  /** The scores of the US side and of its enemy, where they decide (CV-S1-17). */
  readonly scores: readonly number[];
}

/** The whole state of a firefight. Lists are indexed by piece, by soldier, or by weapon (`piece - stance.length`). */
export interface CvState {
  phase: Phase;
  turn: number;
  /** The side whose player turn it is. */
  active: Seat;

  /** By piece: its hex, or one of the places off the map. */
  at: Hex[];
  /** By piece: in an undiscovered bunker, or one itself. Only its owner knows where such a piece is. */
  isHidden: boolean[];
  /** By piece: bits of `MARK`. */
  marks: number[];

  /** By soldier. */
  stance: Stance[];
  /** By soldier: the wounded man it carries, or `NONE`. */
  carries: Piece[];
  /** By soldier: inside the bunker of its hex (CV-RULING-79). */
  isInside: boolean[];
  /** By soldier: movement points spent in this phase. */
  spent: number[];
  /** By soldier: hexes entered in this phase. */
  steps: number[];
  /** By soldier: rank dots spent in this phase (CV-COND-17). */
  purse: number[];

  /** By weapon: the soldier in possession, or `NONE` (CV-RULING-09). */
  user: Piece[];
  /** By weapon: who helps to carry it, or `NONE` (CV-RULING-12). */
  assistant: Piece[];
  /** By weapon. */
  isBroken: boolean[];

  shots: Shot[];
  /** CV-DFIRE-09: hexes where defensive fire was given in this phase. */
  closed: Hex[];
  smoke: Smoke[];
  contests: Contest[];
  /** CV-RULING-103: hexes with a round of close combat in this phase. */
  fought: Hex[];
  lenders: Nominee[];
  spotters: Nominee[];
  /** Hexes where, as far as both players know, an undiscovered bunker may be (CV-RULING-148). */
  possible: Hex[];
  /** CV-S1-08: whether US chits may be placed. */
  isSupportOpen: boolean;
  result: Result | undefined;
}

/** What a seat may know about a firefight: the state without undiscovered pieces. */
export type CvView = Immutable<CvState>;
