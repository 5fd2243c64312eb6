import { isKey } from './chance.ts';
import type { Game } from './contract.ts';
import { gameWritten, zonesWritten } from './derive.ts';
import {
  type AnyEvent,
  type Drawn,
  type FrameStepped,
  isKernelEvent,
  type KernelEvent,
  type Moved,
} from './events.ts';
import { InvariantError, invariant } from './invariant.ts';
import { itemAt } from './item-at.ts';
import { type Frame, getTopFrame, type SeatMask, type State, type Zone } from './state.ts';
import type { GameTypes } from './vocabulary.ts';

/** Folds one event into the state: the kernel's own here, all others by the game. Nothing else writes state. */
export function fold<T extends GameTypes>(game: Game<T>, state: State<T>, event: AnyEvent<T>): void {
  if (isKernelEvent(event)) foldKernel(state, event);
  else foldGame(game, state, event);
}

/** Folds an event of the game. */
export function foldGame<T extends GameTypes>(game: Game<T>, state: State<T>, event: T['event']): void {
  game.evolve(state.game, event);
  gameWritten(state);
}

/** Folds a kernel event. */
export function foldKernel<T extends GameTypes>(state: State<T>, event: KernelEvent<T>): void {
  switch (event.type) {
    case 'framePushed':
      return pushFrame(state, event);
    case 'frameStepped':
      return stepFrame(state, event, getTopFrame(state));
    case 'framePopped':
      return popFrame(state, event);
    case 'chainPaid':
      return payChain(state);
    case 'rolled':
      state.chance.positions[event.stream] = event.next;
      return;
    case 'drawn':
      return drawTokens(state, event, getZone(state, event.from), getZone(state, event.into));
    case 'moved':
      return moveTokens(state, event, getZone(state, event.from), getZone(state, event.into));
    case 'zoneOpened':
      getZone(state, event.zone).known = event.known;
      return zonesWritten(state);
    default:
      return foldSeats(state, event);
  }
}

type SeatEvent<T extends GameTypes> = Extract<
  KernelEvent<T>,
  {
    type:
      | 'asked'
      | 'answered'
      | 'sealed'
      | 'unsealed'
      | 'ordered'
      | 'seatChanged'
      | 'conceded'
      | 'rekeyed'
      | 'undone';
  }
>;

function foldSeats<T extends GameTypes>(state: State<T>, event: SeatEvent<T>): void {
  switch (event.type) {
    case 'asked':
      for (const seat of event.seats) ask(state, seat);
      return;
    case 'answered':
      getSeat(state, event.seat).asked += 1;
      state.serial += 1;
      return;
    case 'sealed':
      getSeat(state, event.seat).sealed = event.answer;
      return;
    case 'unsealed':
      for (const seat of state.seats) seat.sealed = undefined;
      return;
    case 'ordered':
      return setOrder(state, event);
    case 'seatChanged':
      getSeat(state, event.seat).isPresent = event.isPresent;
      return;
    case 'conceded':
      getSeat(state, event.seat).hasConceded = true;
      return;
    case 'rekeyed':
      invariant(isKey(event.key), 'CHANCE_KEY', 'a key has 64 lower-case hexadecimal digits');
      state.chance.key = event.key;
      return;
    case 'undone':
      return resumeCounters(state, event);
  }
}

export function pushFrame<T extends GameTypes>(
  state: State<T>,
  event: Extract<KernelEvent<T>, { type: 'framePushed' }>,
): void {
  state.serial += 1;
  // Locals have dozens of shapes, which a spread copies three times slower.
  const locals: object = Object.assign({}, event.locals);
  state.frames.push({
    id: state.serial,
    procedure: event.procedure,
    step: event.step,
    locals,
    cause: event.cause ?? 0,
    unpaid: event.unpaid,
  });
}

export function stepFrame<T extends GameTypes>(state: State<T>, event: FrameStepped, frame: Frame): void {
  state.serial += 1;
  frame.id = state.serial;
  frame.step = event.step;
  if (event.patch !== undefined) Object.assign(frame.locals, event.patch);
}

