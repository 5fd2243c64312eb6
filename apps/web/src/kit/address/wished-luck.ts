/**
 * The luck that the address asks for: with `?seed=WORD` every new mission has the luck of that word, so that two people
 * can play the same one and compare. Without it nobody can foresee anything.
 */
export function wishedSeed(search: string = location.search): string | undefined {
  return new URLSearchParams(search).get('seed') || undefined;
}
