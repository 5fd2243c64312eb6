import type { GameEntry } from '@sitrep/contract';
import { type Speech as CommonSpeech, makeSpeech, type Told } from '@sitrep/speech';
import { kernelMessages, type Language, makeText } from '@sitrep/text';
import { clientMessages, gameMessages } from './messages/index.ts';

export { saveProblemLine } from '@sitrep/speech';

/** Everything that the text client says about one match, in one language. */
export interface Speech extends CommonSpeech {
  /** A sentence of the client's own. */
  say(key: string, args?: Readonly<Record<string, string | number>>): string;
}

/** Loads what a match needs to be told in a language. Without a match nothing in it is named. */
export async function loadSpeech(language: Language, entry?: GameEntry, match?: Told): Promise<Speech> {
  const own =
    entry === undefined ? [] : [await gameMessages(entry.id, language), await entry.messages[language]()];
  const text = makeText(language, [
    await kernelMessages[language](),
    await clientMessages[language](),
    ...own,
  ]);
  return {
    ...makeSpeech(text, entry, match),
    say: (key, args = {}) => text.t(`client.${key}`, args),
  };
}
