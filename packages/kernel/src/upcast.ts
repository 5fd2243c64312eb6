import type { Checked, Game } from './contract.ts';
import { type AnyEvent, isKernelEvent } from './events.ts';
import type { Entry } from './log.ts';
import { failed, type SaveProblem } from './parse-save.ts';
import type { Save } from './save.ts';
import type { GameTypes } from './vocabulary.ts';

/** Why a save does not fit the current version of this game. */
export function findStrange<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
): ReturnType<typeof failed> | undefined {
  if (save.game !== game.id)
    return failed('SAVE_OTHER_GAME', 'game', { found: save.game, expected: game.id });
  if (save.eventVersion <= game.eventVersion) return undefined;
  return failed('SAVE_EVENTS_NEWER', 'eventVersion', {
    version: save.eventVersion,
    known: game.eventVersion,
  });
}

/** Only then are the save's hashes comparable with this game's. */
export function isSameRules<T extends GameTypes>(game: Game<T>, save: Save<T>): boolean {
  return save.rulesVersion === game.version && save.eventVersion === game.eventVersion;
}

/** The log with every game event lifted to the current version. */
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
  // Upcasters return events of the next version; the last one is the current one.
  return lifted as T['event'];
}
