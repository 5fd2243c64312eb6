/** Counters are tokens beyond all cards: four for each Soldier (WF-SETUP-17). */
export const FIRST_COUNTER = 1_000_000;
const COUNTERS_EACH = 4;

export function counterTokens(soldier: number): readonly number[] {
  const first = FIRST_COUNTER + soldier * COUNTERS_EACH;
  const tokens: number[] = [];
  for (let token = first; token < first + COUNTERS_EACH; token += 1) tokens.push(token);
  return tokens;
}

export function soldierOfCounter(token: number): number {
  return Math.floor((token - FIRST_COUNTER) / COUNTERS_EACH);
}
