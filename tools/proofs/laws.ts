import type { FuzzReport, WorldsReport } from '@sitrep/testkit';
import { pairDuels, watchDuels } from '../../games/duel/test/duel-laws.ts';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 5_000;
const PAIRS = 2_000;

/** Every law watching a run of random games, and twin worlds beside it. */
function judge(watched: FuzzReport, paired: WorldsReport): ProofResult {
  return {
    ok:
      watched.failures.length === 0 &&
      watched.games >= GAMES &&
      paired.failures.length === 0 &&
      paired.pairs >= PAIRS,
    figures: [
      ['games', watched.games],
      ['decisions', watched.decisions],
      ['laws broken', watched.failures.length],
      ['pairs of worlds', paired.pairs],
      ['comparisons', paired.comparisons],
      ['pairs told apart', paired.failures.length],
    ],
  };
}

export const duelLaws: Proof = {
  name: 'duel-laws',
  claim:
    'Random duels keep every law: save and load after every command, replay equality, honest undo, no leaks.',
  run: async () => judge(watchDuels(GAMES), pairDuels(PAIRS)),
};
