import { namesIn } from '@sitrep/kernel';
import type { Facts } from './facts/facts.ts';
import { type EntryId, FACTS, type Section } from './facts/sections.ts';
import type { EntryText, HandbookTexts } from './facts/texts.ts';

/** One entry of the handbook as a reader gets it. */
export interface Entry extends Facts, EntryText {
  readonly id: EntryId;
  readonly section: Section;
}

/** The handbook in one language, in reading order. */
export interface Handbook {
  /** By section. */
  readonly titles: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
}

export const HANDBOOK_LANGUAGES = ['en', 'hu', 'it'] as const;
export type HandbookLanguage = (typeof HANDBOOK_LANGUAGES)[number];

/** Each language is a file of its own, so that a client loads no other. */
const TEXTS: Readonly<Record<HandbookLanguage, () => Promise<HandbookTexts>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  it: () => import('./it.ts'),
};

/** Objects keep the order their keys were written in; nothing else has a say in the order of the handbook. */
export const SECTIONS: readonly Section[] = namesIn(FACTS);

/** Every entry's facts, in reading order. */
export const ENTRY_FACTS: readonly (Facts & Pick<Entry, 'id' | 'section'>)[] = SECTIONS.flatMap((section) =>
  Object.entries<Facts>(FACTS[section]).map(([id, facts]) => ({ id: id as EntryId, section, ...facts })),
);

export async function loadHandbook(language: HandbookLanguage): Promise<Handbook> {
  const texts = await TEXTS[language]();
  const titles = Object.fromEntries(SECTIONS.map((section) => [section, texts[section].title]));
  // The type of the texts has every section with every entry of it.
  const textOf = Object.assign({}, ...SECTIONS.map((section) => texts[section].entries)) as Readonly<
    Record<EntryId, EntryText>
  >;
  return { titles, entries: ENTRY_FACTS.map((facts) => ({ ...facts, ...textOf[facts.id] })) };
}
