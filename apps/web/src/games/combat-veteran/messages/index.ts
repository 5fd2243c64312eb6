import type { MessageLoaders } from '../../../kit/i18n/load-messages.ts';

/** The sentences of Combat Veteran's page. */
export const messages: MessageLoaders = {
  en: async () => (await import('./en/index.ts')).en,
  hu: async () => (await import('./hu/index.ts')).hu,
  it: async () => (await import('./it/index.ts')).it,
};
