import type { Standing } from '@sitrep/contract';
import { caveatNotes, caveatWords } from '@sitrep/speech';
import type { Speech } from './speech.ts';

/** `OLDER RULES: It was started under …`, a line for each mark. */
export function standingLines({ text }: Speech, standing: Standing): readonly string[] {
  const notes = caveatNotes(text, standing);
  return caveatWords(text, standing).map((words, index) => `${words.toUpperCase()}: ${notes[index] ?? ''}`);
}
