import type { Hex } from '@sitrep/hex';
import type { DiceGroup, DiceGroups, Plan } from '@sitrep/kernel';
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
  readonly dice: DiceGroups;
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

/** Every roll that a step offers before it is made. */
export type CvPlan = AttackPlan | CheckPlan | AccuracyPlan;