export function popFrame<T extends GameTypes>(
  state: State<T>,
  event: Extract<KernelEvent<T>, { type: 'framePopped' }>,
): void {
  getTopFrame(state);
  state.frames.pop();
  if (event.patch !== undefined) Object.assign(getTopFrame(state).locals, event.patch);
}

function payChain<T extends GameTypes>(state: State<T>): void {
  for (const frame of state.frames) frame.unpaid = false;
}

export function drawTokens<T extends GameTypes>(state: State<T>, event: Drawn, from: Zone, into: Zone): void {
  moveTokens(state, event, from, into);
  state.chance.positions[drawStream(event.from)] = event.next;
}

export function moveTokens<T extends GameTypes>(
  state: State<T>,
  event: Drawn | Moved,
  from: Zone,
  into: Zone,
): void {
  const { tokens } = event;
  if (tokens.length < MANY || !takeInOrder(from, tokens))
    for (const token of tokens) takeToken(from, token, event.from);
  for (const token of tokens) into.tokens.push(token);
  zonesWritten(state);
}

/** From this many tokens on (mostly whole decks), one pass through the zone is faster than searching for each. */
const MANY = 12;

/** Takes all of these tokens at once, if they are there in this order. */
function takeInOrder(zone: Zone, tokens: readonly number[]): boolean {
  const left: number[] = [];
  let taken = 0;
  for (const token of zone.tokens) {
    if (token === tokens[taken]) taken += 1;
    else left.push(token);
  }
  if (taken < tokens.length) return false;
  zone.tokens = left;
  return true;
}

function takeToken(zone: Zone, token: number, name: string): void {
  const index = zone.tokens.indexOf(token);
  if (index < 0) throw new InvariantError('TOKEN_MISSING', `token ${token} is not in zone ${name}`);
  const { tokens } = zone;
  for (let at = index + 1; at < tokens.length; at += 1) tokens[at - 1] = itemAt(tokens, at);
  tokens.pop();
}

function ask<T extends GameTypes>(state: State<T>, seat: number): void {
  const asked = getSeat(state, seat);
  asked.asked += 1;
  asked.visit = getTopFrame(state).id;
}

/** How many standing orders a seat can have: more than any game has windows. */
const MOST_ORDERS = 200;

function setOrder<T extends GameTypes>(
  state: State<T>,
  event: Extract<KernelEvent<T>, { type: 'ordered' }>,
): void {
  const seat = getSeat(state, event.seat);
  const others = seat.orders.filter((decision) => decision !== event.decision);
  invariant(
    !event.isOn || others.length < MOST_ORDERS,
    'ORDERS_TOO_MANY',
    'a seat has more orders than a game has windows',
  );
  seat.orders = event.isOn ? [...others, event.decision] : others;
}

function resumeCounters<T extends GameTypes>(
  state: State<T>,
  event: Extract<KernelEvent<T>, { type: 'undone' }>,
): void {
  state.serial = event.serial;
  event.asked.forEach((asked, seat) => {
    getSeat(state, seat).asked = asked;
  });
  for (const seat of event.again) getSeat(state, seat).visit = 0;
}

const drawStreams = new Map<string, string>();

/** The label of the stream for draws from a zone, which must exist; each is built once. */
export function drawStream(zone: string): string {
  const known = drawStreams.get(zone);
  if (known !== undefined) return known;
  const stream = `draw:${zone}`;
  drawStreams.set(zone, stream);
  return stream;
}

export function getZone<Z extends { readonly known: SeatMask }>(
  state: { readonly zones: Readonly<Record<string, Z>> },
  name: string,
): Z {
  const zone = state.zones[name];
  // Names may come from a save: inherited properties (`__proto__`) are not zones and have no `known`.
  if (zone?.known === undefined) throw new InvariantError('ZONE_UNKNOWN', `there is no zone ${name}`);
  return zone;
}

export function getSeat<T extends GameTypes>(state: State<T>, seat: number): State<T>['seats'][number] {
  // A forged save may make rules ask for `__proto__`, which every list has.
  const found = typeof seat === 'number' ? state.seats[seat] : undefined;
  if (found === undefined) throw new InvariantError('SEAT_UNKNOWN', `there is no seat ${seat}`);
  return found;
}
