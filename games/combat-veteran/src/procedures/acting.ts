import type { Acting as KernelActing } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CheckPlan } from '../plans.ts';
import { isPassed } from '../queries/check.ts';
import { type Field, fieldOf, get } from '../queries/field.ts';
import { findResult } from '../queries/victory.ts';

export type Acting = KernelActing<CvTypes>;

/** CV-PIECE-18: rolls a discipline check and says whether it was passed. */
export function makeCheck(context: Acting, plan: CheckPlan): boolean {
  const { soldier, purpose, rule, discipline, piece } = plan;
  const hasPassed = isPassed(plan, context.roll(plan));
  const about = { soldier, purpose, discipline, isPassed: hasPassed, ...(piece !== undefined && { piece }) };
  context.emit({ type: 'checked', rule, ...about });
  return hasPassed;
}

export function eliminate(context: Acting, piece: Piece, rule: string): void {
  context.emit({ type: 'eliminated', rule, piece, hex: get(context.state.game.at, piece) });
}

/** A soldier crawls from now on. */
export function goDown(context: Acting, soldier: Piece, rule: string): void {
  context.emit({ type: 'wentDown', rule, soldier, hex: get(context.state.game.at, soldier) });
}

/** CV-RULING-137: ends the match as soon as a side has won. */
export function testVictory(context: Acting): void {
  const { state } = context;
  if (state.game.result !== undefined) return;
  const result = findResult(fieldOf(state), state.config);
  if (result !== undefined) context.emit({ type: 'ended', ...result });
}

export function fieldIn(context: Acting): Field {
  return fieldOf(context.state);
}
