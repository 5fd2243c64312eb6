import type { RuleId } from '@sitrep/kernel';

/** A short explanation for players, in one language. */
export interface HandbookEntry {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  /** Other words that a reader may look for. */
  readonly also: readonly string[];
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** The ids of entries to read next. */
  readonly see: readonly string[];
  /** The edition it covers, or `both`: a game with one edition only says `both` everywhere. */
  readonly ruleset: string;
}

/** The player's handbook of a game in one language. */
export interface GameHandbook {
  /** The headings of the sections, in reading order. */
  readonly titles: Readonly<Record<string, string>>;
  readonly entries: readonly HandbookEntry[];
  /** Finds entries by rule id, name or word, the best first. If nothing is found, `nearest` is what was probably meant. */
  find(
    query: string,
    ruleset?: string,
  ): { readonly entries: readonly HandbookEntry[]; readonly nearest: string | undefined };
  /** The entry that explains a rule, or the closest one. */
  forRule(rule: string): HandbookEntry | undefined;
  /** The entry that explains a word of the game or of its cards, such as `option.weapon-jams`. */
  forWord(word: string): HandbookEntry | undefined;
}
