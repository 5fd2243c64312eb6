import type { DiceGroup, Plan } from '@sitrep/kernel';
import type { FireMode } from './content/cards.ts';
import type { ChartRow } from './content/vocabulary.ts';
import type { AttackFigures } from './frames.ts';

/** One addition to a die, with the card it comes from. */
export interface Modifier {
  readonly source: string;
  readonly amount: number;
}

/** Everything about an attack on the enemy that the dice do not decide. */
interface AttackPlanOf extends Plan {
  /** The cover die is not rolled when its face is fixed. */
  readonly dice: { readonly attack: DiceGroup; readonly cover: DiceGroup };
  readonly mode: FireMode;
  /** The number an attack die must reach after its modifiers. */
  readonly kill: number;
  readonly attack: readonly Modifier[];
  /** The number the cover die must reach after its modifiers. */
  readonly cover: number;
  readonly defeatCover: readonly Modifier[];
  /** The cover die counts as this face without being rolled; 0 when it is rolled. */
  readonly fixedCover: number;
  readonly isAutomatic: boolean;
  /** Natural results up to this number empty the weapon; 0 if none do. */
  readonly reload: number;
  readonly canJam: boolean;
  readonly isStealth: boolean;
  readonly isUnarmed: boolean;
  /** Every die counts separately, as in an Explosion (WF-ATK-22, 23). */
  readonly isSeparate: boolean;
  /** The number that all dice but the best must reach as well (WF-ATK-24). */
  readonly sprayFrom: number;
  /** Natural results up to this number make the attacker stumble; 0 if none do (WF-HTH-22). */
  readonly stumble: number;
  /** How many reticles or hits are left to score, and whether a Suppress would do anything. */
  readonly uncovered: number;
  readonly suppressed: number;
  readonly takesSuppress: boolean;
}

/** An attack of a Soldier up to its dice (WF-ATK-09). */
export interface ShotPlan extends AttackPlanOf {
  readonly type: 'shot';
  readonly figures: AttackFigures;
}

/** The Explosion of a Support card up to its dice (WF-CARD-17). */
export interface SupportPlan extends AttackPlanOf {
  readonly type: 'support';
  /** The card, as far as it is known. */
  readonly card: string;
  readonly hostile: number;
}

export type AttackPlan = ShotPlan | SupportPlan;

/** An attack of a hostile card up to its dice (WF-HOST-32). */
export interface HostilePlan extends Plan {
  readonly type: 'hostile';
  readonly dice: { readonly hostile: DiceGroup; readonly cover: DiceGroup };
  readonly hostile: number;
  /** The card that the token stands for. */
  readonly card: string;
  readonly soldier: number;
  /** What names the column of its chart: how far its target is, and its uncovered reticles. */
  readonly range: number;
  readonly reticles: number;
  readonly rows: readonly ChartRow[];
  readonly penetration: number;
  readonly cover: number;
}

/** Every roll that a step offers before it is made. */
export type WarPlan = AttackPlan | HostilePlan;
