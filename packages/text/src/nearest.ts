/** The known word that a mistyped one probably means, or `undefined` when none is near. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, edits: countEdits(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= most || isStart(word, candidate));
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}

function isStart(word: string, candidate: string): boolean {
  return word.length > 1 && candidate.toLowerCase().startsWith(word.toLowerCase());
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
export function countEdits(from: string, to: string): number {
  let older: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = at(last, j - 1) + Number(from[i - 1] !== to[j - 1]);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? at(older, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped));
    }
    older = last;
    last = row;
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
