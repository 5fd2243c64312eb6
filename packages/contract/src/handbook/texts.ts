import type { HandbookFacts } from './facts.ts';

/** An entry in one language. */
export interface EntryText {
  readonly title: string;
  /** Other words that a reader may look for. */
  readonly also: readonly string[];
  /** One to four short sentences. */
  readonly text: string;
}

/** The texts of one section: as many as it has entries. */
export type TextsOf<F> = Readonly<Record<keyof F, EntryText>>;

/** The whole handbook in one language: what lacks an entry does not compile. */
export type HandbookTexts<F extends HandbookFacts> = {
  readonly [S in keyof F]: { readonly title: string; readonly entries: TextsOf<F[S]> };
};
