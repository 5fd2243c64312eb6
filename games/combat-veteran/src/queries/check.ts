import { DIRECTIONS, findNeighbour, type Hex } from '@sitrep/hex';
import type { Dice, DiceGroups } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { Purpose } from '../events.ts';
import type { AccuracyPlan, CheckPlan, ScatterPlan } from '../plans.ts';
import { type Field, get, soldierOf } from './field.ts';

/** A discipline check to be made. */
export interface Check {
  readonly soldier: Piece;
  readonly purpose: Purpose;
  readonly rule: string;
  /** If it is not the soldier's own. */
  readonly discipline?: number;
  /** The weapon to be repaired. */
  readonly piece?: Piece;
}

const DIE = { count: 1, sides: 6 } as const;
const FACES = [1, 2, 3, 4, 5, 6];

/** CV-PIECE-18: a check up to its die. */
export function planCheck(
  field: Field,
  { soldier, purpose, rule, discipline = soldierOf(field, soldier).discipline, piece }: Check,
): CheckPlan {
  const dice = { [purpose]: DIE };
  return { type: 'check', rule, dice, soldier, purpose, discipline, ...(piece !== undefined && { piece }) };
}

/** CV-FS-05: the accuracy of fire support up to its die. */
export function planAccuracy(field: Field, leader: Piece, hex: Hex): AccuracyPlan {
  const { discipline } = soldierOf(field, leader);
  return { type: 'accuracy', rule: 'CV-FS-05', dice: { accuracy: DIE }, leader, hex, discipline };
}

/** CV-RES-03: a check of whoever is under fire. */
export function planNerve(field: Field, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'nerve', rule: 'CV-RES-03' });
}

/** CV-FS-05: where fire support goes that misses a hex, up to the die. */
export function planScatter(hex: Hex): ScatterPlan {
  return { type: 'scatter', rule: 'CV-FS-05', dice: { scatter: DIE }, hex };
}

/** CV-RULING-110: the neighbour that is struck instead; `undefined` is off the map. */
export function scatteredTo(
  { board: { grid } }: Field,
  { hex }: ScatterPlan,
  { scatter: [die = 1] }: Dice<ScatterPlan['dice']>,
): Hex | undefined {
  return findNeighbour(grid, hex, get(DIRECTIONS, die - 1));
}

/** On how many faces of its die a plan is passed. */
export function passingFaces({ discipline }: Pick<CheckPlan, 'discipline'>): number {
  return FACES.filter((face) => passes(face, discipline)).length;
}

/** CV-PIECE-18, CV-RULING-01: what the die does; no face passes or fails automatically. */
export function passes(die: number, discipline: number): boolean {
  return die < discipline;
}

/** Whether a plan of one die against a discipline is passed. Play calls this after rolling, odds call it for every face. */
export function isPassed({ discipline }: CheckPlan | AccuracyPlan, dice: Dice<DiceGroups>): boolean {
  return Object.values(dice).every(([die = 1]) => passes(die, discipline));
}
