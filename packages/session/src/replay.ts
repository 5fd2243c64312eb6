import {
  consult,
  type GameEntry,
  type Question,
  type QuestionKind,
  type Reply,
  type Standing,
  type Told,
} from '@sitrep/contract';
import { type GameTypes, HOST, type Match, type Seat, undoneEntries } from '@sitrep/kernel';
import type { Facts, Reader } from './client.ts';
import { Feed, replyAbout } from './feed.ts';
import type { Player } from './players.ts';
import type { Sight } from './snapshot.ts';

/** What is looked back on. */
export interface ReplaySetup {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly players: readonly Player[];
  /** What sets the match apart, as far as it is known by now. */
  standing(): Standing;
}

/** A match to look back on: what any seat saw after any entry of the log. There is nothing in it to answer. */
export class Replay implements Reader {
  readonly facts: Facts;
  /** The whole match: a log only ever grows, and names are those that things had at the time. */
  readonly told: Told;
  /** The entries worth stopping at, the start first: all but those that were taken back and the undos themselves. */
  readonly moments: readonly number[];
  /** The turn that each moment belongs to; games that do not count turns have one. */
  readonly turns: readonly number[];
  /** The seats whose view can be shown, starting with the first; -1 is an onlooker. */
  readonly seats: readonly Seat[];
  readonly #setup: ReplaySetup;
  readonly #feed: Feed<Sight>;
  #shown: Match<GameTypes>;

  constructor(setup: ReplaySetup) {
    const { match } = setup;
    const { config, content } = match.setup;
    this.facts = { game: match.game.id, config, content };
    this.told = match;
    this.moments = momentsOf(match.log);
    this.turns = turnsOf(match.log, this.moments);
    this.seats = seatsToSee(match);
    this.#setup = setup;
    this.#shown = matchAt(match, match.log.length - 1);
    this.#feed = new Feed(this.#sightFrom(this.seats[0] ?? HOST, 0));
  }

  snapshot(): Sight {
    return this.#feed.now;
  }

  subscribe(listener: () => void): () => void {
    return this.#feed.subscribe(listener);
  }

  ask<K extends QuestionKind>(revision: number, question: Question<K>): Promise<Reply<K> | undefined> {
    const { entry } = this.#setup;
    const { seat } = this.snapshot();
    return replyAbout(this, revision, () => consult({ entry, match: this.#shown, seat }, question));
  }

  /** Shows the match after an entry, as a seat saw it then. Throws if there is no such entry. */
  show(entry: number, seat: Seat): void {
    this.#shown = matchAt(this.#setup.match, entry);
    this.#feed.push(this.#sightFrom(seat, this.snapshot().revision + 1));
  }

  /** Shows the same moment again, with what has become known of the match since. */
  refresh(): void {
    const { seat, revision } = this.snapshot();
    this.#feed.push(this.#sightFrom(seat, revision + 1));
  }

  /** The first moment after which a seat knows of an event of its log: what is known only grows, so halving finds it. */
  stepOf(n: number, seat: Seat): number {
    let [from, to] = [0, this.moments.length - 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const then = matchAt(this.#setup.match, this.moments[middle] ?? 0);
      if (then.events(seat).length > n) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  #sightFrom(seat: Seat, revision: number): Sight {
    const { match, players } = this.#setup;
    const standing = this.#setup.standing();
    // Those of the whole match, which its speech knows.
    const events = match.events(seat).slice(0, this.#shown.events(seat).length);
    return { revision, seat, view: this.#shown.view(seat), events, news: [], players, standing };
  }
}

/** The match as it stood after an entry. */
function matchAt(match: Match<GameTypes>, entry: number): Match<GameTypes> {
  const then = match.at(entry);
  if (then === undefined) throw new RangeError(`the log has no entry ${entry}`);
  return then;
}

type Log = Match<GameTypes>['log'];

function momentsOf(log: Log): readonly number[] {
  const undone = undoneEntries(log);
  return log.flatMap(({ act }, index) => (act.type === 'undo' || undone.has(index) ? [] : [index]));
}

function turnsOf(log: Log, moments: readonly number[]): readonly number[] {
  let turn = 0;
  const turns = log.map(({ events }) => {
    for (const event of events) if ('turn' in event && typeof event.turn === 'number') turn = event.turn;
    return turn;
  });
  return moments.map((entry) => turns[entry] ?? 0);
}

/** After the end everything may be seen; before it, what is hidden from others at this screen stays so. */
function seatsToSee(match: Match<GameTypes>): readonly Seat[] {
  const all = [...match.state.seats.keys()];
  if (match.outcome() !== undefined) return [...all, HOST];
  return all.length === 1 ? all : [HOST];
}
