import { type Allowance, DIRECTIONS, findNeighbour, type Hex, hexsideOf } from '@sitrep/hex';
import { derive } from '@sitrep/kernel';
import type { Board } from '../content/board.ts';
import { type Piece, STACK_LIMIT } from '../content/roster.ts';
import { ALL_POINTS, NONE, WAITING } from '../state.ts';
import { allowanceOf } from './allowance.ts';
import { type Field, get } from './field.ts';
import { isOverloaded, loadOf } from './loads.ts';
import { sizeOf } from './pieces.ts';
import { stepCost, terrainAt } from './terrain.ts';

/** A step that a group might make, and what it costs. */
export interface GroupStep {
  readonly hex: Hex;
  readonly cost: number | 'all';
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

/** The steps onto a map. */
const stepsOnto = derive.content((board: Board): readonly GroupStep[] =>
  board.edge.map((hex) => ({ hex, cost: terrainAt(board, hex).move })),
);

/** The steps from a hex of a map, by direction. */
const stepsOnMap = derive.content((board: Board, from: Hex): readonly GroupStep[] =>
  DIRECTIONS.flatMap((direction) => {
    const hex = findNeighbour(board.grid, from, direction);
    if (hex === undefined) return [];
    return [{ hex, cost: stepCost(board, from, hex, hexsideOf(board.grid, from, direction)) }];
  }),
);

/** CV-MOVE-01: the steps from a hex, by direction; from off the map to its edge (CV-RULING-133). */
export function stepsFrom({ board }: Field, from: Hex): readonly GroupStep[] {
  return from === WAITING ? stepsOnto(board) : stepsOnMap(board, from);
}

/** The points that a soldier will have spent after a step, or `undefined` if it cannot make it (CV-MOVE-05). */
export function spentAfter({ allowance, spent, steps }: March, { cost }: GroupStep): number | undefined {
  // CV-RULING-30: one hex, whatever it costs
  if (allowance === undefined) return steps === 0 ? spent : undefined;
  if (allowance.steps !== undefined && steps >= allowance.steps) return undefined;
  // CV-RULING-29: `all` takes the whole allowance, so nothing may have been spent yet
  if (cost === 'all') return spent === 0 && allowance.points > 0 ? ALL_POINTS : undefined;
  return spent + cost <= allowance.points ? spent + cost : undefined;
}

/** CV-MOVE-08: hexes where defensive fire was given are closed to everybody. */
export function isClosed({ game }: Field, hex: Hex): boolean {
  return game.closed.includes(hex);
}

/** The steps that all members can make together. */
export function groupSteps(field: Field, members: readonly Piece[], from: Hex): readonly GroupStep[] {
  const isOpen = openTo(field, members);
  return stepsFrom(field, from).filter(isOpen);
}

/** Whether there is any such step. */
export function canStep(field: Field, members: readonly Piece[], from: Hex): boolean {
  return stepsFrom(field, from).some(openTo(field, members));
}

function openTo(field: Field, members: readonly Piece[]): (step: GroupStep) => boolean {
  if (members.some((member) => isOverloaded(field, member, members))) return () => false;
  const marches = members.map((member) => marchOf(field, member, members));
  return (step) =>
    !isClosed(field, step.hex) && marches.every((march) => spentAfter(march, step) !== undefined);
}

export function hexOfGroup({ game }: Field, [first = NONE]: readonly Piece[]): Hex {
  return get(game.at, first);
}

/** How many pieces a group has with it. */
export function groupPieces(field: Field, members: readonly Piece[]): number {
  return members.reduce((sum, member) => sum + sizeOf(field, member), 0);
}

/** CV-RULING-133, CV-RULING-126: whether a group off the map can come onto it, with at most fifteen pieces. */
export function canEnter(field: Field, members: readonly Piece[]): boolean {
  return groupPieces(field, members) <= STACK_LIMIT && canStep(field, members, WAITING);
}

/** CV-S2-18, CV-RULING-135: whether a soldier can leave the map, for one point, or for one hex if it counts hexes. */
export function canExit({ allowance, spent, steps }: March): boolean {
  if (allowance === undefined) return steps === 0;
  return (allowance.steps === undefined || steps < allowance.steps) && spent + 1 <= allowance.points;
}
