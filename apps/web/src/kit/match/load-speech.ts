import type { GameEntry } from '@sitrep/contract';
import { makeSpeech, type Speech, type Told } from '@sitrep/speech';
import { kernelMessages, type Language, makeText, type Text } from '@sitrep/text';
import { settings } from '../settings/settings.ts';

const texts = new Map<string, Promise<Text>>();

/** All sentences of a game in a language: the kernel's and its own. Loaded once. The interface's are in `useT`. */
export function loadGameText(entry: GameEntry, language: Language): Promise<Text> {
  const name = `${entry.id} ${language}`;
  const known = texts.get(name) ?? gatherText(entry, language);
  texts.set(name, known);
  return known;
}

async function gatherText(entry: GameEntry, language: Language): Promise<Text> {
  const parts = [kernelMessages[language](), entry.messages[language]()];
  return makeText(language, await Promise.all(parts));
}

/** The speech for a match, by default in the language of the settings. */
export async function loadSpeech(
  entry: GameEntry,
  match?: Told,
  language: Language = settings.get().language,
): Promise<Speech> {
  return makeSpeech(await loadGameText(entry, language), entry, match);
}
