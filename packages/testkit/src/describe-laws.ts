import { describe, expect, it } from 'vitest';
import { compareWorlds } from './fuzz/compare-worlds.ts';
import { fuzz } from './fuzz/fuzz.ts';
import type { Subject } from './subject.ts';

/** How much `npm test` plays. */
export interface Share {
  readonly games: number;
  readonly pairs: number;
}

/** The part of it that is played where the same tests run for every fault put into the code: the mutation proofs set it. */
const PART = Number(process.env.SITREP_LAW_PART ?? 1);

/** Checks every law in a share of the random games that `npm test` plays. */
export function describeLaws(of: string, subject: Subject, whole: Share): void {
  const share: Share = { games: Math.ceil(whole.games * PART), pairs: Math.ceil(whole.pairs * PART) };
  describe(`the laws of every game, ${of}`, () => {
    it(`hold in ${share.games} random games`, () => {
      const { games, failures } = fuzz({
        subject,
        games: share.games,
        seed: 'laws',
        laws: true,
        mostFailures: 1,
        shrinks: false,
      });
      expect(failures).toEqual([]);
      expect(games).toBe(share.games);
    });

    it(`let nobody tell ${share.pairs} pairs of worlds apart`, () => {
      const { pairs, comparisons, failures } = compareWorlds({
        subject,
        pairs: share.pairs,
        seed: 'worlds',
        shrinks: false,
      });
      expect(failures).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(share.pairs);
      expect(comparisons).toBeGreaterThan(5 * share.pairs);
    });
  });
}
