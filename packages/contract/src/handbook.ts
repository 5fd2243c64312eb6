import type { RuleId } from '@sitrep/kernel';

/** A short explanation for players, in one language. */
export interface HandbookEntry {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** The ids of entries to read on with. */
  readonly see: readonly string[];
  /** The edition that it speaks of, or `both`. */
  readonly ruleset: string;
}

/** The player's handbook of a game in one language. */
export interface GameHandbook {
  /** The headings of the sections, in reading order. */
  readonly titles: Readonly<Record<string, string>>;
  readonly entries: readonly HandbookEntry[];
  /** By rule id, name or word; the best first. `nearest` is what was probably meant where nothing was found. */
  find(
    query: string,
    ruleset?: string,
  ): { readonly entries: readonly HandbookEntry[]; readonly nearest: string | undefined };
  /** The entry that tells a rule, or is nearest to it. */
  forRule(rule: string): HandbookEntry | undefined;
  /** The entry that explains a word of the game or of its cards: `option.weapon-jams`, say. */
  forWord(word: string): HandbookEntry | undefined;
}
