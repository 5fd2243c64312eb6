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
  readonly titles: Readonly<Record<Section, string>>;
  readonly entries: readonly Entry[];
}

export const HANDBOOK_LANGUAGES = ['en', 'hu', 'it'] as const;
export type HandbookLanguage = (typeof HANDBOOK_LANGUAGES)[number];

/** Each language is a file of its own, so that a client loads no other. */
const TEXTS: Readonly<Record<HandbookLanguage, () => Promise<HandbookTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  hu: async () => (await import('./hu.ts')).hu,
  it: async () => (await import('./it.ts')).it,
};

/** Objects keep the order their keys were written in; nothing else has a say in the order of the handbook. */
export const SECTIONS: readonly Section[] = namesIn(FACTS);

/** Every entry's facts, in reading order. */
export const ENTRY_FACTS: readonly (Facts & Pick<Entry, 'id' | 'section'>)[] = SECTIONS.flatMap((section) =>
  Object.entries<Facts>(FACTS[section]).map(([id, facts]) => ({ id: id as EntryId, section, ...facts })),
);

export async function loadHandbook(language: HandbookLanguage): Promise<Handbook> {
  const { titles, texts } = await TEXTS[language]();
  // The type of the texts has every section with every entry of it.
  const textOf = Object.assign({}, ...Object.values(texts)) as Readonly<Record<EntryId, EntryText>>;
  return { titles, entries: ENTRY_FACTS.map((facts) => ({ ...facts, ...textOf[facts.id] })) };
}
