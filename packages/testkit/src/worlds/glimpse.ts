import type { Counsel } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { type AnyAnswer, type AnyMatch, numberOf, submitAny, waitingSeats } from '../subject.ts';

/** Everything a seat can learn by asking, each part as it goes over the wire. Events are compared elsewhere. */
export type Glimpse = Readonly<Record<GlimpsePart, string>>;

export const GLIMPSE_PARTS = [
  'view',
  'number',
  'options',
  'blocked',
  'fallback',
  'refusals',
  'undo',
  'counsel',
] as const;
export type GlimpsePart = (typeof GLIMPSE_PARTS)[number];

/** What is asked besides what every client asks. */
export interface Curiosity {
  /** Answers that are illegal for the seat. */
  readonly probes: readonly unknown[];
  /** Slowest, because the whole log may be folded again. */
  readonly triesUndo: boolean;
  /** Odds, advice and the like. */
  readonly counsel?: Counsel | undefined;
}

/** How many options are asked about. */
const MOST_COUNSELLED = 6;

/** Asks a match for everything on behalf of a seat. */
export function glimpse(match: AnyMatch, seat: Seat, { probes, triesUndo, counsel }: Curiosity): Glimpse {
  const isWaiting = waitingSeats(match).includes(seat);
  return {
    view: JSON.stringify(match.view(seat)),
    // How often it was asked, whether it is asked now or not.
    number: String(numberOf(match, seat)),
    options: JSON.stringify(match.options(seat)),
    blocked: JSON.stringify(match.blocked(seat)),
    fallback: isWaiting ? JSON.stringify(match.game.fallback(match.state, seat)) : '',
    refusals: JSON.stringify(answersTo(match, seat, probes)),
    undo: triesUndo ? undoAnswer(match, seat) : '',
    counsel: counsel === undefined ? '' : JSON.stringify(counsel(match, seat, someOptions(match, seat))),
  };
}

/** Some of the options, spread over all of them: different each time, but the same in both worlds. */
function someOptions(match: AnyMatch, seat: Seat): readonly AnyAnswer[] {
  const options = match.options(seat);
  const step = Math.ceil(options.length / MOST_COUNSELLED);
  return options.filter((_, index) => index % step === numberOf(match, seat) % step);
}

/** The first part in which two glimpses differ. */
export function findDifference(one: Glimpse, other: Glimpse): GlimpsePart | undefined {
  return GLIMPSE_PARTS.find((part) => one[part] !== other[part]);
}

/** On a copy, because a probe that turns out to be legal would be carried out. */
function answersTo(match: AnyMatch, seat: Seat, probes: readonly unknown[]): readonly object[] {
  if (probes.length === 0) return [];
  const copy = match.copy();
  return probes.map((probe) => submitAny(copy, seat, probe));
}

/** What comes after an undo is compared when players really undo. */
function undoAnswer(match: AnyMatch, seat: Seat): string {
  return JSON.stringify(match.undoable(seat));
}
