import {
  type AnyEvent,
  type GameTypes,
  isKernelType,
  knows,
  type Seat,
  type SeatEvent,
} from '@sitrep/kernel';
import { hold, type Law, show, type Table, type Watcher } from '../law.ts';
import { type AnyMatch, seatsOf } from '../subject.ts';
import { SHOWINGS, type Showing, showingsTo, shows } from '../worlds/masks.ts';

/** The kernel events that any seat learns of; frames, questions and answers are never shown. */
const TOLD: readonly string[] = [...SHOWINGS, 'seatChanged', 'conceded', 'rekeyed', 'undone'];

/** What events of the kernel may say besides the tokens or dice that they show. */
const FACTS: readonly string[] = ['n', 'type', 'rule', 'cause', 'from', 'into', 'count', 'zone', 'known'];
const OF_DICE: readonly string[] = ['name', 'sides', 'dice'];

export const masks: Law = {
  name: 'masks',
  statement:
    'A seat is told tokens and dice only where the mask of the event, or the zone where the tokens lie, names the seat.',
  watch(table): Watcher {
    const seats = seatsOf(table.match).map((seat) => ({ seat, heard: 0, known: new Set<number>() }));
    const check = () => {
      for (const listener of seats) listen(table, listener);
    };
    check();
    return { entry: check };
  },
};

interface Listener {
  readonly seat: Seat;
  /** How many of its events were checked. */
  heard: number;
  /** The tokens that it knew after the entry before. */
  known: Set<number>;
}

function listen(table: Table, listener: Listener): void {
  const { match, subject } = table;
  const { seat } = listener;
  const told = match.events(seat);
  const news = told.slice(listener.heard);
  const happened = match.log[match.log.length - 1]?.events ?? [];
  listener.heard = told.length;
  checkShowings(news, happened, seat);
  const now = tokensKnown(match, seat);
  const fields = subject.toldTokens ?? [];
  if (fields.length > 0) {
    const shown = showingsTo(happened, seat).filter((event) => shows(event, seat));
    const known = new Set([...listener.known, ...now, ...shown.flatMap((event) => tokensOf(event))]);
    for (const event of news) if (!isKernels(event)) checkNamed(event, fields, known, seat);
  }
  listener.known = now;
  if (table.isTime(3)) checkView(match, seat, now, fields);
}

/** Each event that shows something, paired with the match event it represents. */
function checkShowings(
  news: readonly SeatEvent[],
  happened: readonly AnyEvent<GameTypes>[],
  seat: Seat,
): void {
  const meant = showingsTo(happened, seat);
  const told = news.filter((event) => SHOWINGS.includes(event.type));
  for (const event of news)
    hold(!isKernels(event) || TOLD.includes(event.type), () => `seat ${seat} is told ${show(event)}`);
  hold(
    told.length === meant.length,
    () => `seat ${seat} is told ${show(told)} where ${show(meant)} happened`,
  );
  for (const [index, event] of meant.entries()) checkShowing(told[index] ?? NOTHING, event, seat);
}

const NOTHING: SeatEvent = { n: -1, type: '' };

function checkShowing(told: SeatEvent, meant: Showing, seat: Seat): void {
  const isRoll = meant.type === 'rolled';
  const isShown = shows(meant, seat);
  const shown = isRoll ? told.dice : told.tokens;
  const facts = isRoll ? [...FACTS, ...OF_DICE] : [...FACTS, 'tokens'];
  const extra = Object.keys(told).find((field) => !facts.includes(field));
  hold(extra === undefined, () => `seat ${seat} is told ${extra} by ${show(told)}`);
  hold(isShown || shown === undefined, () => `the mask hides from seat ${seat} what ${show(told)} tells`);
  const isSame = !isShown || show(shown) === show(isRoll ? meant.dice : meant.tokens);
  hold(told.type === meant.type && isSame, () => `seat ${seat} is told ${show(told)} of ${show(meant)}`);
}

/** What the rules tell a seat may only name tokens that it knows or has just been shown. */
function checkNamed(told: unknown, fields: readonly string[], known: ReadonlySet<number>, seat: Seat): void {
  const hidden = tokensNamed(told, fields).find((token) => !known.has(token));
  hold(hidden === undefined, () => `seat ${seat} cannot know token ${hidden}, which ${show(told)} names`);
}

function checkView(match: AnyMatch, seat: Seat, known: ReadonlySet<number>, fields: readonly string[]): void {
  const view = match.view(seat);
  for (const [zone, { tokens, count }] of Object.entries(view.zones)) {
    const { tokens: all = [] } = match.state.zones[zone] ?? {};
    const isRight = knows(match.state, zone, seat) ? show(tokens) === show(all) : tokens === undefined;
    hold(isRight && count === all.length, () => `seat ${seat} is shown ${zone} as ${show(view.zones[zone])}`);
  }
  if (fields.length > 0) checkNamed(view.game, fields, known, seat);
}

function tokensKnown({ state }: AnyMatch, seat: Seat): Set<number> {
  const known = Object.entries(state.zones).filter(([zone]) => knows(state, zone, seat));
  return new Set(known.flatMap(([, { tokens }]) => tokens));
}

function tokensOf(event: Showing): readonly number[] {
  return event.type === 'rolled' ? [] : event.tokens;
}

/** The numbers under these names, at any depth. Those below zero mean nothing. */
function tokensNamed(value: unknown, fields: readonly string[]): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (!fields.includes(field)) return tokensNamed(inner, fields);
    return [inner].flat().flatMap((token) => (typeof token === 'number' && token >= 0 ? [token] : []));
  });
}

function isKernels(event: SeatEvent): boolean {
  return isKernelType(event.type);
}
