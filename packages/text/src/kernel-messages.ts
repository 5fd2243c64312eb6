import type { Language, Messages } from './messages.ts';

/** Loads the kernel's own sentences in a language: refusals, problems of saves, barriers, its log lines. */
export const kernelMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./messages/en.ts')).en,
  hu: async () => (await import('./messages/hu.ts')).hu,
  it: async () => (await import('./messages/it.ts')).it,
};
