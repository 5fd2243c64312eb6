import type { Hex } from '@sitrep/hex';
import type { DiceGroup, Plan, Seat } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { Purpose } from './events.ts';
import type { Modifier } from './types.ts';

/** What the dice need to know about a target. */
export interface Target {
  readonly discipline: number;
  readonly isWounded: boolean;
  readonly isCrawling: boolean;
  /** CV-S2-20: Taliban pieces have no medic, and any wound kills them. */
  readonly diesOfWounds: boolean;
}

/** An attack on one target up to its dice (CV-ATK-15). */
export interface AttackPlan extends Plan {
  readonly type: 'attack';
  readonly dice: { readonly attack: DiceGroup };
  /** `NONE` for fire support. */
  readonly firer: Piece;
  /** `NONE` for the soldier's own rating. */
  readonly weapon: Piece;
  readonly target: Piece;
  readonly facts: Target;
  /** The dice before conditions: firepower, or a share of a pool. */
  readonly base: number;
  /** Everything that adds or removes dice, for the hex and for the target. */
  readonly modifiers: readonly Modifier[];
}

/** A discipline check up to its die, which is named after its purpose (CV-PIECE-18). */
export interface CheckPlan extends Plan {
  readonly type: 'check';
  readonly dice: { readonly [P in Purpose]?: DiceGroup };
  readonly soldier: Piece;
  readonly purpose: Purpose;
  /** What the die must stay below. */
  readonly discipline: number;
  /** The weapon to be repaired. */
  readonly piece?: Piece;
}

/** Whether fire support strikes the hex that it was called on, up to its die (CV-FS-05). */
export interface AccuracyPlan extends Plan {
  readonly type: 'accuracy';
  readonly dice: { readonly accuracy: DiceGroup };
  readonly leader: Piece;
  readonly hex: Hex;
  readonly discipline: number;
}

/** Where fire support that misses goes, up to its die (CV-FS-05). */
export interface ScatterPlan extends Plan {
  readonly type: 'scatter';
  readonly dice: { readonly scatter: DiceGroup };
  /** The hex that was missed. */
  readonly hex: Hex;
}

/** One die of an attack that is rolled again, up to its face (CV-HERO-02). */
export interface RerollPlan extends Plan {
  readonly type: 'reroll';
  readonly dice: { readonly reroll: DiceGroup };
  readonly target: Piece;
  readonly facts: Target;
  /** The dice as they lie, and the place of the one that is rolled again. */
  readonly faces: readonly number[];
  readonly place: number;
}

/** One side of a close combat. */
export interface Fighter {
  /** CV-CC-04 to CV-CC-06: soldiers and weapons that count, heroes twice. */
  readonly strength: number;
  /** CV-CC-07: the combat effect of the hex for the side that entered, and 0 for the other. */
  readonly terrain: number;
  /** The highest armor number among the side's pieces in the hex. */
  readonly armor: number;
}

/** A round of close combat up to its dice, that of the active side first (CV-CC-09). */
export interface RoundPlan extends Plan {
  readonly type: 'round';
  readonly dice: { readonly closeCombat: DiceGroup };
  readonly hex: Hex;
  readonly active: Seat;
  /** By seat. */
  readonly fighters: readonly [Fighter, Fighter];
}

/** Every roll there is. */
export type CvPlan = AttackPlan | CheckPlan | AccuracyPlan | ScatterPlan | RerollPlan | RoundPlan;
