/** The words of the game: closed lists, and what is built of them. */

export const SCENARIOS = ['rice-paddy', 'keating'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The two players: seat 0 is the US side, seat 1 its enemy. */
export const SIDES = ['us', 'enemy'] as const;
export type Side = (typeof SIDES)[number];

/** CV-PIECE-02: the nationalities. */
export const NATIONS = ['us-vietnam', 'us-afghanistan', 'viet-cong', 'taliban'] as const;
export type Nation = (typeof NATIONS)[number];

/** What a hex is. A river hex that holds trees or buildings is one of its own (CV-LOS-07). */
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
