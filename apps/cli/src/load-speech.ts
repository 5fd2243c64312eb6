import type { GameEntry } from '@sitrep/contract';
import { makeSpeech, type Told } from '@sitrep/speech';
import { kernelMessages, type Language, makeText } from '@sitrep/text';
import { tableOf } from './games/index.ts';
import { clientMessages } from './messages/index.ts';
import type { Speech } from './speech.ts';

/** Loads what it takes to put a match into words in a language. Without a match, nothing in it has a name. */
export async function loadSpeech(language: Language, entry?: GameEntry, match?: Told): Promise<Speech> {
  const text = makeText(language, [
    await kernelMessages[language](),
    await clientMessages[language](),
    ...(entry === undefined ? [] : await messagesOf(entry, language)),
  ]);
  return {
    ...makeSpeech(text, entry, match),
    say: (key, args = {}) => text.t(`client.${key}`, args),
  };
}

/** What the text client says about one game, and the game's own sentences. */
async function messagesOf({ id, messages }: GameEntry, language: Language) {
  return [(await tableOf(id).messages?.[language]()) ?? {}, await messages[language]()];
}
