import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { Config } from '../cv-types.ts';
import { EXITED, GONE, NONE, type Result } from '../state.ts';
import { type Field, get } from './field.ts';
import { isOnMap, isWounded, soldiersOf } from './pieces.ts';

const US = 0;
const ENEMY = 1;

/** CV-S2-22: how many soldiers must leave the map to win. */
export const EXITS = 5;

/** CV-S1-17, CV-S1-18: what scores, and how much: hits on the enemy, US soldiers in the paddies, US losses. */
export const WORTH = { hit: 1, paddy: 1, wounded: 1, killed: 3 } as const;

/** The rules that a firefight can end by. */
export type Why = 'CV-S1-19' | 'CV-RULING-128' | 'CV-S2-21' | 'CV-S2-22' | 'CV-S2-23';

/** How far a side has got towards its goal, for those who look on during the game. */
export interface Progress {
  readonly seat: Seat;
  /** Victory points, soldiers who have left the map, or the other side's soldiers who are still to be dealt with. */
  readonly kind: 'points' | 'exits' | 'left';
  readonly count: number;
  /** What is needed, where a number decides. */
  readonly of: number;
}

/** CV-S1-17, CV-S2-21, CV-S2-22: where both sides stand by now, as far as it is known. */
export function progressOf(field: Field): readonly Progress[] {
  if (field.content.scenario === 'keating') {
    const soldiers = soldiersOf(field, US);
    const left = soldiers.filter((soldier) => isUnwounded(field, soldier)).length;
    return [
      { seat: US, kind: 'exits', count: exitsOf(field), of: EXITS },
      { seat: ENEMY, kind: 'left', count: left, of: 0 },
    ];
  }
  return scoresOf(field).map((count, seat) => ({ seat, kind: 'points', count, of: 0 }));
}

function exitsOf(field: Field): number {
  return soldiersOf(field, US).filter((soldier) => get(field.game.at, soldier) === EXITED).length;
}

function isUnwounded(field: Field, soldier: Piece): boolean {
  return isOnMap(field, soldier) && !isWounded(field, soldier);
}

/** A victory before the last turn: CV-S2-21, CV-S2-22, CV-RULING-142. */
export function findResult(field: Field, config: Config): Result | undefined {
  return field.content.scenario === 'keating' ? keatingResult(field, config) : ricePaddyResult(field);
}

/** CV-TURN-05: the result after the last turn. */
export function finalResult(field: Field): Result {
  if (field.content.scenario === 'keating') return { rule: 'CV-S2-23', winner: NONE, scores: [] };
  const scores = scoresOf(field);
  const [us = 0, enemy = 0] = scores;
  // CV-RULING-128: equal scores are a draw
  if (us === enemy) return { rule: 'CV-RULING-128', winner: NONE, scores };
  return { rule: 'CV-S1-19', winner: us > enemy ? US : ENEMY, scores };
}

function keatingResult(field: Field, { exitBlocksTaliban }: Config): Result | undefined {
  const exits = exitsOf(field);
  // CV-RULING-137: five exits have already happened, so they count first
  if (exits >= EXITS) return { rule: 'CV-S2-22', winner: US, scores: [] };
  const isHeld = soldiersOf(field, US).some((soldier) => isUnwounded(field, soldier));
  // CV-RULING-136, CV-RULING-152: runners do not keep the Taliban from winning, unless the switch is on
  if (isHeld || (exitBlocksTaliban && exits > 0)) return undefined;
  return { rule: 'CV-S2-21', winner: ENEMY, scores: [] };
}

/** CV-RULING-142: without a US soldier nothing can change any more. */
function ricePaddyResult(field: Field): Result | undefined {
  const isLeft = soldiersOf(field, US).some((soldier) => isOnMap(field, soldier));
  return isLeft ? undefined : finalResult(field);
}

/** CV-S1-17, CV-S1-18, CV-RULING-127: the casualties each side inflicted, and US soldiers in the paddies. */
function scoresOf(field: Field): readonly number[] {
  const lost = (soldier: Piece) => get(field.game.at, soldier) === GONE;
  const paddies = field.board.areas.get('victory-paddies');
  let [us, enemy] = [0, 0];
  for (const soldier of soldiersOf(field, ENEMY))
    if (lost(soldier) || isWounded(field, soldier)) us += WORTH.hit;
  for (const soldier of soldiersOf(field, US)) {
    if (lost(soldier)) enemy += WORTH.killed;
    else if (isWounded(field, soldier)) enemy += WORTH.wounded;
    // CV-RULING-129: in any stance
    if (paddies?.has(get(field.game.at, soldier))) us += WORTH.paddy;
  }
  return [us, enemy];
}
