/**
 * The seed that the address asks for: with `?seed=WORD` every new mission has the luck of that word, so two people
 * can play the same one and compare. Without it, luck is unpredictable.
 */
export function wishedSeed(search: string = location.search): string | undefined {
  return new URLSearchParams(search).get('seed') || undefined;
}
