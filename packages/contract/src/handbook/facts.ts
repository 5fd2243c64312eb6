import type { RuleId } from '@sitrep/kernel';

/** What holds for an entry in every language. */
export interface EntryFacts {
  /** The edition it covers, or `both`. */
  readonly ruleset: string;
  /** The rules it tells; those that are its very subject first, since a rule leads to the entry that names it earliest. */
  readonly rules: readonly RuleId[];
  /** The ids of entries to read next. */
  readonly see: readonly string[];
  /** The words of the game or of its content that it explains, such as `command.reload`. */
  readonly covers?: readonly string[];
}

/** The facts of one section by the ids of its entries, in reading order. */
export type SectionFacts = Readonly<Record<string, EntryFacts>>;

/** The facts of all entries by section, in reading order. */
export type HandbookFacts = Readonly<Record<string, SectionFacts>>;

/** Every entry's own name, which never changes. */
export type EntryIdOf<F extends HandbookFacts> = { [S in keyof F]: keyof F[S] & string }[keyof F];
