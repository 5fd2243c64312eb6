import type { Hex } from '@sitrep/hex';
import type { Answer } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { Habit } from '../queries/exposure.ts';
import type { Effect, Modifier, Stance } from '../types.ts';

/** Chances and men to be expected, in thousandths. */
export type Thousandths = number;

/** From these chances of a hit on, a hex is one class more dangerous. */
const DANGERS: readonly Thousandths[] = [1, 400, 750];

/** How dangerous a hex or a way is, in classes: 0 for not at all, 3 for the worst. */
export function dangerOf(chance: Thousandths): number {
  return DANGERS.filter((least) => chance >= least).length;
}

/** What a board draws of a proposal, by its kind. */
export type CvSketch =
  | ReachSketch
  | MarchSketch
  | StanceSketch
  | ShotSketch
  | SupportSketch
  | UsualSketch
  | MarkersSketch;

/** An enemy gun that a way is exposed to, and where it hurts most. */
export interface FireSketch {
  readonly firer: Piece;
  /** `NONE` for its own rating. */
  readonly weapon: Piece;
  readonly crew: readonly Piece[];
  readonly from: Hex;
  readonly hex: Hex;
  /** The dice for the hex. */
  readonly pool: number;
}

/** What known enemies could do in a hex, or on a whole way. */
export interface DangerSketch {
  /** The chance that somebody is wounded or worse. */
  readonly chance: Thousandths;
  readonly men: Thousandths;
  readonly fires: readonly FireSketch[];
}

/** A hex that a group can get to. */
export interface ReachedHex {
  readonly hex: Hex;
  /** Points spent at arrival; see `isAllPoints` where the hex takes all of them. */
  readonly points: number;
  /** Whether it takes running. */
  readonly isRun: boolean;
  readonly chance: Thousandths;
  readonly men: Thousandths;
}

/** Focus `{ stack }`: the squad gathers; where it can go from there. */
export interface ReachSketch {
  readonly kind: 'reach';
  readonly stack: Hex;
  readonly members: readonly Piece[];
  readonly hexes: readonly ReachedHex[];
  /** Who holds the others back, or `NONE`, and where they could get to without him. */
  readonly slowest: Piece;
  readonly without: readonly { readonly hex: Hex; readonly points: number }[];
  readonly habit: Habit;
}

/** Focus `{ stack, to }`: a march. */
export interface MarchSketch extends DangerSketch {
  readonly kind: 'march';
  readonly stack: Hex;
  readonly members: readonly Piece[];
  /** Each hex with the points spent at arrival, and its danger as if all fire were kept for it. */
  readonly path: readonly (DangerSketch & { readonly hex: Hex; readonly points: number })[];
  readonly isRun: boolean;
  readonly habit: Habit;
}

/** Focus `{ stack, stance }`. */
export interface StanceSketch {
  readonly kind: 'stance';
  readonly stack: Hex;
  readonly stance: Stance;
  readonly soldiers: readonly Piece[];
}

/** A part of a pool of dice, for a sum in which every part is named. */
export interface PoolPart {
  /** The gun, or a condition of the hex. */
  readonly name: 'firepower' | Modifier['condition'];
  readonly dice: number;
  readonly rule: string;
}

/** What an attack with these dice does to one man. */
export interface TargetSketch {
  readonly target: Piece;
  /** The share of the pool, and the dice that his own conditions leave of it. */
  readonly share: number;
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  readonly chances: Readonly<Record<Effect, Thousandths>>;
  /** Wounded or worse. */
  readonly hit: Thousandths;
}

/** A way to deal out the dice of a shot; `value` is what the part `shares` takes. */
export interface SplitSketch {
  readonly value: string;
  readonly targets: readonly TargetSketch[];
  readonly chance: Thousandths;
  readonly men: Thousandths;
}

/** Focus `{ target }` or `{ gun }`: a whole shot. */
export interface ShotSketch {
  readonly kind: 'shot';
  readonly firer: Piece;
  readonly weapon: Piece;
  readonly from: Hex;
  readonly hex: Hex;
  readonly distance: number;
  readonly crew: readonly Piece[];
  readonly leader: Piece;
  readonly dots: number;
  readonly bonus: number;
  /** The parts add up to the pool. */
  readonly parts: readonly PoolPart[];
  readonly pool: number;
  /** Every man in the hex as if all dice were for him. */
  readonly alone: readonly TargetSketch[];
  /** Useful ways to deal them out, the chosen one first. */
  readonly splits: readonly SplitSketch[];
  /** Whether it gives away a hidden bunker. */
  readonly isRevealing: boolean;
}

/** Focus `{ chit, hex }`: fire support. `chit` is `NONE` for a face-down one. */
export interface SupportSketch {
  readonly kind: 'support';
  readonly chit: number;
  readonly hex: Hex;
  readonly leader: Piece;
  readonly from: Hex;
  /** The chance that it strikes the hex, and that it strikes each of those around; off the map it is lost. */
  readonly accuracy: Thousandths;
  readonly scatter: readonly { readonly hex: Hex; readonly chance: Thousandths }[];
  /** The dice for the hex, 0 if unknown or where it takes none. */
  readonly pool: number;
}

/** One thing of the usual ones. Focus `{ skip: [id] }` leaves it out. */
export interface UsualItem {
  readonly id: string;
  readonly answer: Answer<CvTypes>;
  /** Whether the rules make it happen anyway. */
  readonly isMust: boolean;
  readonly isSkipped: boolean;
  readonly chance: Thousandths;
}

/** Focus `{}` in the Discipline Phase. */
export interface UsualSketch {
  readonly kind: 'usual';
  readonly items: readonly UsualItem[];
  /** What only the player can decide. */
  readonly choices: readonly Answer<CvTypes>[];
}

/** Focus `{}` in the Stance Phase: those whose marker could be taken off. */
export interface MarkersSketch {
  readonly kind: 'markers';
  readonly soldiers: readonly Piece[];
}

/** Whether this is what a proposal of this game looks like on a board. */
export function isSketch(sketch: object | undefined): sketch is CvSketch {
  return sketch !== undefined && 'kind' in sketch;
}
