/** The player's handbook: what a rule, a keyword or an action means, in the reader's language. */
export { entryForRule, entryForWord } from './entry-for-rule.ts';
export type { EntryId, Section } from './facts/sections.ts';
export { type FoundEntries, findEntries } from './find-entries.ts';
export {
  type Entry,
  HANDBOOK_LANGUAGES,
  type Handbook,
  type HandbookLanguage,
  loadHandbook,
  SECTIONS,
} from './handbook.ts';
