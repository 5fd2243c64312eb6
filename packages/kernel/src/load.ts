import { hashData } from './canonical.ts';
import type { Checked, Game, GameTypes, Opening } from './contract.ts';
import type { AnyEvent } from './events.ts';
import { isKernelEvent } from './events.ts';
import { fold } from './fold.ts';
import { type Entry, undoneEntries } from './log.ts';
import { keyedLuck } from './luck.ts';
import { Match } from './match.ts';
import { openState } from './open.ts';
import { failed, type SaveProblem } from './parse-save.ts';
import type { Save } from './save.ts';
import { hashed } from './state.ts';

/** An opened save. When the rules have changed since, it stands as its events say; hashes are not compared then. */
export interface Loaded<T extends GameTypes> {
  readonly match: Match<T>;
  readonly hasRulesChanged: boolean;
}

/** Opens a save by folding its events. Either all of it is good or nothing is loaded. */
export function loadMatch<T extends GameTypes>(game: Game<T>, save: Save<T>): Checked<Loaded<T>, SaveProblem> {
  if (save.game !== game.id) return failed('SAVE_OTHER_GAME', 'game', { found: save.game, expected: game.id });
  if (save.eventVersion > game.eventVersion) return failed('SAVE_EVENTS_NEWER', 'eventVersion', { version: save.eventVersion, known: game.eventVersion });
  const opening = openSave(game, save);
  if (!opening.ok) return opening;
  const upcast = upcastLog(game, save);
  if (!upcast.ok) return upcast;
  const problem = checkFold(game, save, opening.value, upcast.value);
  if (problem !== undefined) return problem;
  const { config, content, key } = save;
  const luck = save.isScripted ? { luck: keyedLuck(key) } : {};
  const match = new Match(game, { config, content, key }, opening.value, luck, upcast.value, save.marks);
  return { ok: true, value: { match, hasRulesChanged: save.rulesVersion !== game.version } };
}

function openSave<T extends GameTypes>(game: Game<T>, save: Save<T>): Checked<Opening<T>, SaveProblem> {
  try {
    const opening = game.setup(save.config, save.content);
    if (opening.ok) return opening;
    return { ok: false, problems: opening.problems.map((problem) => ({ code: 'SAVE_SETUP_BAD', path: problem.path, args: { problem: problem.code } })) };
  } catch {
    return failed('SAVE_SETUP_BAD', 'config');
  }
}

/** The log with every event of the game lifted to the present version. */
export function upcastLog<T extends GameTypes>(game: Game<T>, save: Save<T>): Checked<readonly Entry<T>[], SaveProblem> {
  const log: Entry<T>[] = [];
  for (const [index, entry] of save.log.entries()) {
    try {
      log.push({ ...entry, events: entry.events.map((event) => upcastEvent(game, event, save.eventVersion)) });
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

/** Folds everything once on trial, comparing hashes where the same rules wrote them. */
function checkFold<T extends GameTypes>(game: Game<T>, save: Save<T>, opening: Opening<T>, log: readonly Entry<T>[]) {
  const state = openState(opening, save, game.clone);
  const isSame = save.rulesVersion === game.version && save.eventVersion === game.eventVersion;
  const undone = undoneEntries(log);
  for (const [index, entry] of log.entries()) {
    const broken = undone.has(index) ? undefined : foldEntry(game, state, entry, index);
    if (broken !== undefined) return broken;
    const mark = isSame && !hasLaterUndo(log, index) ? save.marks.find((found) => found.entry === index) : undefined;
    if (mark !== undefined && mark.hash !== hashData(hashed(state))) return failed('SAVE_HASH_WRONG', `log.${index}`, { hash: mark.hash });
  }
  const isGood = !isSame || save.hash === hashData(hashed(state));
  return isGood ? undefined : failed('SAVE_HASH_WRONG', 'hash', { hash: save.hash });
}

/** A hash taken before an entry was undone speaks of a past that is no longer folded. */
function hasLaterUndo<T extends GameTypes>(log: readonly Entry<T>[], index: number): boolean {
  return log.some(({ act }, later) => later > index && act.type === 'undo' && act.entry <= index);
}

function foldEntry<T extends GameTypes>(game: Game<T>, state: Parameters<typeof fold<T>>[1], entry: Entry<T>, index: number) {
  for (const [at, event] of entry.events.entries()) {
    try {
      fold(game, state, event);
    } catch {
      return failed('SAVE_EVENTS_BROKEN', `log.${index}.events.${at}`, { type: event.type });
    }
  }
  return undefined;
}
