import type { GameHandbook, Language } from '@sitrep/contract';
import { type HandbookTexts, makeHandbook } from '@sitrep/contract/handbook';
import { FAMILIES } from './facts/families.ts';
import { FACTS } from './facts/sections.ts';

/** Each language is a file of its own, so that a client loads no other. */
const TEXTS: Readonly<Record<Language, () => Promise<HandbookTexts<typeof FACTS>>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  it: () => import('./it.ts'),
};

/** The player's handbook: what a rule, a piece or an action means, in the reader's language. */
export async function loadHandbook(language: Language): Promise<GameHandbook> {
  return makeHandbook({ facts: FACTS, families: FAMILIES }, await TEXTS[language]());
}
