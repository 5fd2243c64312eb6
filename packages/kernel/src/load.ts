import { findForeign } from './check-log.ts';
import { cloneState } from './clone.ts';
import type { Checked, Game } from './contract.ts';
import { fold, getSeat } from './fold.ts';
import { type Entry, HOST, undoneEntries } from './log.ts';
import { milestoneOf } from './marks.ts';
import { Match } from './match.ts';
import { openState } from './open.ts';
import { failed, type SaveProblem } from './parse-save.ts';
import type { Save } from './save.ts';
import { canGoOn, hashOf } from './sound.ts';
import type { State } from './state.ts';
import { findStrange, isSameRules, upcastLog } from './upcast.ts';
import { makeVerifier, type Verifier } from './verify.ts';
import type { GameTypes } from './vocabulary.ts';

/** An opened save. If the rules have changed since, its state is what its events say, and hashes are not compared. */
export interface Loaded<T extends GameTypes> {
  readonly match: Match<T>;
  readonly hasRulesChanged: boolean;
  /** Checks whether the match was played as it says. The host runs it for as long as it can wait. */
  readonly verifier: Verifier;
}

type Failed = ReturnType<typeof failed>;

/** Opens a save by folding its events. Either all of it is valid or nothing is loaded. */
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
  const entries = [...log.value];
  const broken =
    findForeign(entries, state.seats.length) ??
    foldLog(game, save, entries, state) ??
    checkEnd(game, save, state);
  if (broken !== undefined) return broken;
  const match = matchOf(game, save, opening.value, { log: entries, state });
  if (!canBeTold(match)) return failed('SAVE_EVENTS_BROKEN', 'log');
  const verifier = makeVerifier(game, save, log.value, () => match.vouch());
  return { ok: true, value: { match, hasRulesChanged: save.rulesVersion !== game.version, verifier } };
}

/** The match, not yet verified. */
function matchOf<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  opening: State<T>,
  folded: { readonly log: readonly Entry<T>[]; readonly state: State<T> },
): Match<T> {
  const { config, content, key, isScripted, marks, rulesVersion } = save;
  const milestones = isSameRules(game, save) ? marks.map(milestoneOf) : [];
  const open = () => cloneState(game, opening);
  const past = { ...folded, isScripted, milestones, rulesVersion, isVouched: false };
  return new Match(game, { config, content, key }, { open, entries: 0 }, past);
}

/** Whether every seat's events can be built; the match caches them. */
function canBeTold<T extends GameTypes>(match: Match<T>): boolean {
  try {
    for (const seat of [HOST, ...match.state.seats.keys()]) match.events(seat);
    return true;
  } catch {
    return false;
  }
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

/** Folds everything, numbers the answers that have no number, and compares hashes if the same rules wrote them. */
function foldLog<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  log: Entry<T>[],
  state: State<T>,
): Failed | undefined {
  const undone = undoneEntries(log);
  const hashes = isSameRules(game, save) ? comparableHashes(save, log) : undefined;
  for (const [index, entry] of log.entries()) {
    log[index] = numberAnswer(entry, state);
    const broken = undone.has(index) ? undefined : foldEntry(game, state, entry, index);
    if (broken !== undefined) return broken;
    const hash = hashes?.get(index);
    if (hash !== undefined && hash !== hashOf(state))
      return failed('SAVE_HASH_WRONG', `log.${index}`, { hash });
  }
  return undefined;
}

/** Saves from before answers kept their number: the seat's own when the answer was given. */
function numberAnswer<T extends GameTypes>(entry: Entry<T>, state: State<T>): Entry<T> {
  const { act, by } = entry;
  if (act.type !== 'answer' || act.number !== undefined) return entry;
  return { ...entry, act: { ...act, number: getSeat(state, by).asked } };
}

/** Hashes by entry, except those taken between an undone entry and its undo: that past is no longer folded. */
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
