import type { GameEntry, Policy } from '@sitrep/contract';
import type { GameTypes, Match, Result, Seat } from '@sitrep/kernel';
import { type Bundle, Errand, type Note } from './errand.ts';
import { Policies } from './policies.ts';
import type { Snapshot } from './snapshot.ts';

/** The people who are asked now, and whether they share a screen. */
export interface People {
  readonly asked: readonly Seat[];
  readonly isShared: boolean;
}

/** Gives what needs nobody's attention: the rest of bundles, and what seats have settled in advance. */
export class Autopilot {
  readonly #entry: GameEntry;
  readonly #match: Match<GameTypes>;
  readonly #policies: Policies;
  /** What each seat asked for last, if it was a bundle. */
  readonly #errands = new Map<Seat, Errand>();

  readonly #note: Note;

  /** `note` hears of every answer before it is given, and of its end: if the rules break, it is on record. */
  constructor(entry: GameEntry, match: Match<GameTypes>, note: Note) {
    this.#entry = entry;
    this.#match = match;
    this.#note = note;
    this.#policies = new Policies(entry, match);
  }

  /** What a seat's own client shows of it. */
  stateOf(seat: Seat): Pick<Snapshot, 'errand' | 'policy' | 'holds'> {
    const errand = this.#errands.get(seat)?.state;
    const policy = this.#policies.of(seat);
    const holds = this.#policies.holdsFor(seat);
    return {
      ...(errand !== undefined && { errand }),
      ...(policy !== undefined && { policy }),
      ...(holds.length > 0 && { holds }),
    };
  }

  settle(seat: Seat, policy: Policy): void {
    this.#policies.settle(seat, policy);
  }

  /** Forgets the seat's bundle: it does something else now. */
  drop(seat: Seat): void {
    this.#errands.delete(seat);
  }

  /** Gives the first answer of a bundle and keeps the rest for `goOn`. If it is refused, nothing has happened. */
  begin(seat: Seat, bundle: Bundle): Result<GameTypes> {
    const errand = new Errand({ entry: this.#entry, match: this.#match, note: this.#note }, seat, bundle);
    const result = errand.begin();
    if (result.ok) this.#errands.set(seat, errand);
    return result;
  }

  /** Gives all that can be given now. What one seat gives may be what another waits for. */
  goOn(peopleNow: () => People): void {
    while (this.#reactForAll(peopleNow()) || this.#runErrands());
  }

  #runErrands(): boolean {
    let hasMoved = false;
    for (const errand of this.#errands.values()) hasMoved = errand.goOn() || hasMoved;
    return hasMoved;
  }

  #reactForAll({ asked, isShared }: People): boolean {
    return asked.some((seat) => !this.#errands.get(seat)?.isWaiting && this.#react(seat, isShared));
  }

  #react(seat: Seat, isShared: boolean): boolean {
    const answers = this.#policies.answerFor(seat, isShared);
    const number = this.#match.view(seat).decision?.number;
    if (answers === undefined || number === undefined) return false;
    return this.begin(seat, { answers, number, request: `policy-${number}` }).ok;
  }
}
