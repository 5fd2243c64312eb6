import type { Language } from './messages.ts';

/** The one word for a thing in each language. */
export type Term = Readonly<Record<Language, TermWord>>;

export interface TermWord {
  readonly word: string;
  /** Words for the same thing that are not used. `*` stands for any ending. */
  readonly not?: readonly string[];
  /** Where such a word means something else. */
  readonly but?: readonly string[];
}
