import type { Policy, Question, QuestionKind, Reply, Told } from '@sitrep/contract';
import type { Answer, GameTypes, Result } from '@sitrep/kernel';
import type { Sight, Snapshot } from './snapshot.ts';

/** What everybody knew before the match; it never changes. */
export interface Facts<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly config: T['config'];
  readonly content: T['content'];
}

/** Reads a match from one place: a seat of a running one, or a moment of one that is looked back on. */
export interface Reader<T extends GameTypes = GameTypes, S extends Sight<T> = Sight<T>> {
  readonly facts: Facts<T>;
  /** What speech about the match is made from. */
  readonly told: Told;
  /** What there is to see now: the same object until something changes. */
  snapshot(): S;
  /** Calls the listener after every change of the snapshot. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Asks what takes time to compute, about the snapshot of a revision. `undefined` if that is no longer the current one when
   * the reply arrives: it would be about something that is no longer shown.
   */
  ask<K extends QuestionKind>(revision: number, question: Question<K, T>): Promise<Reply<K, T> | undefined>;
}

/**
 * A seat as its player's screen sees it. Only plain data is passed, so that the match may be on another machine.
 * Requests are judged by the rules; a refusal is a value, and then nothing has changed.
 */
export interface SeatClient<T extends GameTypes = GameTypes> extends Reader<T, Snapshot<T>> {
  /** Answers the decision that the seat knows under `number`; refused once another one is open. */
  answer(answer: Answer<T>, number: number | undefined): Promise<Result<T>>;
  /**
   * Gives several answers as one request, beginning with the question under `number`. The snapshot's `errand` says how far it got.
   * Refused, with nothing changed, if the first answer is.
   */
  carryOut(answers: readonly Answer<T>[], number: number | undefined): Promise<Result<T>>;
  /** Takes the seat's last answer back, or the last bundle of answers as far as possible. */
  undo(): Promise<Result<T>>;
  /** Passes every window of this name that opens from now on, or stops doing so. */
  order(decision: T['decision'], isOn: boolean): Promise<Result<T>>;
  /** Settles reactions in advance, for questions that open from now on. Nobody else learns of it. */
  settle(policy: Policy): void;
  concede(): Promise<Result<T>>;
  /** Lets the others who are asked go first, until something happens. */
  defer(): void;
  /** Keeps what has been filled in of the open form, so that a screen can be left and come back to. */
  keepDraft(draft: object): void;
}
