import type { Policy, Question, QuestionKind, Reply, Told } from '@sitrep/contract';
import { type Answer, type GameTypes, type Result, type Seat, sameData } from '@sitrep/kernel';
import type { Facts, SeatClient } from './client.ts';
import { Feed, replyAbout } from './feed.ts';
import type { Host } from './host.ts';
import type { Look } from './look.ts';
import type { Snapshot } from './snapshot.ts';

/** A number that no question has. */
const NO_NUMBER = -1;

/** The client of a seat whose host is in the same process. */
export function openLocal(host: Host, seat: Seat): SeatClient {
  return new LocalClient(host, seat);
}

class LocalClient implements SeatClient {
  readonly told: Told;
  readonly #host: Host;
  readonly #seat: Seat;
  readonly #feed: Feed<Snapshot>;
  /** Something has happened since the last look; whether it can be seen from here is found out when somebody looks. */
  #isStale = false;

  constructor(host: Host, seat: Seat) {
    this.#host = host;
    this.#seat = seat;
    this.told = host.toldTo(seat);
    this.#feed = new Feed(numbered(host.look(seat), undefined));
    host.subscribe(() => this.#changed());
  }

  get facts(): Facts {
    return this.#host.facts;
  }

  snapshot(): Snapshot {
    if (this.#isStale) {
      this.#isStale = false;
      const look = this.#host.look(this.#seat);
      if (!isSame(this.#feed.now, look)) this.#feed.push(numbered(look, this.#feed.now));
    }
    return this.#feed.now;
  }

  subscribe(listener: () => void): () => void {
    // what happened before is no news to the listener
    this.snapshot();
    return this.#feed.subscribe(listener);
  }

  ask<K extends QuestionKind>(revision: number, question: Question<K>): Promise<Reply<K> | undefined> {
    return replyAbout(this, revision, () => this.#host.consult(this.#seat, question));
  }

  async answer(answer: Answer<GameTypes>, number = NO_NUMBER): Promise<Result<GameTypes>> {
    return this.#host.answer(this.#seat, answer, number);
  }

  async carryOut(answers: readonly Answer<GameTypes>[], number = NO_NUMBER): Promise<Result<GameTypes>> {
    // A seat's numbers never return, so they make good names.
    return this.#host.carryOut(this.#seat, { answers, number, request: `bundle-${number}` });
  }

  async undo(): Promise<Result<GameTypes>> {
    return this.#host.request(this.#seat, { type: 'undo' });
  }

  async order(decision: string, isOn: boolean): Promise<Result<GameTypes>> {
    return this.#host.request(this.#seat, { type: 'order', decision, isOn });
  }

  settle(policy: Policy): void {
    this.#host.settle(this.#seat, policy);
  }

  async concede(): Promise<Result<GameTypes>> {
    return this.#host.request(this.#seat, { type: 'concede' });
  }

  defer(): void {
    this.#host.defer(this.#seat);
  }

  keepDraft(draft: object): void {
    this.#host.keepDraft(this.#seat, draft);
  }

  #changed(): void {
    this.#isStale = true;
    if (this.#feed.isFollowed) this.snapshot();
  }
}

function numbered(look: Look, before: Snapshot | undefined): Snapshot {
  const { revision, events } = before ?? { revision: -1, events: look.events };
  return { ...look, revision: revision + 1, news: look.events.slice(events.length) };
}

/** What others answer unseen must not show, not even by a new revision. */
function isSame({ revision: _, news: __, ...before }: Snapshot, look: Look): boolean {
  return before.events.length === look.events.length && sameData(before, look);
}
