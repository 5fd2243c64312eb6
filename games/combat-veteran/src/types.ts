/** The vocabulary of the game: closed lists, and types built from them. */

export const SCENARIOS = ['rice-paddy', 'keating'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The two players: seat 0 is the US side, seat 1 its enemy. */
export const SIDES = ['us', 'enemy'] as const;
export type Side = (typeof SIDES)[number];

/** CV-PIECE-02: the nationalities. */
export const NATIONS = ['us-vietnam', 'us-afghanistan', 'viet-cong', 'taliban'] as const;
export type Nation = (typeof NATIONS)[number];

/** The terrain of a hex. A river hex with trees or buildings is a terrain of its own (CV-LOS-07). */
export const TERRAINS = [
  'clear',
  'rocky-ground',
  'path',
  'switchback',
  'bridge',
  'river',
  'river-trees',
  'river-buildings',
  'rice-paddy',
  'shellhole',
  'plants-trees',
  'jungle',
  'buildings',
  'mountain',
  'mountain-vegetation',
  'peak',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What a hexside may be. */
export const BARRIERS = ['wall', 'barbed-wire', 'dike'] as const;
export type Barrier = (typeof BARRIERS)[number];

/** CV-PIECE-04: plain replaces, plus adds, circled goes into one hex. */
export const FIREPOWERS = ['plain', 'plus', 'circled'] as const;
export type FirepowerKind = (typeof FIREPOWERS)[number];

/** What weapons sound like, besides rifles. */
export const WEAPON_SOUNDS = ['machineGun', 'launcher'] as const;

export interface Firepower {
  readonly kind: FirepowerKind;
  readonly value: number;
}

/** Where a name or figure comes from. */
export const SOURCES = ['rulebook', 'original'] as const;
export type Source = (typeof SOURCES)[number];

/** CV-STANCE-01. */
export const STANCES = ['walking', 'crawling', 'running', 'sprinting', 'wounded'] as const;
export type Stance = (typeof STANCES)[number];

/** The battlefield conditions that add or take away dice, by the names of the rules. */
export const CONDITIONS = [
  'terrain',
  'armor',
  'captured',
  'misadventure',
  'overstacking',
  'proximity',
  'range',
  'rank',
  'bunker',
  'carrying',
  'crawling',
  'sprinting',
  'wounded',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Dice that a condition adds, or takes away if negative. */
export interface Modifier {
  readonly condition: Condition;
  readonly dice: number;
  readonly rule: string;
}

/** The dice of an attack that count, by result: CV-RES-01 and CV-RES-03 to CV-RES-06. */
export interface Tally {
  readonly covers: number;
  readonly checks: number;
  readonly pins: number;
  readonly lights: number;
  readonly severes: number;
}

/** The effects of an attack, each worse than the one before. */
export const EFFECTS = ['none', 'crawl', 'wounded', 'killed'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What the dice do, before the checks that are still to be rolled. */
export interface AttackResult {
  readonly effect: Effect;
  /** How many checks the target makes, one after another until one fails and it crawls. */
  readonly checks: number;
  /** CV-COLL-01: sixes that were not needed to kill, each of which damages a weapon or bunker. */
  readonly excess: number;
}

/** The results that Take Cover can cancel, the worst first. */
export const HITS = ['severes', 'lights', 'pins', 'checks'] as const;
export type Hit = (typeof HITS)[number];
