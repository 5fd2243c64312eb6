import { canonical } from './canonical.ts';
import type { Checked, Game } from './contract.ts';
import { createMatch } from './create-match.ts';
import { type AnyEvent, isKernelEvent } from './events.ts';
import { InvariantError } from './invariant.ts';
import type { Entry } from './log.ts';
import { type Luck, scriptedLuck } from './luck.ts';
import type { Match } from './match.ts';
import type { SaveProblem } from './parse-save.ts';
import { type Difference, otherRules, type Past, VERIFIED } from './past.ts';
import { perform } from './perform.ts';
import type { Save } from './save.ts';
import { findStrange, upcastLog } from './upcast.ts';
import type { GameTypes } from './vocabulary.ts';

export interface Verified {
  readonly firstDifference?: Difference;
}

/**
 * Checks, entry by entry, whether a save was played as it says. The engine reads no clock: the host that opens a save
 * decides how many entries to wait for, and runs the others when there is time.
 */
export interface Verifier {
  /** What is known so far. */
  readonly past: Past;
  /** Re-runs the next entry. Returns whether there is more to do. */
  step(): boolean;
}

/** Re-runs entries until all are done or the host has waited long enough. Returns what is then known. */
export function runVerifier(verifier: Verifier, isEnough: () => boolean): Past {
  while (verifier.past.kind === 'pending' && !isEnough()) verifier.step();
  return verifier.past;
}

/** `vouch` is called once, when every entry has given the same result. A past under other rules cannot be verified. */
export function makeVerifier<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  log: readonly Entry<T>[],
  vouch: () => void,
): Verifier {
  const entries = log.length;
  const other = otherRules(game, save.rulesVersion);
  const running = rerun(game, save, log);
  let checked = 0;
  let past: Past = other ?? { kind: 'pending', checked, entries };
  return {
    get past() {
      return past;
    },
    step() {
      if (past.kind !== 'pending') return false;
      const { done, value } = running.next();
      checked += 1;
      if (!done) past = { kind: 'pending', checked, entries };
      else past = value === undefined ? VERIFIED : { kind: 'different', difference: value };
      if (past.kind === 'verified') vouch();
      return !done;
    },
  };
}

/** Re-runs the commands of a save under the current rules, whatever it was started under, and compares every entry. */
export function verifySave<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
): Checked<Verified, SaveProblem> {
  const strange = findStrange(game, save);
  if (strange !== undefined) return strange;
  const log = upcastLog(game, save);
  if (!log.ok) return log;
  const running = rerun(game, save, log.value);
  let next = running.next();
  while (!next.done) next = running.next();
  const firstDifference = next.value;
  return { ok: true, value: firstDifference === undefined ? {} : { firstDifference } };
}

/** Re-runs the entries one by one, up to the first that differs. */
function* rerun<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  log: readonly Entry<T>[],
): Generator<undefined, Difference | undefined> {
  let entry = 0;
  try {
    const created = createMatch(game, save, save.isScripted ? { luck: recordedLuck(log) } : {});
    if (!created.ok) return { entry, actual: created.problems.map(({ code }) => code).join(', ') };
    for (const expected of log) {
      const difference = compareEntry(created.value, expected, entry);
      if (difference !== undefined) return difference;
      entry += 1;
      yield undefined;
    }
    return undefined;
  } catch (error) {
    return { entry, actual: error instanceof InvariantError ? error.code : String(error) };
  }
}

function compareEntry<T extends GameTypes>(
  match: Match<T>,
  expected: Entry<T>,
  index: number,
): Difference | undefined {
  const result = perform(match, expected);
  if (!result.ok) return { entry: index, actual: result.refusal.code };
  // the one entry that the command has added
  const added = match.log.slice(index);
  return (
    compareEvents(
      expected.events,
      added.flatMap(({ events }) => events),
      index,
    ) ?? compareRequests(expected, added, index)
  );
}

/** The same events may come from a different request than the save says: by another seat, or with more in the answer. */
function compareRequests<T extends GameTypes>(
  expected: Entry<T>,
  added: readonly Entry<T>[],
  entry: number,
): Difference | undefined {
  const [was, is] = [requestText(expected), added.map(requestText).join()];
  return was === is ? undefined : { entry, expected: was, actual: is };
}

function requestText<T extends GameTypes>({ by, act }: Entry<T>): string {
  return canonical({ by, act });
}

function compareEvents<T extends GameTypes>(
  expected: readonly AnyEvent<T>[],
  actual: readonly AnyEvent<T>[],
  entry: number,
): Difference | undefined {
  for (let event = 0; event < Math.max(expected.length, actual.length); event += 1) {
    const was = textOf(expected[event]);
    const is = textOf(actual[event]);
    if (was !== is) return { entry, event, expected: was, actual: is };
  }
  return undefined;
}

function textOf(event: object | undefined): string {
  return event === undefined ? 'nothing' : canonical(event);
}

/** The luck that a log records, to be replayed in the same order. */
function recordedLuck<T extends GameTypes>(log: readonly Entry<T>[]): Luck {
  const events = log.flatMap((entry) => entry.events);
  return scriptedLuck({
    dice: events.flatMap((event) =>
      isKernelEvent(event) && event.type === 'rolled'
        ? event.dice.map((face) => ({ name: event.name, face }))
        : [],
    ),
    draws: events.flatMap((event) =>
      isKernelEvent(event) && event.type === 'drawn'
        ? event.tokens.map((token) => ({ zone: event.from, token }))
        : [],
    ),
  });
}
