import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';

/** The text of a card, line by line, in the language of the speech. */
export function cardLines(speech: Speech, entry: GameEntry, content: object, id: string): readonly string[] {
  return entry.textOf(content, id).map((part) => {
    const line = speech.name(part);
    return line.charAt(0).toLocaleUpperCase(speech.text.language) + line.slice(1);
  });
}

/** What a card is called: by the message of its id, or else as the game lists it. */
export function cardName(speech: Speech, entry: GameEntry, content: object, id: string): string {
  const key = `card.${id}`;
  if (speech.text.has(key)) return speech.name({ key });
  const listed = entry.cardsOf(content).find((card) => card.id === id);
  return listed === undefined ? id : speech.name(listed.name);
}
