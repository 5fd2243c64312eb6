import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';

/** All that a card says, line by line, in the language spoken. */
export function cardLines(speech: Speech, entry: GameEntry, content: object, id: string): readonly string[] {
  return entry.textOf(content, id).map((part) => {
    const line = speech.name(part);
    return line.charAt(0).toLocaleUpperCase(speech.text.language) + line.slice(1);
  });
}
