import { effectiveEvents, isKernelType, type SeatEvent, type ZoneView } from '@sitrep/kernel';
import { evolve } from './evolve/index.ts';
import { openGame } from './opening.ts';
import { readView } from './queries/table/read-view.ts';
import type { WarState } from './state.ts';
import type { WarEvent } from './types.ts';

type Zones = Readonly<Record<string, ZoneView>>;

/** What a seat saw of the table at some moment. */
export interface Recalled {
  readonly game: WarState;
  readonly zones: Zones;
}

/**
 * The table as a seat saw it before it was told of event `until`: rebuilt from its own events, so that the past can be shown
 * without asking anybody. `undefined` for a match that did not begin at its beginning, such as a given situation.
 */
export function recall(
  known: Parameters<typeof readView>[0],
  events: readonly SeatEvent[],
  until: number,
): Recalled | undefined {
  const { config, content } = readView(known);
  const told = effectiveEvents(events);
  const end = told.findIndex(({ n }) => n >= until);
  const split = end < 0 ? told.length : end;
  const past = told.slice(0, split).filter(isOwn);
  if (!past.some(({ type }) => type === 'missionLaidOut')) return undefined;
  const game = openGame(config, content);
  for (const event of past) evolve(game, event);
  return { game, zones: zonesBefore(known.view.zones, told.slice(split)) };
}

function isOwn(event: SeatEvent): event is SeatEvent & WarEvent {
  return !isKernelType(event.type);
}

/** Puts every card back where it came from, the last one first. What the seat knows now it may see there then. */
function zonesBefore(zones: Zones, since: readonly SeatEvent[]): Zones {
  const before = new Map(Object.entries(zones));
  for (const { type, from, into, count, tokens } of since.toReversed()) {
    if (type !== 'drawn' && type !== 'moved') continue;
    const moved = { count: Number(count), tokens: Array.isArray(tokens) ? tokens.map(Number) : [] };
    const [source, goal] = [before.get(String(from)), before.get(String(into))];
    if (source !== undefined) before.set(String(from), withTokens(source, moved));
    if (goal !== undefined) before.set(String(into), withoutTokens(goal, moved));
  }
  return Object.fromEntries(before);
}

type Moved = Required<ZoneView>;

function withTokens(zone: ZoneView, moved: Moved): ZoneView {
  const count = zone.count + moved.count;
  return zone.tokens === undefined ? { count } : { count, tokens: [...zone.tokens, ...moved.tokens] };
}

function withoutTokens(zone: ZoneView, moved: Moved): ZoneView {
  const count = zone.count - moved.count;
  if (zone.tokens === undefined) return { count };
  return { count, tokens: zone.tokens.filter((token) => !moved.tokens.includes(token)) };
}
