import { caveatMessages, type Language, type Messages } from '@sitrep/text';
import { webMessages } from '../messages/index.ts';

/** Sentences by language, loaded on demand. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/** The sentences of the interface. Lists mention what sets a match apart without opening it, so these words are among them. */
export function loadMessages(language: Language): Promise<readonly Messages[]> {
  return Promise.all([caveatMessages, webMessages].map((load) => load[language]()));
}
