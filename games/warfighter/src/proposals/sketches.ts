import type { Reason } from '@sitrep/kernel';
import type { FireMode } from '../content/cards.ts';
import type { AttackFigures, WarTypes } from '../types.ts';

/** One way of attacking one target, as a planner draws it. */
export interface ShotSketch extends AttackFigures {
  readonly kind: 'shot';
  readonly mode: FireMode;
  readonly dice: number;
  /** What an attack die, and the cover die, must show after all modifiers. */
  readonly needed: number;
  readonly cover: number;
  /** The Kills that are missing for the whole target. */
  readonly missing: number;
  readonly chances: ShotChances;
  readonly actions: number;
  readonly xp: number;
  /** What it shoots with: Ammo counters now and after it; absent for what needs none. */
  readonly ammo?: { readonly left: number; readonly after: number };
}

/** In thousandths. */
export interface ShotChances {
  /** All that is left of the target. */
  readonly eliminate: number;
  /** At least one Kill. */
  readonly kill: number;
  /** No Kill, but a Suppress. */
  readonly suppress: number;
  /** The weapon is Empty, or jams. */
  readonly empty: number;
  readonly jam: number;
}

/** A weapon that cannot be used against a target now. */
export interface NoShotSketch extends AttackFigures {
  readonly kind: 'noShot';
  readonly why: Reason<WarTypes>;
}

/** An attack that waits for the cards that could join it. */
export interface JoinSketch extends AttackFigures {
  readonly kind: 'join';
  /** How many could. */
  readonly count: number;
}

export interface MoveSketch {
  readonly kind: 'move';
  readonly soldier: number;
  readonly to: number;
  /** What the entrance costs, and what of it is paid without cards. */
  readonly cost: number;
  readonly paid: number;
  readonly discards: readonly number[];
}

/** Cards that are discarded together. */
export interface PaySketch {
  readonly kind: 'pay';
  readonly cards: readonly number[];
}

/** What comes one after the other. */
export interface OrderSketch {
  readonly kind: 'order';
}

export type WarSketch = ShotSketch | NoShotSketch | JoinSketch | MoveSketch | PaySketch | OrderSketch;

const KINDS: readonly WarSketch['kind'][] = ['shot', 'noShot', 'join', 'move', 'pay', 'order'];

/** Whether what a proposal looks like is one of ours. */
export function isSketch(sketch: object | undefined): sketch is WarSketch {
  return sketch !== undefined && 'kind' in sketch && KINDS.some((kind) => kind === sketch.kind);
}
