import type { Reason } from '@sitrep/kernel';
import type { FireMode } from '../content/cards.ts';
import type { AttackFigures, WarTypes } from '../types.ts';
import type { Form } from './focus.ts';

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
  /** The cards that join it, and what is discarded for them. */
  readonly cards: readonly string[];
  readonly discards: readonly number[];
  /** What could join it, each on the best attack of its Soldier to which it makes a difference. */
  readonly joins: readonly JoinSketch[];
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

/** Something that could join an attack in one form, or that does already. */
export interface JoinSketch {
  /** The part of the proposal that it is, and its value. */
  readonly name: string;
  readonly form: Form;
  readonly isChosen: boolean;
  /** Whose it is, and the card that it is printed on. */
  readonly soldier: number;
  readonly card: string;
  /** The chance of a Kill without it and with it, in thousandths. */
  readonly kill: readonly [without: number, joined: number];
  /** What it adds to every attack die. */
  readonly amount: number;
  /** What it costs: XP, and cards that are discarded. */
  readonly xp: number;
  readonly discards: readonly number[];
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

/** A Location that is taken by Recon and played. */
export interface OpeningSketch {
  readonly kind: 'opening';
  readonly soldier: number;
  readonly card: number;
}

/** What comes one after the other. */
export interface OrderSketch {
  readonly kind: 'order';
}

export type WarSketch = ShotSketch | NoShotSketch | MoveSketch | PaySketch | OpeningSketch | OrderSketch;

const KINDS: readonly WarSketch['kind'][] = ['shot', 'noShot', 'move', 'pay', 'opening', 'order'];

/** Whether what a proposal looks like is one of ours. */
export function isSketch(sketch: object | undefined): sketch is WarSketch {
  return sketch !== undefined && 'kind' in sketch && KINDS.some((kind) => kind === sketch.kind);
}
