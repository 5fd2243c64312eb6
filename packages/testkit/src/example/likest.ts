/** The known word that shares most letter pairs with one that is not known; `undefined` when none shares half of them. */
export function likest(word: string, known: readonly string[]): string | undefined {
  const wanted = pairsOf(word);
  const ranked = known.map((candidate) => ({ candidate, likeness: likenessOf(wanted, pairsOf(candidate)) }));
  const [best] = ranked.sort((one, other) => other.likeness - one.likeness);
  return best !== undefined && best.likeness >= 50 ? best.candidate : undefined;
}

function pairsOf(word: string): readonly string[] {
  const letters = [...` ${word.toLowerCase()} `];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** In percent: twice the pairs that both have, of all pairs. */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return Math.floor((200 * shared.length) / (one.length + other.length));
}
