import { compareWorlds, fuzz } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { combatVeteranEntry } from '../src/combat-veteran.ts';

const { hints, game, trials } = combatVeteranEntry;
const GAMES = 10;
const PAIRS = 15;

/** Milliseconds, for slow and busy machines. */
const MOST_TIME = 600_000;

/** The laws of every game in the patrols of one scenario. */
export function describeLaws(scenario: string): void {
  const setups = (trials?.() ?? []).filter(({ name }) => name === `${scenario}/patrol`);
  const subject = { ...hints, game, setups };
  describe(`the laws of every game, ${scenario}`, () => {
    it(`hold in ${GAMES} random patrols`, { timeout: MOST_TIME }, () => {
      const { games, failures } = fuzz({ subject, games: GAMES, seed: 'laws', laws: true });
      expect(failures).toEqual([]);
      expect(games).toBe(GAMES);
    });

    it(`let nobody tell ${PAIRS} pairs of worlds apart`, { timeout: MOST_TIME }, () => {
      const { pairs, comparisons, failures } = compareWorlds({ subject, pairs: PAIRS, seed: 'worlds' });
      expect(failures).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(PAIRS);
      expect(comparisons).toBeGreaterThan(5 * PAIRS);
    });
  });
}
