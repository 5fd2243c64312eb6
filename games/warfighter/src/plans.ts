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

/** The roll of a healer on the table of a card, up to its die (WF-WOUND-06). */
export interface HealPlan extends Plan {
  readonly type: 'heal';
  readonly dice: { readonly heal: DiceGroup };
  readonly healer: number;
  /** Whose Wound it is. */
  readonly soldier: number;
  readonly rows: readonly { readonly from: number; readonly heal: number }[];
  /** What is added to the die. */
  readonly modifier: number;
}

/** What becomes of a Soldier who left the mission, up to its die (WF-DOWN-18). */
export interface FatePlan extends Plan {
  readonly type: 'fate';
  readonly dice: { readonly outcome: DiceGroup };
  readonly soldier: number;
  readonly modifier: number;
}

/** Whether camouflage deceives a hostile, up to its die (WF-RULING-96). */
export interface CamouflagePlan extends Plan {
  readonly type: 'camouflage';
  readonly dice: { readonly camouflage: DiceGroup };
  readonly hostile: number;
  /** The lowest face that deceives it. */
  readonly from: number;
}

/** An attack that is nobody's, on all in a Location, up to its dice (WF-RULING-144). */
export interface ChartPlan extends Plan {
  readonly type: 'chart';
  readonly dice: { readonly hostile: DiceGroup; readonly cover: DiceGroup };
  readonly rows: readonly ChartRow[];
  readonly penetration: number;
}

/** Whether a Soldier withstands the climate, up to its die (WF-ENV-01). */
export interface EnvironmentPlan extends Plan {
  readonly type: 'environment';
  readonly dice: { readonly environment: DiceGroup };
  readonly soldier: number;
  readonly climate: string;
  readonly needed: number;
}

/** What changes the missions that are left, up to its die (WF-CAMP-12). */
export interface AdjustmentPlan extends Plan {
  readonly type: 'adjustment';
  readonly dice: { readonly adjustment: DiceGroup };
}

/** What is found by lot, after which its die is called. */
export type LotName = 'mission' | 'objective' | 'target';

/** One of several things by chance, by a die with as many sides (WF-OPT-09, WF-CAMP-02, WF-RULING-35). */
export interface LotPlan<V extends string | number = string | number> extends Plan {
  readonly type: 'lot';
  readonly dice: { readonly [name in LotName]?: DiceGroup };
  /** A card by its id, or a Soldier by his number. */
  readonly lots: readonly V[];
}

/** Every roll there is. */
export type WarPlan =
  | AttackPlan
  | HostilePlan
  | HealPlan
  | FatePlan
  | CamouflagePlan
  | ChartPlan
  | EnvironmentPlan
  | AdjustmentPlan
  | LotPlan;
