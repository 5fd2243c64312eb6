import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { AttackResult, Tally } from './types.ts';

/** A group of soldiers in one hex that moves together (CV-RULING-31). */
export interface ActivationFrame {
  readonly members: readonly Piece[];
}

/** Soldiers that have just come into a hex. */
export interface EntryFrame {
  readonly movers: readonly Piece[];
  readonly hex: Hex;
}

export interface OverheatFrame {
  readonly soldiers: readonly Piece[];
  /** The one whose check was passed. */
  readonly soldier: Piece;
}

/** An attack in the making: what is not chosen yet is `NONE`. */
export interface ShotFrame {
  readonly firer: Piece;
  readonly weapon: Piece;
  readonly hex: Hex;
  readonly crew: readonly Piece[];
  readonly isCrewed: boolean;
  /** The bunker's firepower if it is used, otherwise 0. */
  readonly bonus: number;
  readonly leader: Piece;
  readonly dots: number;
  /** The only targets there are in defensive fire; empty in the Combat Phase. */
  readonly movers: readonly Piece[];
  /** CV-STACK-07: pieces too many in the firer's hex when it fired. */
  readonly excess: number;
}

/** Dice for one hex that are dealt out to targets; `firer` is `NONE` for a chit. */
export interface VolleyFrame {
  readonly seat: Seat;
  readonly firer: Piece;
  readonly hex: Hex;
  readonly pool: number;
  readonly movers: readonly Piece[];
  readonly ignoresArmor: boolean;
  /** Targets of a chit that have been attacked. */
  readonly attacked: readonly Piece[];
  readonly target: Piece;
}

/** One attack on one target. `seat` attacks; `firer` is `NONE` for a chit and for backblast. */
export interface AttackFrame {
  readonly seat: Seat;
  readonly firer: Piece;
  readonly target: Piece;
  readonly count: number;
  /** Where the target is, or was. */
  readonly hex: Hex;
  /** CV-RULING-117: heroes cannot re-roll against fire support. */
  readonly isSupport: boolean;
  readonly dice: readonly number[];
  /** The place of the die that was re-rolled, or `NONE` (CV-RULING-84). */
  readonly fixed: number;
  readonly tally: Tally;
  readonly result: AttackResult;
}

/** A round of close combat. */
export interface CloseCombatFrame {
  readonly hex: Hex;
  /** The side that came in, where the hex was not contested before. */
  readonly instigator: Seat;
  /** How many pieces each side still has to eliminate. */
  readonly losses: readonly number[];
}

export interface SupportFrame {
  /** The chit, or `NONE` for a face-down one. */
  readonly chit: number;
  readonly leader: Piece;
}

export interface BackblastFrame {
  readonly firer: Piece;
  readonly hex: Hex;
  readonly count: number;
  readonly struck: readonly Piece[];
}

export type Frames = {
  readonly game: object;
  readonly playerTurn: { readonly turn: number; readonly seat: Seat; readonly isOpening: boolean };
  readonly discipline: object;
  readonly stances: object;
  readonly movement: object;
  readonly activation: ActivationFrame;
  readonly entry: EntryFrame;
  readonly overheat: OverheatFrame;
  readonly shot: ShotFrame;
  readonly volley: VolleyFrame;
  readonly attack: AttackFrame;
  readonly closeCombat: CloseCombatFrame;
  readonly combat: object;
  readonly support: SupportFrame;
  readonly backblast: BackblastFrame;
};

/** The steps of every procedure. */
export type Steps = {
  readonly game: 'start' | 'chits' | 'second' | 'turns';
  readonly playerTurn: 'start' | 'discipline' | 'stance' | 'movement' | 'combat' | 'done';
  readonly discipline: 'start' | 'menu' | 'end';
  readonly stances: 'start' | 'menu';
  readonly movement: 'start' | 'carriers' | 'idle' | 'end' | 'rounds' | 'order';
  readonly activation: 'start' | 'choice' | 'after' | 'done';
  readonly entry: 'start' | 'bunker' | 'shelter' | 'watch' | 'window' | 'done';
  readonly overheat: 'start' | 'order' | 'marker';
  readonly shot: 'start' | 'aim' | 'crew' | 'bonus' | 'rank' | 'dice' | 'after' | 'again';
  readonly volley: 'start' | 'target' | 'share';
  readonly attack:
    | 'start'
    | 'attacker'
    | 'defend'
    | 'defender'
    | 'count'
    | 'covering'
    | 'cover'
    | 'apply'
    | 'collateral'
    | 'damage';
  readonly closeCombat: 'start' | 'losses' | 'choice' | 'end';
  readonly combat: 'start' | 'next' | 'menu' | 'end';
  readonly support: 'start' | 'spotter' | 'hex' | 'end';
  readonly backblast: 'start' | 'choice' | 'strike';
};
