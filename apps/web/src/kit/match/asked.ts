import type { Question, QuestionKind, Reply } from '@sitrep/contract';
import type { Reader } from '@sitrep/session';

type Replies = { readonly [K in QuestionKind]: Map<string, Reply<K>> };

/**
 * The questions asked of a reader about what it shows now. A question is asked once; its reply is kept as long as the
 * revision lasts, and a late reply is dropped.
 */
export class Asked {
  readonly #reader: Reader;
  readonly #listeners = new Set<() => void>();
  readonly #open = new Set<string>();
  #replies = noReplies();
  #revision = -1;
  #fault: { readonly reason: unknown } | undefined;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** The reply about a revision; `undefined` until it arrives. Throws if answering the question failed. */
  about<K extends QuestionKind>(revision: number, question: Question<K>): Reply<K> | undefined {
    if (this.#fault !== undefined) throw this.#fault.reason;
    if (revision > this.#revision) this.#begin(revision);
    if (revision < this.#revision) return undefined;
    const name = JSON.stringify(question);
    const reply = this.#replies[question.kind].get(name);
    if (reply === undefined && !this.#open.has(name)) this.#ask(name, question);
    return reply;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #begin(revision: number): void {
    this.#revision = revision;
    this.#replies = noReplies();
    this.#open.clear();
  }

  #ask<K extends QuestionKind>(name: string, question: Question<K>): void {
    const revision = this.#revision;
    this.#open.add(name);
    this.#reader.ask(revision, question).then(
      (reply) => {
        if (reply === undefined || revision !== this.#revision) return;
        this.#replies[question.kind].set(name, reply);
        this.#tell();
      },
      (reason: unknown) => {
        this.#fault = { reason };
        this.#tell();
      },
    );
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function noReplies(): Replies {
  return {
    odds: new Map(),
    threats: new Map(),
    cautions: new Map(),
    weight: new Map(),
    hints: new Map(),
    proposals: new Map(),
    groups: new Map(),
    suggestions: new Map(),
    sample: new Map(),
    problems: new Map(),
    luck: new Map(),
  };
}

const known = new WeakMap<Reader, Asked>();

/** The questions of a reader, shared by the whole screen. */
export function askedOf(reader: Reader): Asked {
  const asked = known.get(reader) ?? new Asked(reader);
  known.set(reader, asked);
  return asked;
}
