import { type GameTypes, makeKey, type Seat } from '@sitrep/kernel';
import { createStore } from '../store/store.ts';
import type { Session } from './session.ts';
import type { AnyMatch, Snapshot } from './types.ts';

/** A match to look back on: the table as it was after any entry of the log. Nothing in it can be answered. */
export interface Replay {
  /** For the table's components: shows the moment and takes no answers. */
  readonly session: Session;
  /** The entries worth stopping at, the start first. */
  readonly moments: readonly number[];
  /** The turn that each moment belongs to. */
  readonly turns: readonly number[];
  /** The seats that may be looked over the shoulder of. */
  readonly seats: readonly Seat[];
  /** The step at which an event of a seat's log happened, by the number that it has there. */
  stepOf(n: number, seat: Seat): number;
  /** Shows the table after an entry as a seat saw it. */
  show(entry: number, seat: Seat): void;
}

export const ONLOOKER: Seat = -1;

/** What a replay is made from: a session, or a match that came by a link. */
export type Replayed = Pick<Session, 'id' | 'entry' | 'match' | 'players' | 'names' | 'standing'>;

export function makeReplay({ id, entry, match, players, names, standing }: Replayed): Replay {
  const moments = momentsOf(match.log);
  const seats = seatsToSee(match);
  const [first = ONLOOKER] = seats;
  let shown = matchAt(match, match.log.length - 1);
  const store = createStore(snapshotAt(match, shown, first, 0));
  const refused = () => shown.submit(ONLOOKER, 0, { type: 'pass' });
  return {
    moments,
    turns: turnsOf(match, moments),
    seats,
    session: {
      id,
      entry,
      match,
      players,
      names,
      standing,
      get: store.get,
      subscribe: store.subscribe,
      answer: refused,
      answerFor: refused,
      undo: refused,
      order: refused,
      concede: refused,
      takeScreen: () => undefined,
      blocked: () => [],
      oddsOf: () => [],
      threats: () => entry.threatsTo(shown.state),
      undoState: () => ({ kind: 'nothing' }),
      cautionOf: () => undefined,
      weightOf: () => 'light',
    },
    stepOf: (n, seat) => stepAt(match, moments, n, seat),
    show(number, seat) {
      shown = matchAt(match, number);
      store.set(({ version }) => snapshotAt(match, shown, seat, version + 1));
    },
  };
}

/** The match as it stood after an entry. */
function matchAt(match: AnyMatch, entry: number): AnyMatch {
  const branched = match.branch(entry, makeKey('replay'));
  if (!branched.ok) throw new Error(`there is no entry ${entry}`);
  return branched.value;
}

/** The first moment after which a seat knows of an event: what is known only grows, so halving finds it. */
function stepAt(match: AnyMatch, moments: readonly number[], n: number, seat: Seat): number {
  let [from, to] = [0, moments.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const last = matchAt(match, moments[middle] ?? 0)
      .events(seat)
      .at(-1);
    if ((last?.n ?? -1) >= n) to = middle;
    else from = middle + 1;
  }
  return from;
}

function snapshotAt(whole: AnyMatch, then: AnyMatch, seat: Seat, version: number): Snapshot {
  return {
    version,
    seat,
    view: then.view(seat),
    options: [],
    // Those of the whole match, which its speech knows: a log only ever grows.
    events: whole.events(seat).slice(0, then.events(seat).length),
    isHandOver: false,
    isWaiting: false,
    botFault: undefined,
    saveFault: undefined,
  };
}

/** All entries but those that were taken back, and the taking back. */
export function momentsOf(log: AnyMatch['log']): readonly number[] {
  const undone = new Set(log.flatMap(({ act }) => (act.type === 'undo' ? [act.entry] : [])));
  return log.flatMap(({ act }, index) => (act.type === 'undo' || undone.has(index) ? [] : [index]));
}

/** After the end everything may be seen; before it, what is hidden from others at this screen stays so. */
function seatsToSee(match: AnyMatch): readonly Seat[] {
  const all = [...match.state.seats.keys()];
  if (match.outcome() !== undefined) return [...all, ONLOOKER];
  return all.length === 1 ? all : [ONLOOKER];
}

/** Games that count turns say so in their events; in others all is one turn. */
function turnsOf({ log }: AnyMatch, moments: readonly number[]): readonly number[] {
  let turn = 0;
  const turns = log.map(({ events }) => {
    for (const event of events as readonly GameTypes['event'][])
      if ('turn' in event && typeof event.turn === 'number') turn = event.turn;
    return turn;
  });
  return moments.map((entry) => turns[entry] ?? 0);
}
