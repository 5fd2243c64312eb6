import type { Policy, Proposal, Question, QuestionKind, Reply } from '@sitrep/contract';
import type { GameTypes, Result } from '@sitrep/kernel';
import type { SeatClient, Snapshot } from '@sitrep/session';
import type { AnyAnswer } from '../match/types.ts';
import { isTaught, type LessonRun } from './lesson-run.ts';

/** The client of a learner: it offers only what the lesson is about, and never asks for confirmation. */
export class LessonClient implements SeatClient {
  readonly #run: LessonRun;
  readonly #client: SeatClient;
  readonly #shown = new WeakMap<Snapshot, Snapshot>();

  constructor(run: LessonRun, client: SeatClient) {
    this.#run = run;
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
    const reply = UNDOUBTED[question.kind] ?? (await this.#client.ask(revision, question));
    return question.kind === 'proposals' && Array.isArray(reply) ? this.#taught(reply) : reply;
  }

  async answer(answer: AnyAnswer, number: number | undefined): Promise<Result<GameTypes>> {
    return isTaught(this.#run, [answer]) ? this.#client.answer(answer, number) : NOT_TAUGHT;
  }

  async carryOut(answers: readonly AnyAnswer[], number: number | undefined): Promise<Result<GameTypes>> {
    return isTaught(this.#run, answers) ? this.#client.carryOut(answers, number) : NOT_TAUGHT;
  }

  async undo(): Promise<Result<GameTypes>> {
    return this.#run.lesson.hasUndo ? this.#client.undo() : { ok: false, refusal: { code: 'UNDO_NOTHING' } };
  }

  order(decision: string, isOn: boolean): Promise<Result<GameTypes>> {
    return this.#client.order(decision, isOn);
  }

  /** A lesson asks everything that it is about, whatever is settled. */
  settle(_: Policy): void {}

  concede(): Promise<Result<GameTypes>> {
    return this.#client.concede();
  }

  defer(): void {
    this.#client.defer();
  }

  keepDraft(draft: object): void {
    this.#client.keepDraft(draft);
  }

  /** Proposals that the lesson is about, with nothing left to change in them. */
  #taught(proposals: readonly Proposal[]): readonly Proposal[] {
    return proposals
      .filter(({ answers }) => isTaught(this.#run, answers))
      .map((proposal) => ({ ...proposal, parts: [] }));
  }

  #narrow(whole: Snapshot): Snapshot {
    const options = whole.options.filter((option) => isTaught(this.#run, [option]));
    const undo = this.#run.lesson.hasUndo ? whole.undo : ({ kind: 'nothing' } as const);
    return { ...whole, options, blocked: [], undo };
  }
}

const NOT_TAUGHT: Result<GameTypes> = { ok: false, refusal: { code: 'ANSWER_ILLEGAL' } };

/** A lesson's orders need neither warning nor confirmation. */
const UNDOUBTED: { readonly [K in QuestionKind]?: Reply<K> } = { cautions: [], weight: 'light' };
