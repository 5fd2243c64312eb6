import { type Allowance, DIRECTIONS, findNeighbour, type Hex, type Hexside, hexsideOf } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { ALL_POINTS } from '../state.ts';
import { allowanceOf } from './allowance.ts';
import { type Field, get } from './field.ts';
import { isOverloaded, loadOf } from './loads.ts';
import { stepCost, terrainAt } from './terrain.ts';

/** A step that a group might make; from off the map there is no side to cross. */
export interface GroupStep {
  readonly hex: Hex;
  readonly from: Hex;
  readonly side: Hexside | undefined;
}

/** How far a member of a group has come, and may go. */
export interface March {
  readonly soldier: Piece;
  /** `undefined` is one hex of any cost (CV-RULING-30). */
  readonly allowance: Allowance | undefined;
  readonly spent: number;
  readonly steps: number;
}

/** `members` move together, which counts for what each carries. */
export function marchOf(field: Field, soldier: Piece, members: readonly Piece[]): March {
  const { stance, spent, steps } = field.game;
  return {
    soldier,
    allowance: allowanceOf(get(stance, soldier), loadOf(field, soldier, members)),
    spent: get(spent, soldier),
    steps: get(steps, soldier),
  };
}

/** CV-MOVE-01: the steps from a hex, by direction. */
export function stepsFrom({ board: { grid } }: Field, from: Hex): readonly GroupStep[] {
  return DIRECTIONS.flatMap((direction) => {
    const hex = findNeighbour(grid, from, direction);
    return hex === undefined ? [] : [{ hex, from, side: hexsideOf(grid, from, direction) }];
  });
}

/** CV-RULING-133: the steps onto the map. */
export function arrivals({ board }: Field, from: Hex): readonly GroupStep[] {
  return board.edge.map((hex) => ({ hex, from, side: undefined }));
}

/** The points that a soldier will have spent after a step, or `undefined` where it cannot make it (CV-MOVE-05). */
export function spentAfter({ board }: Field, march: March, step: GroupStep): number | undefined {
  const { allowance, spent, steps } = march;
  // CV-RULING-30: one hex, whatever it costs
  if (allowance === undefined) return steps === 0 ? spent : undefined;
  if (allowance.steps !== undefined && steps >= allowance.steps) return undefined;
  const cost =
    step.side === undefined
      ? terrainAt(board, step.hex).move
      : stepCost(board, step.from, step.hex, step.side);
  // CV-RULING-29: all is the whole allowance, of which nothing may be spent yet
  if (cost === 'all') return spent === 0 && allowance.points > 0 ? ALL_POINTS : undefined;
  return spent + cost <= allowance.points ? spent + cost : undefined;
}

/** CV-MOVE-08: hexes where defensive fire was given are closed to everybody. */
function isClosed({ game }: Field, hex: Hex): boolean {
  return game.closed.includes(hex);
}

/** The steps that all members can make together. */
export function groupSteps(
  field: Field,
  members: readonly Piece[],
  steps: readonly GroupStep[],
): readonly GroupStep[] {
  if (members.some((member) => isOverloaded(field, member, members))) return [];
  const marches = members.map((member) => marchOf(field, member, members));
  return steps.filter(
    (step) =>
      !isClosed(field, step.hex) && marches.every((march) => spentAfter(field, march, step) !== undefined),
  );
}

/** CV-S2-18, CV-RULING-135: whether a soldier can go over the edge: for a point, or for a hex where it counts hexes. */
export function canExit({ allowance, spent, steps }: March): boolean {
  if (allowance === undefined) return steps === 0;
  return (allowance.steps === undefined || steps < allowance.steps) && spent + 1 <= allowance.points;
}
