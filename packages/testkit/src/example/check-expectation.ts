import type { AnyEvent, GameTypes, Seat } from '@sitrep/kernel';
import { isFlow } from '../telling.ts';
import type { ExampleExpectation, Matcher } from './format.ts';
import { findMismatch, isMatch, show, showAll, showMismatch } from './match-data.ts';
import { findOnlySeat, type RunningExample } from './running.ts';

/** The current situation, with names for tokens. */
interface Standing<T extends GameTypes> {
  readonly running: RunningExample<T>;
  readonly events: readonly unknown[];
}

type Check = <T extends GameTypes>(standing: Standing<T>, expect: ExampleExpectation) => readonly string[];

/** Everything that is not as expected, as text. */
export function checkExpectation<T extends GameTypes>(
  running: RunningExample<T>,
  expect: ExampleExpectation,
  events: readonly AnyEvent<T>[],
): readonly string[] {
  const standing = { running, events: events.map((event) => running.names.name(event)) };
  return CHECKS.flatMap((check) => check(standing, expect));
}

const checkEvents: Check = ({ events }, { events: expected = [] }) => {
  let from = 0;
  for (const [index, matcher] of expected.entries()) {
    const at = events.findIndex((event, place) => place >= from && isMatch(matcher, event));
    if (at < 0)
      return [`events.${index}: expected ${show(matcher)}, ${whatInstead(matcher, events.slice(from))}`];
    from = at + 1;
  }
  return [];
};

const checkNoEvents: Check = ({ events }, { noEvents = [] }) =>
  noEvents.flatMap((matcher, index) => {
    const found = events.find((event) => isMatch(matcher, event));
    return found === undefined ? [] : [`noEvents.${index}: ${show(found)} happened`];
  });

const checkState: Check = ({ running: { match, names } }, { state }) => {
  const { game, zones, frames, seats } = match.state;
  return state === undefined ? [] : compare('state', state, names.name({ game, zones, frames, seats }));
};

const checkViews: Check = ({ running: { match, names } }, { views = {} }) =>
  Object.entries(views).flatMap(([seat, view]) =>
    compare(`views.${seat}`, view, names.name(match.view(Number(seat)))),
  );

const checkDecision: Check = ({ running: { match, names } }, { decision }) =>
  decision === undefined ? [] : compare('decision', decision, names.name(match.decision()));

const checkOutcome: Check = ({ running: { match } }, { outcome }) =>
  outcome === undefined ? [] : compare('outcome', outcome, match.outcome());

const checkOffered: Check = ({ running }, { offered = [] }) =>
  offered.flatMap(({ seat, option }, index) => {
    const options = optionsOf(running, seat);
    return options.some((found) => isMatch(option, found))
      ? []
      : [`offered.${index}: expected ${show(option)}, found ${showAll(options)}`];
  });

const checkNotOffered: Check = ({ running }, { notOffered = [] }) =>
  notOffered.flatMap(({ seat, option }, index) => {
    const found = optionsOf(running, seat).find((offer) => isMatch(option, offer));
    return found === undefined ? [] : [`notOffered.${index}: ${show(found)} is offered`];
  });

const checkBlocked: Check = ({ running }, { blocked = [] }) =>
  blocked.flatMap(({ seat, ...expected }, index) => {
    const found = blockedOf(running, seat);
    const isThere = found.some((option) => isMatch(expected, option));
    return isThere ? [] : [`blocked.${index}: expected ${show(expected)}, found ${showAll(found)}`];
  });

const CHECKS: readonly Check[] = [
  checkEvents,
  checkNoEvents,
  checkState,
  checkViews,
  checkDecision,
  checkOffered,
  checkNotOffered,
  checkBlocked,
  checkOutcome,
];

function compare(where: string, expected: unknown, found: unknown): readonly string[] {
  const mismatch = findMismatch(expected, found, [where]);
  return mismatch === undefined ? [] : [showMismatch(mismatch)];
}

/** What a seat is offered, with names for tokens. */
function optionsOf<T extends GameTypes>(
  running: RunningExample<T>,
  seat: Seat | undefined,
): readonly unknown[] {
  const asked = seat ?? findOnlySeat(running);
  return asked === undefined ? [] : running.match.options(asked).map((option) => running.names.name(option));
}

/** What a seat is shown as impossible, with names for tokens. */
export function blockedOf<T extends GameTypes>(
  running: RunningExample<T>,
  seat: Seat | undefined,
): readonly unknown[] {
  const asked = seat ?? findOnlySeat(running);
  return asked === undefined ? [] : running.match.blocked(asked).map((option) => running.names.name(option));
}

/** What happened instead of an expected event: how the first one of its type differs, or else everything. */
function whatInstead(matcher: Matcher, events: readonly unknown[]): string {
  const likely =
    matcher.type === undefined ? undefined : events.find((event) => isMatch({ type: matcher.type }, event));
  const mismatch = likely === undefined ? undefined : findMismatch(matcher, likely);
  if (mismatch !== undefined) return `but ${showMismatch(mismatch)}`;
  return `found ${showAll(events.filter((event) => !isFlow(event)))}`;
}
