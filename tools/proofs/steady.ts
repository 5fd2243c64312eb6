import { availableParallelism } from 'node:os';
import { runBrowserTests } from '../browser-tests.ts';
import type { Tally } from '../tally.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

/** As many as end within 40 minutes on two cores. */
const ROUNDS = 3;

/** How many tests share a core: whatever each of them waits for, the others keep the cores busy. */
const TESTS_A_CORE = 3;

async function run(progress: Progress): Promise<ProofResult> {
  const workers = TESTS_A_CORE * availableParallelism();
  const rounds: Tally[] = [];
  for (let round = 1; round <= ROUNDS; round += 1)
    rounds.push(await progress.once(`round ${round}`, () => runBrowserTests([`--workers=${workers}`])));
  return judgeRounds(rounds, workers);
}

/** The same tests must have passed in every round. */
export function judgeRounds(rounds: readonly Tally[], workers: number): ProofResult {
  const [first] = rounds;
  const passed = rounds.reduce((sum, round) => sum + round.passed, 0);
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return {
    ok: rounds.length === ROUNDS && failed === 0 && rounds.every((round) => round.passed === first?.passed),
    figures: [
      ['browser tests', first?.passed ?? 0],
      ['rounds', rounds.length],
      ['tests at a time', workers],
      ['passed', passed],
      ['failed', failed],
    ],
  };
}

export const steady: Proof = {
  name: 'steady',
  claim:
    'All tests in a browser pass in every round while three of them share each core, so that none has the machine to itself: they do not depend on its speed.',
  run,
};
