import type { Policy, Question, QuestionKind, Reply } from '@sitrep/contract';
import type { GameTypes, Result } from '@sitrep/kernel';
import type { Host, SeatClient, Snapshot } from '@sitrep/session';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { wantedOptions } from './lesson-place.ts';
import type { LessonScript } from './lesson-script.ts';

/** The client of a learner: it offers only what the lesson is about, and never asks for confirmation. */
export class LessonClient implements SeatClient {
  readonly #script: LessonScript;
  readonly #host: Host;
  readonly #client: SeatClient;
  readonly #shown = new WeakMap<Snapshot, Snapshot>();

  constructor(script: LessonScript, host: Host, client: SeatClient) {
    this.#script = script;
    this.#host = host;
    this.#client = client;
  }

  get facts() {
    return this.#client.facts;
  }

  get told() {
    return this.#client.told;
  }

  snapshot(): Snapshot {
    const whole = this.#client.snapshot();
    const known = this.#shown.get(whole) ?? this.#narrow(whole);
    this.#shown.set(whole, known);
    return known;
  }

  subscribe(listener: () => void): () => void {
    return this.#client.subscribe(listener);
  }

  async ask<K extends QuestionKind>(revision: number, question: Question<K>): Promise<Reply<K> | undefined> {
    return UNDOUBTED[question.kind] ?? this.#client.ask(revision, question);
  }

  async answer(answer: AnyAnswer, number: number | undefined): Promise<Result<GameTypes>> {
    const isTaught = this.snapshot().options.includes(answer);
    return isTaught
      ? this.#client.answer(answer, number)
      : { ok: false, refusal: { code: 'ANSWER_ILLEGAL' } };
  }

  /** A lesson teaches single orders. */
  async carryOut(): Promise<Result<GameTypes>> {
    return { ok: false, refusal: { code: 'ANSWER_ILLEGAL' } };
  }

  /** No undo: the luck of a lesson is scripted for one sequence of commands. */
  async undo(): Promise<Result<GameTypes>> {
    return { ok: false, refusal: { code: 'UNDO_NOTHING' } };
  }

  order(decision: string, isOn: boolean): Promise<Result<GameTypes>> {
    return this.#client.order(decision, isOn);
  }

  settle(policy: Policy): void {
    this.#client.settle(policy);
  }

  concede(): Promise<Result<GameTypes>> {
    return this.#client.concede();
  }

  defer(): void {
    this.#client.defer();
  }

  keepDraft(draft: object): void {
    this.#client.keepDraft(draft);
  }

  #narrow(whole: Snapshot): Snapshot {
    const options = wantedOptions(this.#script, this.#host, whole.options);
    return { ...whole, options, blocked: [], undo: { kind: 'nothing' } };
  }
}

/** A lesson's orders need neither warning nor confirmation, and are given one by one. */
const UNDOUBTED: { readonly [K in QuestionKind]?: Reply<K> } = {
  cautions: [],
  weight: 'light',
  proposals: [],
};
