import type { Language, Messages } from '@sitrep/text';

/** Loads the text client's own sentences. */
export const clientMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  hu: async () => (await import('./hu.ts')).hu,
  it: async () => (await import('./it.ts')).it,
};

/** The words of the boards, for games that have one with words of its own. */
const boardMessages: Readonly<Record<string, Readonly<Record<Language, () => Promise<Messages>>>>> = {
  'combat-veteran': {
    en: async () => (await import('./combat-veteran/en.ts')).en,
    hu: async () => (await import('./combat-veteran/hu.ts')).hu,
    it: async () => (await import('./combat-veteran/it.ts')).it,
  },
  warfighter: {
    en: async () => (await import('./warfighter/en.ts')).en,
    hu: async () => (await import('./warfighter/hu.ts')).hu,
    it: async () => (await import('./warfighter/it.ts')).it,
  },
};

/** What the text client says about one game besides the game's own sentences. */
export async function gameMessages(game: string, language: Language): Promise<Messages> {
  return (await boardMessages[game]?.[language]()) ?? {};
}
