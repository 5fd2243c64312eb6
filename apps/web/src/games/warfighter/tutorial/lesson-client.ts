import type { Question, QuestionKind, Reply } from '@sitrep/contract';
import type { GameTypes, Result } from '@sitrep/kernel';
import type { Host, SeatClient, Snapshot } from '@sitrep/session';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { wantedOptions } from './lesson-place.ts';
import type { LessonScript } from './lesson-script.ts';

/** The client of a pupil: it offers what the lesson is about and nothing else, and nothing is to be thought over twice. */
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

  /** The luck of a lesson is written down once, for every command in its turn. */
  async undo(): Promise<Result<GameTypes>> {
    return { ok: false, refusal: { code: 'UNDO_NOTHING' } };
  }

  order(decision: string, isOn: boolean): Promise<Result<GameTypes>> {
    return this.#client.order(decision, isOn);
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

/** A lesson knows what it is doing. */
const UNDOUBTED: { readonly [K in QuestionKind]?: Reply<K> } = { cautions: [], weight: 'light' };
