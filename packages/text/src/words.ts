import type { Language, Messages } from './messages.ts';
import { saidIn } from './template.ts';

/** What messages say, by key: the words of all their cases and forms, with `…` for each argument. */
export function wordsOfMessages(messages: Messages, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      (typeof message === 'string' ? [message] : Object.values(message))
        .map((text) => saidIn(text, language))
        .join(' · '),
    ]),
  );
}
