import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { findLaw, fuzz, HOSTILE_REQUESTS, type Law } from '@sitrep/testkit';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

/** The least number of hostile requests to all games together; each ruleset gets its share. */
const REQUESTS = 20_000;

/** How many games are played at a time. */
const GAMES = 4;

export interface Attacked {
  readonly decisions: number;
  readonly broken: readonly string[];
}

/** Sends hostile requests, and every accepted one twice, in random games of one ruleset until there are enough. */
export function attack({ game, hints, ...entry }: GameEntry, ruleset: string, requests: number): Attacked {
  const setups = entry.trials?.(ruleset) ?? entry.setups(ruleset);
  const only = ['hostile', 'repeats'].map(findLaw).filter((law): law is Law => law !== undefined);
  const broken: string[] = [];
  let decisions = 0;
  for (let round = 0; decisions * HOSTILE_REQUESTS < requests; round += 1) {
    const seed = `hostile ${round}`;
    const played = fuzz({ subject: { game, setups, ...hints }, games: GAMES, seed, laws: true, only });
    broken.push(...played.failures.map(({ setup, law, message }) => `${setup}: ${law}: ${message}`));
    decisions += played.decisions;
  }
  return { decisions, broken };
}

async function attackAll(progress: Progress): Promise<ProofResult> {
  const sides = games.flatMap((entry) => entry.rulesets.map((ruleset) => ({ entry, ruleset })));
  const each = Math.ceil(REQUESTS / sides.length);
  const reports: Attacked[] = [];
  for (const { entry, ruleset } of sides)
    reports.push(await progress.once(`${entry.id} ${ruleset}`, async () => attack(entry, ruleset, each)));
  for (const fault of reports.flatMap(({ broken }) => broken)) console.error(fault);
  return judgeAttacks(reports, REQUESTS);
}

/** All games together: none of the requests may have been accepted, have counted twice or left a trace. */
export function judgeAttacks(reports: readonly Attacked[], wanted: number): ProofResult {
  const decisions = reports.reduce((sum, report) => sum + report.decisions, 0);
  const broken = reports.reduce((sum, report) => sum + report.broken.length, 0);
  return {
    ok: decisions * HOSTILE_REQUESTS >= wanted && broken === 0,
    figures: [
      ['hostile requests', decisions * HOSTILE_REQUESTS],
      ['requests sent twice', decisions],
      ['accepted, doubled or leaving a trace', broken],
    ],
  };
}

export const hostileRequests: Proof = {
  name: 'hostile-requests',
  claim:
    'Hostile requests are refused and leave no trace, and every accepted request counts once, in all games.',
  run: attackAll,
};
