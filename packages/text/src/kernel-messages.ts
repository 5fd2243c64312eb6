import type { Language, Messages } from './messages.ts';

/** Loads the kernel's own sentences in a language: refusals, problems of saves, barriers, its log lines. */
export const kernelMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./messages/en.ts')).en,
  hu: async () => (await import('./messages/hu.ts')).hu,
  it: async () => (await import('./messages/it.ts')).it,
};

/** Loads only the words for what sets a match apart, for lists that are about no match in particular. */
export const caveatMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./messages/caveats/en.ts')).caveats,
  hu: async () => (await import('./messages/caveats/hu.ts')).caveats,
  it: async () => (await import('./messages/caveats/it.ts')).caveats,
};
