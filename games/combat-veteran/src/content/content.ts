import type { Obstruction } from '@sitrep/hex';
import type { Barrier, Firepower, Nation, Scenario, Source, Terrain, WEAPON_SOUNDS } from '../types.ts';

/** A row of the terrain effects chart. */
export interface TerrainEffect {
  readonly id: Terrain;
  /** Movement points to enter; `all` is a soldier's whole allowance. */
  readonly move: number | 'all';
  /** The cost for a mover that comes from a river hex, if it differs. */
  readonly moveFromRiver?: 'all';
  /** Dice that attacks into the hex gain or lose. */
  readonly combat: number;
  readonly obstruction: Obstruction;
  /** The height level, which counts on maps with heights only. */
  readonly level: number;
  readonly source: Source;
}

/** A row of the chart for hexsides. */
export interface BarrierEffect {
  readonly id: Barrier;
  /** Movement points on top of those for the hex. */
  readonly move: number;
  /** Dice that attacks across it lose; if absent, it gives no protection. */
  readonly combat?: number;
  readonly source: Source;
}

export interface Chart {
  readonly terrain: readonly TerrainEffect[];
  readonly barriers: readonly BarrierEffect[];
}

/** The parts of the map that rules name: CV-S1-02, CV-S1-18, CV-S2-13, CV-S2-09. */
export const AREAS = ['north-of-path', 'victory-paddies', 'cop', 'mortar-pit'] as const;
export type Area = (typeof AREAS)[number];

/** A map as an author draws it: one character for each hex, one text for each row, all columns from the west. */
export interface MapDrawing {
  readonly firstColumn: number;
  readonly firstRow: number;
  /** Which columns lie half a hex further south. */
  readonly southColumns: 'odd' | 'even';
  /** CV-RULING-60: whether levels count. */
  readonly hasHeights: boolean;
  /** What the characters stand for. */
  readonly legend: Readonly<Record<string, Terrain>>;
  readonly rows: readonly string[];
  /** Hexsides by their two hexes. */
  readonly barriers: Readonly<Partial<Record<Barrier, readonly (readonly [string, string])[]>>>;
  readonly areas: Readonly<Partial<Record<Area, readonly string[]>>>;
}

export interface Soldier {
  readonly id: string;
  /** The name of a man; groups have none. */
  readonly name?: string;
  /** CV-PIECE-09: a medic has none. */
  readonly firepower?: number;
  readonly discipline: number;
  /** Rank dots; whoever has any is a leader. */
  readonly rank?: number;
  readonly isMedic?: true;
  readonly isHero?: true;
  /** How many men a group stands for. */
  readonly men?: number;
  readonly source: Source;
}

export interface WeaponType {
  readonly id: string;
  /** Radios and smoke have none. */
  readonly firepower?: Firepower;
  /** The firepower on a peak, if it differs (CV-S2-10). */
  readonly onPeak?: Firepower;
  /** CV-PIECE-10: how many soldiers operate it fully; with three it is a heavy weapon. */
  readonly crew: 1 | 2 | 3;
  readonly isExpendable?: true;
  readonly hasBackblast?: true;
  readonly isRadio?: true;
  /** Armor of the hex where it is used as smoke (CV-RULING-80). */
  readonly smoke?: number;
  /** Armor of its hex while it works; such a weapon is never carried (CV-S2-17). */
  readonly hexArmor?: number;
  /** Conditions that never modify its attacks (CV-S2-12). */
  readonly ignores?: readonly ('armor' | 'range')[];
  /** How a shot with it sounds; like a rifle if absent. */
  readonly sound?: (typeof WEAPON_SOUNDS)[number];
  readonly source: Source;
}

export interface Weapon {
  readonly id: string;
  readonly type: string;
}

/** CV-PIECE-17: the armor number is also how many pieces fit in (CV-STACK-13). */
export interface Bunker {
  readonly id: string;
  readonly armor: number;
  readonly firepower: number;
}

/** Fire-support chits of one kind: dice in one hex, or skulls. */
export interface ChitType {
  readonly id: string;
  readonly firepower?: number;
  readonly skulls?: 1 | 2;
  readonly count: number;
  /** CV-S1-09: available only when all others have been used. */
  readonly isLast?: true;
  /** Lies face up from the start and may be used in any turn, by this many effective men in the mortar pit (CV-S2-09). */
  readonly mortarCrew?: number;
  readonly source: Source;
}

/** The pieces of one side. */
export interface Force {
  readonly nation: Nation;
  readonly soldiers: readonly Soldier[];
  readonly weapons: readonly Weapon[];
  readonly bunkers?: readonly Bunker[];
  readonly chits?: readonly ChitType[];
}

export interface Forces {
  readonly us: Force;
  readonly enemy: Force;
  readonly weaponTypes: readonly WeaponType[];
}

/** The constraints on set-up, and for each side one set-up that meets them. */
export interface SetupRules {
  /** Weapons that start with the soldiers named; the first of them uses it. */
  readonly pairings: readonly { readonly weapon: string; readonly soldiers: readonly string[] }[];
  /** Pieces that start in a given hex. */
  readonly posts: readonly { readonly piece: string; readonly hex: string }[];
  /** CV-S2-04: how many face-down chits each turn's box gets. */
  readonly track?: readonly number[];
  readonly suggested: { readonly us: Deployment; readonly enemy: Deployment };
}

/** Where one side puts its pieces. What is not named starts off the map. */
export interface Deployment {
  /** The hex of each soldier, bunker, and weapon that nobody uses. */
  readonly posts: Readonly<Record<string, string>>;
  /** The soldier that uses each weapon. */
  readonly users: Readonly<Record<string, string>>;
  /** The soldiers inside the bunker of their hex; weapons are where their users are (CV-RULING-79). */
  readonly inside: readonly string[];
}

/** Everything a match needs from a pack. */
export interface Content {
  readonly scenario: Scenario;
  readonly chart: Chart;
  readonly map: MapDrawing;
  readonly forces: Forces;
  readonly setup: SetupRules;
}
