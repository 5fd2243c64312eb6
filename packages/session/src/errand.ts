import type { GameEntry, Rationale } from '@sitrep/contract';
import type { Answer, GameTypes, Match, Refusal, Request, Result, Seat } from '@sitrep/kernel';

/** A bundle of answers that a seat gives as one request. */
export interface Bundle<T extends GameTypes = GameTypes> {
  readonly answers: readonly Answer<T>[];
  /** The seat's number for the question that the first one answers. */
  readonly number: number;
  /** The seat's own name for the request. Sent again under this name, it counts once. */
  readonly request: string;
}

/** More answers than any game's act is made of. */
const MOST_ANSWERS = 400;

/** Why the rest of a bundle was not given. */
export type Stop =
  /** Something happened that the seat should decide about itself. */
  | { readonly kind: 'news'; readonly reason: Rationale }
  /** The next answer is not possible here. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The match is over. */
  | { readonly kind: 'over' };

/** How far a seat's last bundle has got. */
export interface ErrandState {
  readonly request: string;
  readonly given: number;
  readonly of: number;
  /** Absent while others are being asked and once all was given. */
  readonly stop?: Stop;
}

/** Hears of an answer before it is given, and then that it was. */
export type Note = (attempt: Request<GameTypes> | undefined) => void;

/** What answers are given to. */
interface Giving {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly note: Note;
}

/** Gives the answers of a bundle one by one as long as all goes as expected, and waits while others are asked. */
export class Errand {
  readonly #entry: GameEntry;
  readonly #match: Match<GameTypes>;
  readonly #note: Note;
  readonly #seat: Seat;
  readonly #bundle: Bundle;
  #given = 0;
  #seen: number;
  #stop: Stop | undefined;

  constructor({ entry, match, note }: Giving, seat: Seat, bundle: Bundle) {
    this.#entry = entry;
    this.#match = match;
    this.#note = note;
    this.#seat = seat;
    this.#bundle = bundle;
    this.#seen = match.events(seat).length;
  }

  get state(): ErrandState {
    const { request, answers } = this.#bundle;
    const stop = this.#stop;
    return { request, given: this.#given, of: answers.length, ...(stop !== undefined && { stop }) };
  }

  /** Whether there is more to give. */
  get isWaiting(): boolean {
    return this.#stop === undefined && this.#given < this.#bundle.answers.length;
  }

  /** Gives the first answer. If it is refused, nothing has happened. */
  begin(): Result<GameTypes> {
    const { answers, number } = this.#bundle;
    const [first] = answers;
    if (first === undefined || answers.length > MOST_ANSWERS)
      return { ok: false, refusal: { code: 'REQUEST_BAD', args: { argument: 'answers' } } };
    return this.#give(first, number);
  }

  /** Gives what can be given now. Returns whether it gave anything. */
  goOn(): boolean {
    const before = this.#given;
    while (this.#stop === undefined && this.#giveNext());
    return this.#given > before;
  }

  #giveNext(): boolean {
    const { answers } = this.#bundle;
    const next = answers[this.#given];
    if (next === undefined) return false;
    const number = this.#numberNow();
    if (number === undefined) {
      if (this.#match.decision() === undefined) this.#stop = { kind: 'over' };
      return false;
    }
    const reason = this.#entry.interrupts?.(this.#news(), next, answers.slice(0, this.#given));
    if (reason !== undefined) {
      this.#stop = { kind: 'news', reason };
      return false;
    }
    const result = this.#give(next, number);
    if (!result.ok) this.#stop = { kind: 'refused', refusal: result.refusal };
    return result.ok;
  }

  #give(answer: Answer<GameTypes>, number: number): Result<GameTypes> {
    const { request } = this.#bundle;
    this.#note({ by: this.#seat, act: { type: 'answer', answer }, request });
    const result = this.#match.submit(this.#seat, number, answer, request);
    this.#note(undefined);
    if (result.ok) this.#given += 1;
    return result;
  }

  /** The seat's number for the question that is open to it, if there is one. */
  #numberNow(): number | undefined {
    const { decision } = this.#match.view(this.#seat);
    return decision?.hasAnswered ? undefined : decision?.number;
  }

  #news(): ReturnType<Match<GameTypes>['events']> {
    const events = this.#match.events(this.#seat);
    const news = events.slice(this.#seen);
    this.#seen = events.length;
    return news;
  }
}
