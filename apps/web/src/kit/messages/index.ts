import type { Language, Messages } from '@sitrep/text';

/** Loads the sentences of the interface. Every language has the same keys and arguments: test/messages.test.ts. */
export const webMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  hu: async () => (await import('./hu/index.ts')).hu,
  it: async () => (await import('./it/index.ts')).it,
};
