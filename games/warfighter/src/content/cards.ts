import type { Ability, ChartRow, HostileClass, Span } from './vocabulary.ts';

export const CARD_TYPES = [
  'mission',
  'objective',
  'location',
  'hostile',
  'event',
  'soldier',
  'weapon',
  'equipment',
  'skill',
  'record',
  'action',
  'report',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SOURCES = ['rulebook', 'public', 'original'] as const;

interface CardBase {
  readonly id: string;
  readonly source: (typeof SOURCES)[number];
  readonly traits?: readonly string[];
  readonly abilities?: readonly Ability[];
}

/** Hostile thresholds for the six team-value bands (WF-HOST-05); `none` draws nothing. */
export type HostileTable = readonly [Threshold, Threshold, Threshold, Threshold, Threshold, Threshold];
export type Threshold = number | 'none';

export interface MissionCard extends CardBase {
  readonly type: 'mission';
  readonly region: string;
  readonly resources: number;
  readonly time: number;
  readonly objectiveSlot: number;
  readonly loadout: number;
  readonly entrance: number;
  readonly striking?: number;
  readonly reinforce?: readonly number[];
  /** The type of card searched out before hands are dealt (WF-SETUP-23). */
  readonly recon?: 'location' | 'support' | 'stealth' | 'covert';
  /** Once the Objective is done, the team must get away (WF-MISSIONTYPE-08). */
  readonly raid?: true;
  /** A Mission and an Objective of one set go together and with nothing else (WF-SETUP-07). */
  readonly set?: string;
}

/** What can be attacked although it is not a hostile card (WF-ATK-36). */
export interface AttackTarget {
  readonly cover: number;
  /** The Kills that it takes. */
  readonly hits: number;
  readonly size?: number;
  readonly traits?: readonly string[];
  readonly explosionOnly?: true;
  readonly range?: Span;
}

/** What the team does with the target of an Objective; the rules for it are the same. */
export const TARGET_VERBS = ['destroy', 'kill', 'free', 'capture', 'clear'] as const;

/** What must be attacked to fulfil an Objective (WF-OBJ-12, 14). */
export interface ObjectiveTarget extends AttackTarget {
  /** What it is called: a term, whose form `object` names all of them after the verb. */
  readonly name?: string;
  /** `destroy` by default. */
  readonly verb?: (typeof TARGET_VERBS)[number];
  readonly count: number;
  readonly screenedBy?: HostileClass;
}

/** Spec 28.8; all must hold at the same moment (WF-OBJ-07). */
export type ObjectiveCondition =
  | { readonly need: 'eliminateHostiles' }
  | { readonly need: 'onSite' }
  | { readonly need: 'destroyTargets' }
  | { readonly need: 'timeLimit'; readonly turns: number }
  | { readonly need: 'keepClear'; readonly turns: number }
  | { readonly need: 'eliminateHostile'; readonly card: string }
  | { readonly need: 'escape' }
  | { readonly need: 'failIf'; readonly is: FailCondition; readonly least: number };

/** Ways to fail an Objective (WF-OBJ-23): Soldiers who have left the mission, hostile cards that are in the Objective. */
export const FAIL_CONDITIONS = ['soldiersLost', 'hostilesHere'] as const;
export type FailCondition = (typeof FAIL_CONDITIONS)[number];

export interface ObjectiveCard extends CardBase {
  readonly type: 'objective';
  readonly region: string;
  readonly entrance: number;
  readonly striking?: number;
  readonly reinforce: readonly number[];
  readonly alwaysReinforce?: true;
  readonly hostiles: HostileTable;
  readonly conditions: readonly ObjectiveCondition[];
  readonly target?: ObjectiveTarget;
  /** Hostile cards that lie here from the start and come alive with the Objective (WF-SETUP-09, WF-OBJ-17). */
  readonly present?: readonly string[];
  /** Another Objective card whose text joins this one's when it is activated (WF-RULING-128). */
  readonly embedded?: string;
  readonly set?: string;
}

export interface LocationCard extends CardBase {
  readonly type: 'location';
  readonly region: string;
  readonly count: number;
  readonly entrance: number;
  /** The Actions that entering or leaving Striking takes (WF-HTH-08); 1 by default. */
  readonly striking?: number;
  readonly reinforce: readonly number[];
  readonly alwaysReinforce?: true;
  readonly playCost?: { readonly actions: number } | { readonly xp: number };
  readonly hostiles: HostileTable;
}

/** The columns of a chart by uncovered reticles; the first column whose `reticles` holds the number is used. */
export interface ChartColumn {
  readonly reticles: Span;
  readonly rows: readonly ChartRow[];
}

export interface Chart {
  readonly range: Span;
  readonly columns: readonly ChartColumn[];
}

export interface HostileCard extends CardBase {
  readonly type: 'hostile';
  readonly enemy: string;
  readonly count: number;
  readonly value: number;
  readonly reticles: number;
  readonly cover: number;
  readonly penetration?: number;
  /** Which of the enemy's decks it belongs to; absent if there is only one (WF-SETUP-03). */
  readonly level?: HostileLevel;
  /** Entering play, it draws an Event (WF-HOST-08). */
  readonly banner?: true;
  /** The first year in which it appears (WF-OPT-10). */
  readonly year?: number;
  readonly charts: readonly Chart[];
}

export const HOSTILE_LEVELS = ['frontline', 'elite'] as const;
export type HostileLevel = (typeof HOSTILE_LEVELS)[number];

export interface EventCard extends CardBase {
  readonly type: 'event';
  readonly enemy: string;
  readonly count: number;
  /** What it counts in a draw; Events without one have a deck of their own (WF-HOST-07, 08). */
  readonly value?: number;
  /** The XP for which it can be cancelled (WF-HOST-49). */
  readonly cancelXp?: number;
  /** An attack may remove it from where it stays (WF-HOST-50). */
  readonly attackable?: AttackTarget;
}

export const SOLDIER_KINDS = ['player', 'nonPlayer', 'squad'] as const;
export type SoldierKind = (typeof SOLDIER_KINDS)[number];

export interface SoldierCard extends CardBase {
  readonly type: 'soldier';
  readonly kind: SoldierKind;
  readonly nation: string;
  readonly cost: number;
  readonly movement: number;
  readonly cover: number;
  readonly health: number;
  /** Actions by current Health, first entry for Health 1 (WF-SOLD-02, 05). */
  readonly actions: readonly number[];
  readonly loadout?: number;
  readonly unarmed?: number;
  /** Added to attack dice in hand-to-hand combat, which needs Striking first (WF-SOLD-13, WF-HTH-07). */
  readonly hth?: number;
  /** Printed weapons, equipment and skills: all of a Non-Player Soldier's, and free ones of others (WF-BUY-05, 11). */
  readonly kit?: readonly string[];
  /** A Squad Soldier's kill numbers by current Health, first entry for Health 1. */
  readonly squadAttack?: readonly (readonly RangeFigure[])[];
  readonly xp?: number;
  readonly hardy?: readonly Hardy[];
}

/** Counters against an environment (WF-ENV-03, 04). */
export interface Hardy {
  readonly climate: string;
  readonly amount: number;
}

export interface RangeFigure {
  readonly range: number;
  readonly kill: number;
  /** Natural results up to this empty the weapon (WF-ATK-10). */
  readonly reload?: number;
}

export const FIRE_MODES = [
  'semi',
  'burst',
  'auto',
  'explosion',
  'strong',
  'normal',
  'fast',
  'thrown',
  'standard',
  'skillful',
  'finesse',
] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** One mode of a profile: its dice, and what it prints instead of or beside the profile's figures. */
export interface Mode {
  readonly mode: FireMode;
  readonly dice: number;
  /** In place of the Kill number of the range (WF-HTH-20). */
  readonly kill?: number;
  /** Added to the attack dice. */
  readonly attack?: number;
  /** Added to the Defeat Cover die, beside the profile's. */
  readonly penetration?: number;
  /** Natural results up to this make the attacker stumble (WF-HTH-22). */
  readonly stumble?: number;
  /** What it costs (WF-ATK-08). */
  readonly xp?: number;
}

/** One way of attacking with a weapon: its rifle part, its launcher part, its blade. */
export interface Profile {
  readonly ranges: readonly RangeFigure[];
  readonly modes: readonly Mode[];
  /** From Striking Range only, with the HtH modifier (WF-HTH-07, 20). */
  readonly melee?: true;
  /** The card itself is thrown and lies under its target (WF-HTH-24, 25). */
  readonly thrown?: true;
  /** Which ammunition stack it uses; absent when it needs none. */
  readonly stack?: number;
  readonly penetration?: number;
  readonly singleShot?: true;
  /** Every attack uses up one counter, as launched grenades do. */
  readonly spends?: true;
}

export interface AmmoStack {
  readonly ammo: string;
  readonly count: number;
  /** How many counters 1 RP buys; the printed number by default (WF-BUY-17, 18). */
  readonly setSize?: number;
}

interface Purchasable extends CardBase {
  readonly cost: number;
  readonly load?: number;
  readonly nation?: string;
  readonly limit?: { readonly times: number; readonly per: 'soldier' | 'weapon' | 'mission' };
  readonly prereq?: string;
  /** A card that somebody of the team must have (WF-BUY-14). */
  readonly teamPrereq?: string;
  /** Open to Soldiers of every kind (WF-BUY-07). */
  readonly anySoldier?: true;
  /** The first year in which it is available (WF-OPT-10). */
  readonly year?: number;
}

export interface WeaponCard extends Purchasable {
  readonly type: 'weapon';
  readonly words: readonly string[];
  readonly profiles: readonly Profile[];
  readonly stacks: readonly AmmoStack[];
  readonly rails?: number;
  /** It has a Bipod or Tripod; some cannot be used before it is deployed (WF-KEY-07). */
  readonly bipod?: 'helps' | 'needed';
  /** Bought unit by unit, each use removes one (WF-BUY-19, WF-ATK-29). */
  readonly expended?: true;
  readonly triggered?: true;
  /** Title words or traits, one of which another carried weapon must have (WF-BUY-23). */
  readonly requires?: readonly string[];
  readonly selfDefense?: true;
}

export interface EquipmentCard extends Purchasable {
  readonly type: 'equipment';
  /** Title words or traits of what it can be attached to (WF-BUY-22). */
  readonly attachesTo?: readonly string[];
  /** The same in the older edition (switch acog-legacy). */
  readonly legacyAttachesTo?: readonly string[];
  readonly counters?: number;
  /** Bought unit by unit, each use removes one. */
  readonly expended?: true;
}

export interface SkillCard extends Purchasable {
  readonly type: 'skill';
  /** Only printed on Soldiers, never bought (WF-BUY-24). */
  readonly negative?: true;
}

/** A Service Record: what a Soldier has been through (WF-SR-01 to 08). */
export interface RecordCard extends CardBase {
  readonly type: 'record';
  readonly cost: number;
  readonly nation: string;
  readonly kinds: readonly SoldierKind[];
  /** First and last month of the battle, as `1943-07`. */
  readonly period: readonly [from: string, to: string];
}

export interface ActionCard extends CardBase {
  readonly type: 'action';
  readonly count: number;
  /** A marker fetches a Location when it is drawn (WF-CARD-25). */
  readonly kind?: 'support' | 'stealth' | 'covert' | 'marker';
  /** Other cards of the hand to discard (WF-CARD-07). */
  readonly discard?: number;
  readonly retain?: number;
}

export interface ReportCard extends CardBase {
  readonly type: 'report';
}

export type Card =
  | MissionCard
  | ObjectiveCard
  | LocationCard
  | HostileCard
  | EventCard
  | SoldierCard
  | WeaponCard
  | EquipmentCard
  | SkillCard
  | RecordCard
  | ActionCard
  | ReportCard;

export type CardOf<T extends CardType> = Extract<Card, { type: T }>;

/** The cards of a match: all by id, and the drawn ones one by one; a card's place in `instances` is its token. */
export interface Content {
  readonly ruleset: string;
  readonly cards: Readonly<Record<string, Card>>;
  readonly instances: readonly string[];
}
