/** The known word that a mistyped one probably means, or `undefined` when none is near. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let fewest = most + 1;
  for (const candidate of known) {
    const edits = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** Insertions, deletions and replacements between two words. */
function countEdits(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + Number(from[i - 1] !== to[j - 1]);
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced));
    }
    last = row;
  }
  return last[to.length] ?? 0;
}

const MOST_LISTED = 16;
const GUIDE = 'docs/card-author-guide.md lists what there is';

/** The end of a sentence that helps: the word that was meant, or the words that there are. */
export function hint(word: string, known: readonly string[], otherwise = GUIDE): string {
  const nearest = findNearest(word, known);
  if (nearest !== undefined) return `did you mean ${nearest}?`;
  if (known.length === 0 || known.length > MOST_LISTED) return otherwise;
  return `use ${known.length > 1 ? 'one of ' : ''}${known.join(', ')}`;
}
