/** Counters are tokens beyond all cards: four for each Soldier (WF-SETUP-17). */
export const FIRST_COUNTER = 1_000_000;
const COUNTERS_EACH = 4;

export function counterTokens(soldier: number): readonly number[] {
  return Array.from({ length: COUNTERS_EACH }, (_, index) => FIRST_COUNTER + soldier * COUNTERS_EACH + index);
}

export function soldierOfCounter(token: number): number {
  return Math.floor((token - FIRST_COUNTER) / COUNTERS_EACH);
}
