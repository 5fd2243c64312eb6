import type { Answer, GameTypes, Problem } from '@sitrep/kernel';
import type { Suggestion } from './entry.ts';
import type { RollLuck } from './luck.ts';
import type { Odds } from './odds.ts';
import type { Focus, OptionGroup, Proposal } from './proposals.ts';
import type { Rationale } from './rationale.ts';
import type { Weight } from './weight.ts';

/** What the game's own advice would answer, and why where the game can tell. */
export interface Hint<T extends GameTypes = GameTypes> {
  readonly answer: Answer<T>;
  readonly reason?: Rationale;
}

interface Asked<About extends object, Reply> {
  readonly about: About;
  readonly reply: Reply;
}

/**
 * What a client may ask for a seat besides what it sees: everything that takes a moment. Questions and replies are plain
 * data. Each reply follows from what the seat may know, which the two-worlds law checks.
 */
export interface Questions<T extends GameTypes = GameTypes> {
  /** The odds of each answer, in the order of the answers. */
  readonly odds: Asked<{ readonly answers: readonly Answer<T>[] }, readonly (readonly Odds[])[]>;
  /** The odds of what threatens everybody next. */
  readonly threats: Asked<object, readonly Odds[]>;
  /** Why a legal answer may be a mistake; usually nothing. */
  readonly cautions: Asked<{ readonly answer: Answer<T> }, readonly Rationale[]>;
  /** Whether an answer could be taken back. */
  readonly weight: Asked<{ readonly answer: Answer<T> }, Weight>;
  /** The answer that the game's advice likes best; nothing if it gives none. `among` limits what is considered. */
  readonly hints: Asked<{ readonly among?: readonly Answer<T>[] }, readonly Hint<T>[]>;
  /** Bundles of answers that can be given as one; without a focus the best for the whole decision. */
  readonly proposals: Asked<{ readonly focus?: Focus }, readonly Proposal<T>[]>;
  /** The group of each answer, in the order of the answers; empty for one that stands alone. */
  readonly groups: Asked<{ readonly answers: readonly Answer<T>[] }, readonly (readonly OptionGroup[])[]>;
  /** Drafts for the open form, the recommended one first. */
  readonly suggestions: Asked<object, readonly Suggestion<T>[]>;
  /** A random draft for the open form, a different one for each salt; nothing if no form is open. */
  readonly sample: Asked<{ readonly salt: number }, readonly Answer<T>[]>;
  /** Every problem of a draft for the open form; none when it can be committed. */
  readonly problems: Asked<{ readonly draft: unknown }, readonly Problem[]>;
  /** Every roll of a finished match compared with its odds; nothing before the end. */
  readonly luck: Asked<object, readonly RollLuck[]>;
}

export type QuestionKind = keyof Questions;

/** A question of one kind, with what it is about. */
export type Question<K extends QuestionKind = QuestionKind, T extends GameTypes = GameTypes> = {
  readonly kind: K;
} & Questions<T>[K]['about'];

/** The reply to a question of one kind. */
export type Reply<
  K extends QuestionKind = QuestionKind,
  T extends GameTypes = GameTypes,
> = Questions<T>[K]['reply'];
