import { faceLines, type GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';

/** What a card shows, line by line, in the language of the speech. */
export function cardLines(speech: Speech, entry: GameEntry, content: object, id: string): readonly string[] {
  const face = entry.faceOf(content, id);
  return face === undefined ? [] : faceLines(face, speech.name);
}

/** What a card is called: by the message of its id, or else as the game lists it. */
export function cardName(speech: Speech, entry: GameEntry, content: object, id: string): string {
  const key = `card.${id}`;
  if (speech.text.has(key)) return speech.name({ key });
  const listed = entry.cardsOf(content).find((card) => card.id === id);
  return listed === undefined ? id : speech.name(listed.name);
}
