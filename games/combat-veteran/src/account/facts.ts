import { isRecord, numberIn, type SeatEvent } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';

/** A piece, a hex or a figure that an event names, or `NONE`. */
export function numberOf(event: SeatEvent, field: string): number {
  return numberIn(event, field) ?? NONE;
}

export function wordOf(event: SeatEvent, field: string): string {
  const value = event[field];
  return typeof value === 'string' ? value : '';
}

/** The pieces that an event lists. */
export function piecesOf(event: SeatEvent, field: string): readonly Piece[] {
  const value = event[field];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

/** Whether a condition modified an attack. */
export function hasCondition(event: SeatEvent, condition: string): boolean {
  const { modifiers } = event;
  return Array.isArray(modifiers) && modifiers.some((each) => isRecord(each) && each.condition === condition);
}
