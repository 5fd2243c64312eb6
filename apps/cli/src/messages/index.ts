import type { Language, Messages } from '@sitrep/text';

/** Loads the text client's own sentences. */
export const clientMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  hu: async () => (await import('./hu.ts')).hu,
  it: async () => (await import('./it.ts')).it,
};
