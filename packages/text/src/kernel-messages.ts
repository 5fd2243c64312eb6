import type { Language, Messages } from './messages.ts';

/** Loads the kernel's own sentences in a language: refusals, problems of saves, barriers, its log lines. */
export const kernelMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./messages/en.ts')).en,
  hu: async () => (await import('./messages/hu.ts')).hu,
  it: async () => (await import('./messages/it.ts')).it,
};

/** Loads only the words for what sets a match apart, for lists that are about no match in particular. */
export const markMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./messages/marks/en.ts')).marks,
  hu: async () => (await import('./messages/marks/hu.ts')).marks,
  it: async () => (await import('./messages/marks/it.ts')).marks,
};
