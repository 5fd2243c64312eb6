import type { RuleId, SeatEvent } from '@sitrep/kernel';
import { SHOWINGS } from './masks.ts';

/** What may show the difference between two worlds. */
export interface Grounds {
  /** Rules by which something hidden shows in a result. */
  readonly reveals: readonly RuleId[];
  /** The masks of both events let the seat learn which tokens or dice they are. */
  readonly isNews: boolean;
  /** Others chose differently in the two worlds because they could not choose the same. */
  readonly isLoose: boolean;
}

/** Where two lists of a seat's events first differ, or `undefined`. */
export function findSplit(one: readonly SeatEvent[], other: readonly SeatEvent[]): number | undefined {
  const most = Math.max(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (textOf(one[at]) !== textOf(other[at])) return at;
  return undefined;
}

/** Whether the rules let the events reveal, where they first differ, that the worlds are not the same. */
export function isReveal(
  one: readonly SeatEvent[],
  other: readonly SeatEvent[],
  at: number,
  grounds: Grounds,
): boolean {
  const [a, b] = [one[at], other[at]];
  if (grounds.isLoose) return true;
  const areBoth = grounds.isNews && a !== undefined && b !== undefined;
  if (areBoth && (showsOther(a, b) || comesFromElsewhere(a, b))) return true;
  // that dice are rolled at all is no result
  return [a, b].some(
    (event) => event?.type !== 'rolled' && grounds.reveals.some((rule) => event?.rule === rule),
  );
}

/** Whether the kernel showed the seat different tokens or dice at the same place, and nothing else differs. */
function showsOther(
  { tokens, dice, ...one }: SeatEvent,
  { tokens: others, dice: fell, ...other }: SeatEvent,
): boolean {
  const hasShown =
    (tokens !== undefined && others !== undefined) || (dice !== undefined && fell !== undefined);
  return hasShown && SHOWINGS.includes(String(one.type)) && textOf(one) === textOf(other);
}

/** Whether the same tokens are revealed from different places: whoever holds them, in either world, chose that. */
function comesFromElsewhere({ from, ...one }: SeatEvent, { from: otherPlace, ...other }: SeatEvent): boolean {
  return one.type === 'moved' && one.tokens !== undefined && textOf(one) === textOf(other);
}

function textOf(event: object | undefined): string {
  return event === undefined ? '' : JSON.stringify(event);
}
