import { findNearest } from '@sitrep/text/nearest';

const MOST_LISTED = 16;
const GUIDE = 'docs/card-author-guide.md lists what there is';

/** The helpful end of a sentence: the word that was meant, or the words that exist. */
export function hint(word: string, known: readonly string[], otherwise = GUIDE): string {
  const nearest = findNearest(word, known);
  if (nearest !== undefined) return `did you mean ${nearest}?`;
  if (known.length === 0 || known.length > MOST_LISTED) return otherwise;
  return `use ${known.length > 1 ? 'one of ' : ''}${known.join(', ')}`;
}
