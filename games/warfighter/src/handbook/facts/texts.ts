import type { FACTS, Section } from './sections.ts';

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

/** The whole handbook in one language. */
export type HandbookTexts = {
  readonly [S in Section]: { readonly title: string; readonly entries: TextsOf<(typeof FACTS)[S]> };
};
