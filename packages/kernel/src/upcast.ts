import type { Checked, Game, MetFrame } from './contract.ts';
import { type AnyEvent, type FrameEvent, isFrameEvent, isKernelEvent } from './events.ts';
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

/** The log with the game's events, and those about frames, lifted to the current version. */
export function upcastLog<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
): Checked<readonly Entry<T>[], SaveProblem> {
  let { log } = save;
  for (let from = save.eventVersion; from < game.eventVersion; from += 1) {
    const lifted = liftLog(game, save, log, from);
    if (!lifted.ok) return lifted;
    log = lifted.value;
  }
  return { ok: true, value: log };
}

/**
 * The log lifted by one version. What a procedure is given may lie with its caller in an older version, so each event is
 * lifted by the frame that it met.
 */
function liftLog<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  log: readonly Entry<T>[],
  from: number,
): Checked<readonly Entry<T>[], SaveProblem> {
  const lifted: Entry<T>[] = [];
  const met: Surroundings<T>[] = [];
  try {
    let around = openingSurroundings(game, save, from + 1 === game.eventVersion);
    for (const entry of log) {
      met.push({ ...around, before: around.before && game.clone(around.before) });
      // Between an answer and its undo nothing else happens.
      if (entry.act.type === 'undo') around = reopened(game, met, entry.act.entry) ?? around;
      const events: AnyEvent<T>[] = [];
      for (const event of entry.events) {
        const next = liftEvent(game, event, from, around);
        around = { ...around, top: isFrameEvent(next) ? follow(around.top, next) : around.top };
        if (around.before !== undefined && !isKernelEvent(next)) game.evolve(around.before, next);
        events.push(next);
      }
      lifted.push({ ...entry, events });
    }
    return { ok: true, value: lifted };
  } catch {
    return failed('SAVE_EVENTS_BROKEN', `log.${lifted.length}`);
  }
}

function liftEvent<T extends GameTypes>(
  game: Game<T>,
  event: AnyEvent<T>,
  from: number,
  { top, before }: Surroundings<T>,
): AnyEvent<T> {
  if (isKernelEvent(event) && !isFrameEvent(event)) return event;
  // What an upcaster returns is an event of the next version.
  return game.upcast(event, from, { running: top?.frame, before }) as AnyEvent<T>;
}

/** What an event met: the stack of frames, and the game's own state if the lifted events can be folded. */
interface Surroundings<T extends GameTypes> {
  readonly top: Stacked | undefined;
  readonly before: T['game'] | undefined;
}

/** A frame and what is below it. Never written to: any place of the log can be gone back to. */
interface Stacked {
  readonly frame: MetFrame;
  readonly below: Stacked | undefined;
}

/** Only events of the current version can be folded. */
function openingSurroundings<T extends GameTypes>(
  game: Game<T>,
  save: Save<T>,
  isCurrent: boolean,
): Surroundings<T> {
  const opening = game.setup(save.config, save.content);
  if (!opening.ok) return { top: undefined, before: undefined };
  const { procedure, locals } = opening.value.start;
  const top = { frame: { procedure, step: 'start', locals }, below: undefined };
  return { top, before: isCurrent ? game.clone(opening.value.game) : undefined };
}

/** The surroundings before an entry that was taken back; it may be gone back to again. */
function reopened<T extends GameTypes>(
  game: Game<T>,
  met: readonly Surroundings<T>[],
  entry: number,
): Surroundings<T> | undefined {
  const around = met[entry];
  return around && { ...around, before: around.before && game.clone(around.before) };
}

/** The stack after an event; folding finds out whether it could happen. */
function follow(top: Stacked | undefined, event: FrameEvent): Stacked | undefined {
  switch (event.type) {
    case 'framePushed':
      return { frame: event, below: top };
    case 'frameStepped':
      return top && patched(top, event.patch, event.step);
    case 'framePopped':
      return top?.below && patched(top.below, event.patch);
  }
}

function patched({ frame, below }: Stacked, patch: object | undefined, step = frame.step): Stacked {
  return { frame: { ...frame, step, locals: { ...frame.locals, ...patch } }, below };
}
