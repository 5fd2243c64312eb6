import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../command.ts';
import { root } from '../project.ts';
import type { Proof, ProofResult } from './proof.ts';

/** The share of mutants that the tests must notice; stryker.kernel.json fails below it as well. */
const MIN_SCORE = 80;

/** The part of Stryker's JSON report that is counted. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Counts a report the way Stryker does: a mutant that hangs the tests is noticed, one without a test is not. */
export function judgeMutants(report: MutationReport): ProofResult {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  const score = noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed);
  return {
    ok: score >= MIN_SCORE,
    figures: [
      ['files', Object.keys(report.files).length],
      ['killed', count('Killed')],
      ['timed out', count('Timeout')],
      ['survived', count('Survived')],
      ['without a test', count('NoCoverage')],
      ['score', `${score.toFixed(1)} % (at least ${MIN_SCORE} %)`],
    ],
  };
}

async function run(): Promise<ProofResult> {
  const file = path.join(root, 'reports/mutation-kernel.json');
  rmSync(file, { force: true });
  await runTool('stryker', ['run', 'stryker.kernel.json'], { live: true });
  return judgeMutants(JSON.parse(readFileSync(file, 'utf8')) as MutationReport);
}

export const mutation: Proof = {
  name: 'mutation',
  claim: 'The tests of the kernel notice small faults put into its code.',
  run,
};
