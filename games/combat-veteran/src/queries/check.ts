/** CV-PIECE-18, CV-RULING-01: whether a discipline check is passed; no face passes or fails by itself. */
export function passes(die: number, discipline: number): boolean {
  return die < discipline;
}
