import { hashData } from './canonical.ts';
import { cloneState } from './clone.ts';
import type { Checked, Game } from './contract.ts';
import type { AnyEvent } from './events.ts';
import { isKernelEvent } from './events.ts';
import { fold } from './fold.ts';
import { type Entry, undoneEntries } from './log.ts';
import { milestoneOf } from './marks.ts';
import { Match } from './match.ts';
import { openState } from './open.ts';
import { failed, type SaveProblem } from './parse-save.ts';
import type { Save } from './save.ts';
import { hashed, reading, type State } from './state.ts';
import { viewOf } from './view.ts';
import type { GameTypes } from './vocabulary.ts';

/** An opened save. When the rules have changed since, it stands as its events say; hashes are not compared then. */
export interface Loaded<T extends GameTypes> {
  readonly match: Match<T>;
  readonly hasRulesChanged: boolean;
}

type Failed = ReturnType<typeof failed>;

/** Opens a save by folding its events. Either all of it is good or nothing is loaded. */
export function loadMatch<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
): Checked<Loaded<T>, SaveProblem> {
  const strange = findStrange(game, save);
  if (strange !== undefined) return strange;
  const opening = openSave(game, save);
  if (!opening.ok) return opening;
  const log = upcastLog(game, save);
  if (!log.ok) return log;
  const state = cloneState(game, opening.value);
  const broken = foldLog(game, save, log.value, state) ?? checkEnd(game, save, state);
  if (broken !== undefined) return broken;
  const { config, content, key, isScripted, marks } = save;
  const past = {
    isScripted,
    log: log.value,
    milestones: isSameRules(game, save) ? marks.map(milestoneOf) : [],
    state,
  };
  const match = new Match(
    game,
    { config, content, key },
    { open: () => cloneState(game, opening.value), entries: 0 },
    past,
  );
  return { ok: true, value: { match, hasRulesChanged: save.rulesVersion !== game.version } };
}

/** Why a save is not for this game as it is now. */
export function findStrange<T extends GameTypes>(game: Game<T>, save: Save<T>): Failed | undefined {
  if (save.game !== game.id)
    return failed('SAVE_OTHER_GAME', 'game', { found: save.game, expected: game.id });
  if (save.eventVersion <= game.eventVersion) return undefined;
  return failed('SAVE_EVENTS_NEWER', 'eventVersion', {
    version: save.eventVersion,
    known: game.eventVersion,
  });
}

/** Only then are the save's hashes those that this game would make. */
function isSameRules<T extends GameTypes>(game: Game<T>, save: Save<T>): boolean {
  return save.rulesVersion === game.version && save.eventVersion === game.eventVersion;
}

function openSave<T extends GameTypes>(game: Game<T>, save: Save<T>): Checked<State<T>, SaveProblem> {
  try {
    const opening = game.setup(save.config, save.content);
    if (opening.ok) return { ok: true, value: openState(opening.value, save, game.clone) };
    return {
      ok: false,
      problems: opening.problems.map(({ path, code }) => ({
        code: 'SAVE_SETUP_BAD',
        path,
        args: { problem: code },
      })),
    };
  } catch {
    return failed('SAVE_SETUP_BAD', 'config');
  }
}

/** The log with every event of the game lifted to the present version. */
export function upcastLog<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
): Checked<readonly Entry<T>[], SaveProblem> {
  const log: Entry<T>[] = [];
  for (const [index, entry] of save.log.entries()) {
    try {
      log.push({
        ...entry,
        events: entry.events.map((event) => upcastEvent(game, event, save.eventVersion)),
      });
    } catch {
      return failed('SAVE_EVENTS_BROKEN', `log.${index}`);
    }
  }
  return { ok: true, value: log };
}

function upcastEvent<T extends GameTypes>(game: Game<T>, event: AnyEvent<T>, version: number): AnyEvent<T> {
  if (isKernelEvent(event)) return event;
  let lifted: object = event;
  for (let from = version; from < game.eventVersion; from += 1) lifted = game.upcast(lifted, from);
  // Upcasters return events of the next version; the last one is the present one.
  return lifted as T['event'];
}

/** Folds everything, comparing hashes where the same rules wrote them. */
function foldLog<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  log: readonly Entry<T>[],
  state: State<T>,
): Failed | undefined {
  const undone = undoneEntries(log);
  const hashes = isSameRules(game, save) ? comparableHashes(save, log) : undefined;
  for (const [index, entry] of log.entries()) {
    const broken = undone.has(index) ? undefined : foldEntry(game, state, entry, index);
    if (broken !== undefined) return broken;
    const hash = hashes?.get(index);
    if (hash !== undefined && hash !== hashOf(state))
      return failed('SAVE_HASH_WRONG', `log.${index}`, { hash });
  }
  return undefined;
}

/** Hashes by entry, but for those taken before an undo that speak of a past which is no longer folded. */
function comparableHashes<T extends GameTypes>(
  { marks }: Save<T>,
  log: readonly Entry<T>[],
): ReadonlyMap<number, string> {
  const hashes = new Map(marks.map(({ entry, hash }) => [entry, hash]));
  log.reduceRight((undone, { act }, index) => {
    if (undone <= index) hashes.delete(index);
    return act.type === 'undo' ? Math.min(undone, act.entry) : undone;
  }, log.length);
  return hashes;
}

function foldEntry<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  entry: Entry<T>,
  index: number,
): Failed | undefined {
  for (const [at, event] of entry.events.entries()) {
    try {
      fold(game, state, event);
    } catch {
      return failed('SAVE_EVENTS_BROKEN', `log.${index}.events.${at}`, { type: event.type });
    }
  }
  return undefined;
}

function checkEnd<T extends GameTypes>(game: Game<T>, save: Save<T>, state: State<T>): Failed | undefined {
  const hash = hashOf(state);
  if (isSameRules(game, save) && hash !== save.hash)
    return failed('SAVE_HASH_WRONG', 'hash', { hash: save.hash });
  return hash !== undefined && canGoOn(game, state) ? undefined : failed('SAVE_EVENTS_BROKEN', 'log');
}

/** The hash, unless events from outside have put something into the state that is no plain data. */
function hashOf<T extends GameTypes>(state: State<T>): string | undefined {
  try {
    return hashData(hashed(state));
  } catch {
    return undefined;
  }
}

/** Whether the game is over, or the rules know what is asked here and what every seat sees and may answer. */
function canGoOn<T extends GameTypes>(game: Game<T>, state: State<T>): boolean {
  const read = reading(state);
  try {
    for (const seat of state.seats.keys()) viewOf(game, read, seat);
    const decision = game.decision(read);
    for (const seat of decision?.seats ?? []) game.options(read, seat);
    return decision !== undefined || game.outcome(read) !== undefined;
  } catch {
    return false;
  }
}
