import type { Blocked, Reason, Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { type Field, get, soldierOf } from './field.ts';
import { isContested, isCrawling, isWounded } from './pieces.ts';

export type Why = Reason<CvTypes>;
export type Refused = Blocked<CvTypes>;

/** A command of some types. */
export type Order<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/** The candidates that are not possible, with their reasons. */
export function refusedOf<C extends Command>(
  candidates: readonly C[],
  why: (command: C) => Why | undefined,
): readonly Refused[] {
  const refused: Refused[] = [];
  for (const command of candidates) {
    const reason = why(command);
    if (reason !== undefined) refused.push({ command, ...reason });
  }
  return refused;
}

/** Only soldiers of one's own side in a hex take orders. Says nothing more about the other side's soldiers. */
export function whyNotYours(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  if (soldierOf(field, soldier).seat !== seat) return { code: 'NOT_YOURS', rule: 'CV-PIECE-02' };
  return get(field.game.at, soldier) >= 0 ? undefined : notOnMap(soldier);
}

export function notOnMap(piece: Piece): Why {
  return { code: 'NOT_ON_MAP', rule: 'CV-S1-10', args: { piece } };
}

export function elsewhere(piece: Piece, rule: string): Why {
  return { code: 'ELSEWHERE', rule, args: { piece } };
}

/** CV-PIECE-14: what keeps a soldier from being effective. */
export function whyDown(field: Field, soldier: Piece, rule: string): Why | undefined {
  if (isWounded(field, soldier)) return { code: 'WOUNDED', rule, args: { soldier } };
  return isCrawling(field, soldier) ? { code: 'CRAWLING', rule, args: { soldier } } : undefined;
}

export function whyFighting(field: Field, soldier: Piece, rule: string): Why | undefined {
  const hex = get(field.game.at, soldier);
  return isContested(field, hex) ? { code: 'IN_CLOSE_COMBAT', rule, args: { hex } } : undefined;
}
