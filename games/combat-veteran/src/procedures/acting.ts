import type { Acting as KernelActing } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { Purpose } from '../events.ts';
import { passes } from '../queries/check.ts';
import { type Field, fieldOf, soldierOf } from '../queries/field.ts';
import { findResult } from '../queries/victory.ts';

export type Acting = KernelActing<CvTypes>;

/** A d6 of the one public stream (CV-RULING-03). */
export function rollDie(context: Acting, rule: string, name: string): number {
  const [die = 1] = context.roll({ rule, name, sides: 6 });
  return die;
}

/** A discipline check to be made. */
export interface Check {
  readonly soldier: Piece;
  readonly purpose: Purpose;
  readonly rule: string;
  /** Where it is not the soldier's own. */
  readonly discipline?: number;
  /** The weapon to be repaired. */
  readonly piece?: Piece;
}

/** CV-PIECE-18: rolls a discipline check and says whether it was passed. */
export function makeCheck(context: Acting, { soldier, purpose, rule, discipline, piece }: Check): boolean {
  const needed = discipline ?? soldierOf(fieldOf(context.state), soldier).discipline;
  const isPassed = passes(rollDie(context, rule, purpose), needed);
  const about = { soldier, purpose, discipline: needed, isPassed, ...(piece !== undefined && { piece }) };
  context.emit({ type: 'checked', rule, ...about });
  return isPassed;
}

export function eliminate(context: Acting, piece: Piece, rule: string): void {
  context.emit({ type: 'eliminated', rule, piece });
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
