import type { Hex } from '@sitrep/hex';
import type { RuleId, Seat } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { Phase } from './state.ts';
import type { Effect, Hit, Modifier, Stance } from './types.ts';

/** What a discipline check is made for. */
export const PURPOSES = [
  'rally',
  'survive',
  'treat',
  'selfTreat',
  'repair',
  'move',
  'lift',
  'carry',
  'overheat',
  'nerve',
] as const;
export type Purpose = (typeof PURPOSES)[number];

type Fact<Type extends string, Fields = unknown> = {
  readonly type: Type;
  readonly rule: RuleId;
  cause?: number;
} & Readonly<Fields>;

/** Two numbers that belong together: a piece and its hex, a weapon and its user. */
export type Pairs = readonly (readonly [number, number])[];

export type SetupEvent =
  /** Where a side put its pieces; the other side is not told what is hidden. */
  | Fact<
      'deployed',
      {
        seat: Seat;
        posts: Pairs;
        users: Pairs;
        inside: readonly Piece[];
        hidden: readonly Piece[];
        possible: readonly Hex[];
      }
    >
  | Fact<'phaseBegan', { turn: number; seat: Seat; phase: Phase }>
  | Fact<'ended', { winner: Seat; scores: readonly number[] }>;

export type DiscoveryEvent =
  /** It is known now that no undiscovered bunker is in these hexes. */
  | Fact<'probed', { hexes: readonly Hex[] }>
  | Fact<'discovered', { bunker: Piece; hex: Hex; pieces: readonly Piece[]; users: Pairs }>
  | Fact<'supportOpened'>;

export type SoldierEvent =
  | Fact<
      'checked',
      { soldier: Piece; purpose: Purpose; discipline: number; isPassed: boolean; piece?: Piece }
    >
  | Fact<'disciplineLent', { leader: Piece; hex: Hex }>
  | Fact<'stanceTaken', { soldier: Piece; stance: Stance }>
  | Fact<'wentDown', { soldier: Piece; hex: Hex }>
  | Fact<'stoodUp', { soldier: Piece }>
  | Fact<'wounded', { soldier: Piece; hex: Hex }>
  | Fact<'healed', { soldier: Piece; medic: Piece }>
  | Fact<'markerRemoved', { soldier: Piece }>
  /** `hex` is `NONE` for a piece that never came onto the map. */
  | Fact<'eliminated', { piece: Piece; hex: Hex }>
  | Fact<'sheltered', { soldier: Piece; isInside: boolean }>;

export type WeaponEvent =
  /** What happens in an undiscovered bunker is its owner's secret. */
  | Fact<'assigned', { weapon: Piece; soldier: Piece; assistant: Piece; seat: Seat; isSecret: boolean }>
  | Fact<'dropped', { soldier: Piece; piece: Piece }>
  | Fact<'malfunctioned', { weapon: Piece }>
  | Fact<'repaired', { weapon: Piece }>
  | Fact<'smokeLaid', { weapon: Piece; hex: Hex; armor: number }>;

export type MoveEvent =
  | Fact<
      'stepped',
      { soldiers: readonly Piece[]; hex: Hex; spent: readonly number[]; pieces: readonly Piece[] }
    >
  | Fact<'exited', { soldiers: readonly Piece[]; pieces: readonly Piece[] }>
  | Fact<'finished', { soldiers: readonly Piece[] }>
  | Fact<'lifted', { soldier: Piece; man: Piece }>;

export type FireEvent =
  | Fact<
      'fired',
      {
        seat: Seat;
        firer: Piece;
        weapon: Piece;
        hex: Hex;
        crew: readonly Piece[];
        bunker: Piece;
        leader: Piece;
        dots: number;
        /** Firepower committed, what is left of it, and how far it shoots. */
        committed: number;
        left: number;
        range: number;
        /** The dice for all targets in the hex. */
        pool: number;
        modifiers: readonly Modifier[];
      }
    >
  | Fact<'attacked', { firer: Piece; target: Piece; dice: number; modifiers: readonly Modifier[] }>
  | Fact<'rerolled', { seat: Seat; face: number }>
  | Fact<'tookCover', { target: Piece; hit: Hit }>
  | Fact<'affected', { target: Piece; hex: Hex; effect: Effect; excess: number }>
  | Fact<'backblast', { firer: Piece; count: number }>;

export type CloseCombatEvent =
  | Fact<'closeCombatBegan', { hex: Hex; soldiers: readonly Piece[]; instigator: Seat }>
  | Fact<
      'roundFought',
      { hex: Hex; totals: readonly number[]; results: readonly number[]; losses: readonly number[] }
    >
  | Fact<'closeCombatEnded', { hex: Hex }>;

export type SupportEvent =
  | Fact<'supportCalled', { chit: number; leader: Piece; from: Hex; hex: Hex }>
  | Fact<'supportStruck', { chit: number; hex: Hex; pool: number; modifiers: readonly Modifier[] }>
  | Fact<'supportLost', { chit: number }>;

export type CvEvent =
  | SetupEvent
  | DiscoveryEvent
  | SoldierEvent
  | WeaponEvent
  | MoveEvent
  | FireEvent
  | CloseCombatEvent
  | SupportEvent;
