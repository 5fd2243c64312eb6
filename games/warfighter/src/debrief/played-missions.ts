import { effectiveEvents, isKernelType, type SeatEvent } from '@sitrep/kernel';
import { clone, evolve } from '../evolve/index.ts';
import { openGame } from '../opening.ts';
import type { Read } from '../queries/table/lookup.ts';
import { readView } from '../queries/table/read-view.ts';
import type { WarState } from '../state.ts';
import type { WarEvent } from '../types.ts';

/** A mission that is over, as it stood at its end. */
export interface PlayedMission {
  readonly state: Read;
  /** Its own events, as a seat knows them, the first of them the laying out. */
  readonly events: readonly SeatEvent[];
}

type Known = Parameters<typeof readView>[0];

/**
 * The missions of a match that are over: the only one, or those of a campaign, rebuilt from what a seat has seen. Everything in
 * the game's own state is public, so it can be folded once more.
 */
export function playedMissions(known: Known, events: readonly SeatEvent[]): readonly PlayedMission[] {
  const { game } = readView(known);
  const log = effectiveEvents(events);
  if (game.campaign === undefined)
    return game.result === undefined ? [] : [{ state: readView(known), events: log }];
  return log.some(({ type }) => type === 'missionLaidOut') ? foldMissions(known, log) : [];
}

function foldMissions(known: Known, log: readonly SeatEvent[]): readonly PlayedMission[] {
  const { config, content } = readView(known);
  const game = openGame(config, content);
  const missions: PlayedMission[] = [];
  let start = 0;
  log.forEach((event, index) => {
    if (!isOwn(event)) return;
    evolve(game, event);
    if (event.type === 'missionLaidOut') start = index;
    if (event.type === 'missionBooked')
      missions.push({ state: closed(known, game), events: log.slice(start, index + 1) });
  });
  return missions;
}

/** At the end of a mission only the game's own state matters. */
function closed(known: Known, game: WarState): Read {
  return readView({ ...known, view: { game: clone(game), zones: {} } });
}

function isOwn(event: SeatEvent): event is SeatEvent & WarEvent {
  return !isKernelType(event.type);
}
