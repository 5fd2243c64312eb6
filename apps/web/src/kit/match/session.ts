import type { GameEntry, Odds, Rationale } from '@sitrep/contract';
import { type GameTypes, perform, type Request, type Result, type Seat } from '@sitrep/kernel';
import { createStore } from '../store/store.ts';
import { findUndoState, weightOf } from './foresight.ts';
import { type StandingStore, standingHere } from './standing.ts';
import type { AnyAnswer, AnyBlocked, AnyMatch, Player, Snapshot, UndoState, Weight } from './types.ts';

/** Something that is kept informed of a match: the autosave, the bots. */
export interface Follower {
  /** After every accepted request. Throws or rejects when it could not do its part. */
  follow(match: AnyMatch): Promise<void>;
}

export interface SessionSetup {
  readonly id: string;
  readonly entry: GameEntry;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly names?: readonly string[];
  /** What sets the match apart; nothing for one that was begun here, with the game's cards and dice. */
  readonly standing?: StandingStore;
  readonly followers: readonly Follower[];
}

/** One match on the screen: commands go in, what to show comes out. The only way to the match. */
export interface Session {
  readonly id: string;
  readonly entry: GameEntry;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  /** What the players call themselves, by seat; empty for those without a name. */
  readonly names: readonly string[];
  /** What sets the match apart, wherever it is shown. */
  readonly standing: StandingStore;
  get(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Answers for the seat at the screen the question that it knows under `number`; refused once another one is open. */
  answer(answer: AnyAnswer, number: number | undefined): Result<GameTypes>;
  /** Answers for a seat that a program plays; nothing where it found no answer. What keeps it from answering is shown. */
  answerFor(seat: Seat, answer: AnyAnswer | undefined): void;
  undo(): Result<GameTypes>;
  /** Passes every decision of this name by itself, or no longer. */
  order(decision: string, isOn: boolean): Result<GameTypes>;
  concede(): Result<GameTypes>;
  /** The next person has taken the screen over. */
  takeScreen(): void;
  /** What the seat might want but cannot have, with reasons. */
  blocked(): readonly AnyBlocked[];
  oddsOf(answer: AnyAnswer): readonly Odds[];
  threats(): readonly Odds[];
  undoState(): UndoState;
  /** What may be a mistake about an answer; never in a lesson, which knows what it is doing. */
  cautionOf(answer: AnyAnswer): Rationale | undefined;
  /** Whether an answer could be taken back. */
  weightOf(answer: AnyAnswer): Weight;
}

export function createSession(setup: SessionSetup): Session {
  const { id, entry, match, players, names = [], standing = standingHere(entry, match), followers } = setup;
  const store = createStore(snapshotOf(match, { version: 0, seat: nextSeat(match, players, 0) }));
  let known = new Map<unknown, unknown>();

  /** Works something out once for as long as nothing changes. */
  function once<V>(key: unknown, work: () => V): V {
    if (!known.has(key)) known.set(key, work());
    return known.get(key) as V;
  }

  function refresh(): void {
    known = new Map();
    const { version, seat, saveFault } = store.get();
    const next = nextSeat(match, players, seat);
    store.set(snapshotOf(match, { version: version + 1, seat: next, from: seat, saveFault }));
  }

  const request = (by: Seat, act: Request<GameTypes>['act']) => settle(perform(match, { by, act }));

  /** What follows from every request that was accepted. */
  function settle(result: Result<GameTypes>): Result<GameTypes> {
    if (!result.ok) return result;
    refresh();
    for (const follower of followers) follower.follow(match).then(saved, failed);
    return result;
  }

  function saved(): void {
    store.set((now) => (now.saveFault === undefined ? now : { ...now, saveFault: undefined }));
  }

  function failed(reason: unknown): void {
    store.set((now) => ({ ...now, saveFault: String(reason) }));
  }

  const own = (act: Request<GameTypes>['act']) => request(store.get().seat, act);
  return {
    id,
    entry,
    match,
    players,
    names,
    standing,
    get: store.get,
    subscribe: store.subscribe,
    // What number a seat without a question has, no question has.
    answer: (answer, number = -1) => settle(match.submit(store.get().seat, number, answer)),
    answerFor(seat, answer) {
      const result = answer && request(seat, { type: 'answer', answer });
      if (!result?.ok) store.set((now) => ({ ...now, botFault: { refusal: result?.refusal } }));
    },
    undo: () => own({ type: 'undo' }),
    order: (decision, isOn) => own({ type: 'order', decision, isOn }),
    concede: () => own({ type: 'concede' }),
    takeScreen: () => store.set((now) => ({ ...now, isHandOver: false })),
    blocked: () => once('blocked', () => match.blocked(store.get().seat)),
    oddsOf: (answer) => once(answer, () => entry.oddsOf(match.state, store.get().seat, answer)),
    threats: () => once('threats', () => entry.threatsTo(match.state)),
    undoState: () => once('undo', () => findUndoState(match, store.get().seat)),
    cautionOf(answer) {
      const decision = match.decision();
      if (match.isScripted || decision === undefined) return undefined;
      return entry.caution?.(match.state, decision, store.get().seat, answer);
    },
    weightOf: (answer) =>
      once(`weight ${JSON.stringify(answer)}`, () => weightOf(match, store.get().seat, answer)),
  };
}

interface Moment {
  readonly version: number;
  readonly seat: Seat;
  /** Who had the screen before. */
  readonly from?: Seat;
  readonly saveFault?: string | undefined;
}

function snapshotOf(match: AnyMatch, { version, seat, from = seat, saveFault }: Moment): Snapshot {
  const view = match.view(seat);
  return {
    version,
    seat,
    view,
    options: match.options(seat),
    events: match.events(seat),
    isHandOver: from !== seat,
    isWaiting: view.outcome === undefined && view.decision?.number === undefined,
    botFault: undefined,
    saveFault,
  };
}

/** Whose screen it is: of those asked the one who has it, else the next person; while programs think it stays. */
function nextSeat(match: AnyMatch, players: readonly Player[], holder: Seat): Seat {
  const asked = match.decision()?.seats ?? [];
  const people = asked.filter(
    (seat) => players[seat] === 'person' && match.view(seat).decision?.hasAnswered === false,
  );
  return people.includes(holder) ? holder : (people[0] ?? holder);
}
