import { findGame } from '@sitrep/catalog';
import { compareWorlds, fuzz } from '@sitrep/testkit';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 5_000;
const PAIRS = 2_000;

/** Every law watching so many random games, and twin worlds that differ only in secrets beside them. */
function watch(id: string): ProofResult {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`the catalog has no ${id}`);
  const subject = { game: entry.game, setups: entry.setups(), ...entry.hints };
  const watched = fuzz({ subject, games: GAMES, seed: 'proof', laws: true });
  const paired = compareWorlds({ subject, pairs: PAIRS, seed: 'proof' });
  const isWhole = watched.games >= GAMES && paired.pairs >= PAIRS;
  return {
    ok: isWhole && watched.failures.length === 0 && paired.failures.length === 0,
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
  run: async () => watch('duel'),
};
