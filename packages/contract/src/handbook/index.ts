/** What games make their handbooks with. A package of its own name, so that clients load it with the first handbook. */
export type { EntryFacts, EntryIdOf } from './facts.ts';
export { type HandbookParts, makeHandbook } from './make-handbook.ts';
export type { EntryText, HandbookTexts, TextsOf } from './texts.ts';
