import { compareWorlds, fuzz } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { warfighterEntry } from '../src/warfighter.ts';

/** The games are dealt out to so many files, which run side by side. */
const SHARDS = 4;
const GAMES = 25;
const PAIRS = 13;

/** Milliseconds, for slow and busy machines. */
const MOST_TIME = 600_000;

/** The trials of one shard: every mission, company and switch comes up in one of them. */
function subjectOf(ruleset: string, shard: number) {
  const setups = (warfighterEntry.trials?.(ruleset) ?? []).filter((_, index) => index % SHARDS === shard);
  return { ...warfighterEntry.hints, game: warfighterEntry.game, setups };
}

/** The laws of every game in a share of the random missions that `npm test` plays. */
export function describeLaws(ruleset: string, shard: number): void {
  const subject = subjectOf(ruleset, shard);
  describe(`the laws of every game, ${ruleset}, part ${shard + 1} of ${SHARDS}`, () => {
    it(`hold in ${GAMES} random missions`, { timeout: MOST_TIME }, () => {
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
