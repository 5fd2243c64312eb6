import type { Hex } from '@sitrep/hex';
import type { Deployment } from './content/content.ts';
import type { Piece } from './content/roster.ts';
import type { Hit, Stance } from './types.ts';

type Of<Type extends string, Fields = unknown> = { readonly type: Type } & Readonly<Fields>;

export type DeployCommand = Of<'deploy', Deployment>;

/** Discipline Phase. `leader` is `NONE` for a check against the soldier's own discipline. */
export type DisciplineCommand =
  | Of<'rally', { soldier: Piece; leader: Piece }>
  | Of<'treat', { soldier: Piece }>
  | Of<'selfTreat', { soldier: Piece }>
  | Of<'repair', { weapon: Piece; soldier: Piece }>
  | Of<'assign', { weapon: Piece; soldier: Piece; assistant: Piece }>
  | Of<'shelter', { soldier: Piece; isInside: boolean }>;

export type MoveCommand =
  | Of<'carryOn', { soldier: Piece }>
  | Of<'setDown', { soldier: Piece }>
  | Of<'activate', { soldier: Piece }>
  | Of<'tryMove', { soldier: Piece }>
  | Of<'smoke', { weapon: Piece; hex: Hex }>
  | Of<'step', { hex: Hex }>
  | Of<'join', { soldier: Piece }>
  | Of<'leave', { soldier: Piece }>
  | Of<'detach', { soldier: Piece }>
  | Of<'lift', { soldier: Piece; man: Piece }>
  | Of<'drop', { soldier: Piece; piece: Piece }>
  | Of<'exit'>
  | Of<'stop'>
  | Of<'takeShelter', { soldier: Piece }>
  | Of<'stayOut'>
  | Of<'overheat', { soldier: Piece }>
  | Of<'keepMarker'>
  | Of<'removeMarker'>;

/** An attack is put together one choice at a time; `weapon` is `NONE` for the soldier's own rating. */
export type FireCommand =
  | Of<'fire', { soldier: Piece; weapon: Piece }>
  | Of<'aim', { hex: Hex }>
  | Of<'crew', { soldier: Piece }>
  | Of<'noCrew'>
  | Of<'bonus', { isUsed: boolean }>
  | Of<'rank', { leader: Piece; dots: number }>
  | Of<'commit', { dice: number }>
  | Of<'target', { soldier: Piece }>
  | Of<'share', { dice: number }>
  | Of<'holdFire'>;

/** Dice of the same face are the same: a re-roll names the face. */
export type ResultCommand =
  | Of<'reroll', { face: number }>
  | Of<'keepDice'>
  | Of<'cover', { hit: Hit }>
  | Of<'noCover'>
  | Of<'damage', { piece: Piece }>
  | Of<'expose', { soldier: Piece }>
  | Of<'fight', { hex: Hex }>
  | Of<'lose', { piece: Piece }>;

/** `supportBlind` takes a face-down chit of the turn (CV-S2-04). */
export type SupportCommand =
  | Of<'support', { chit: number }>
  | Of<'supportBlind'>
  | Of<'spotter', { leader: Piece }>
  | Of<'callOn', { hex: Hex }>;

export type Command =
  | DeployCommand
  | DisciplineCommand
  | Of<'stance', { soldier: Piece; stance: Stance }>
  | MoveCommand
  | FireCommand
  | ResultCommand
  | SupportCommand
  | Of<'endPhase'>;
