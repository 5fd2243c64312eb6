import { canonical } from './canonical.ts';
import type { Checked, Game } from './contract.ts';
import { type AnyEvent, isKernelEvent } from './events.ts';
import { InvariantError } from './invariant.ts';
import { findStrange, upcastLog } from './load.ts';
import type { Entry } from './log.ts';
import { type Luck, scriptedLuck } from './luck.ts';
import { createMatch, type Match } from './match.ts';
import type { SaveProblem } from './parse-save.ts';
import { ACCEPTED, type Result } from './refusals.ts';
import type { Save } from './save.ts';
import type { GameTypes } from './vocabulary.ts';

/** Where re-running the commands first gives something else than the save holds. */
export interface Difference {
  readonly entry: number;
  /** Which event of the entry; absent when the entry as a whole was refused or broke. */
  readonly event?: number;
  readonly expected?: string;
  readonly actual?: string;
}

export interface Verified {
  readonly firstDifference?: Difference;
}

/** Runs the commands of a save again under the present rules and compares every event. */
export function verifySave<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
): Checked<Verified, SaveProblem> {
  const strange = findStrange(game, save);
  if (strange !== undefined) return strange;
  const log = upcastLog(game, save);
  if (!log.ok) return log;
  const firstDifference = findDifference(game, save, log.value);
  return { ok: true, value: firstDifference === undefined ? {} : { firstDifference } };
}

function findDifference<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  log: readonly Entry<T>[],
): Difference | undefined {
  let entry = 0;
  try {
    const created = createMatch(game, save, save.isScripted ? { luck: recordedLuck(log) } : {});
    if (!created.ok) return { entry, actual: created.problems.map(({ code }) => code).join(', ') };
    for (const expected of log) {
      const difference = compareEntry(created.value, expected, entry);
      if (difference !== undefined) return difference;
      entry += 1;
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
  return compareEvents(expected.events, match.log[index]?.events ?? [], index);
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

/** Asks a match for what an entry of another log was asked for. */
export function perform<T extends GameTypes>(
  match: Match<T>,
  { by, act }: Pick<Entry<T>, 'by' | 'act'>,
): Result<T> {
  switch (act.type) {
    case 'start':
      return ACCEPTED;
    case 'answer':
      return match.submit(by, match.state.seats[by]?.asked ?? 0, act.answer);
    case 'timeOut':
      return match.timeOut();
    case 'seat':
      return match.changeSeat(by, act.isPresent);
    case 'concede':
      return match.concede(by);
    case 'order':
      return match.order(by, act.decision, act.isOn);
    case 'undo':
      return match.undo(by);
    case 'branch':
      return match.rekey(act.key);
  }
}

/** The luck that a log records, to be had again in the same order. */
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
