import { plain } from './plain-words.ts';
import type { Speech } from './speech.ts';

/** Whether a typed line says yes: in the current language, with or without accents, or in English. */
export function isYes(speech: Speech, line: string | undefined): boolean {
  const typed = plain(line ?? '');
  return typed === 'yes' || typed === plain(speech.say('yes'));
}
