import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../command.ts';
import { root } from '../project.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

/** A package whose tests are tried with faults in its code. */
interface Trial {
  /** The name of the configuration, `stryker.NAME.json`, and of its report. */
  readonly config: string;
  /** The share of mutants that the tests must notice, in per cent. */
  readonly least: number;
  /** The faults were put into only one in N top-level statements: the sample that the configuration names. */
  readonly oneIn?: number;
}

interface Mutant {
  readonly status: string;
  readonly location?: { readonly start: { readonly line: number } };
}

/** The part of Stryker's JSON report that is counted. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source?: string; readonly mutants: readonly Mutant[] }>>;
}

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Counts a report the way Stryker does: a mutant that hangs the tests is noticed, one without a test is not. */
export function judgeMutants(report: MutationReport, { least, oneIn }: Omit<Trial, 'config'>): ProofResult {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count(...NOTICED);
  const tried = noticed + count(...MISSED);
  const score = tried === 0 ? 0 : (100 * noticed) / tried;
  const reach = oneIn === undefined ? '' : ` ± ${reachOf(clustersOf(report), 1 / oneIn).toFixed(1)}`;
  return {
    ok: score >= least,
    figures: [
      ['files', Object.keys(report.files).length],
      ...(oneIn === undefined ? [] : [['sample', `one in ${oneIn} top-level statements`] as const]),
      ['killed', count('Killed')],
      ['timed out', count('Timeout')],
      ['survived', count('Survived')],
      ['without a test', count('NoCoverage')],
      ['score', `${score.toFixed(1)}${reach} % (at least ${least} %)`],
    ],
  };
}

/** What was found in one top-level statement. */
interface Cluster {
  noticed: number;
  tried: number;
}

/** The mutants by the top-level statement that they are in: the last line before them that begins at the margin. */
function clustersOf({ files }: MutationReport): readonly Cluster[] {
  return Object.values(files).flatMap(({ source = '', mutants }) => {
    const starts = source.split('\n').flatMap((line, index) => (/^[a-z]/.test(line) ? [index + 1] : []));
    const clusters = new Map<number, Cluster>();
    for (const { status, location } of mutants) {
      if (![...NOTICED, ...MISSED].includes(status)) continue;
      const start = starts.findLast((line) => line <= (location?.start.line ?? 0)) ?? 0;
      const cluster = clusters.get(start) ?? { noticed: 0, tried: 0 };
      cluster.tried += 1;
      cluster.noticed += Number(NOTICED.includes(status));
      clusters.set(start, cluster);
    }
    return [...clusters.values()];
  });
}

/** Half the width of the interval that holds the true score 19 times in 20: a ratio over a sample of clusters, in per cent. */
function reachOf(clusters: readonly Cluster[], fraction: number): number {
  const noticed = clusters.reduce((sum, cluster) => sum + cluster.noticed, 0);
  const tried = clusters.reduce((sum, cluster) => sum + cluster.tried, 0);
  if (clusters.length < 2) return 100;
  const share = noticed / tried;
  const squares = clusters.reduce((sum, cluster) => sum + (cluster.noticed - share * cluster.tried) ** 2, 0);
  const variance = ((1 - fraction) * squares * clusters.length) / (clusters.length - 1) / tried ** 2;
  return 100 * 1.96 * Math.sqrt(variance);
}

/** How many shares the files of a package are tried in, one after the other: one that is stopped is tried again. */
const SHARES = 4;

async function run({ config, ...trial }: Trial, progress: Progress): Promise<ProofResult> {
  const files: Record<string, MutationReport['files'][string]> = {};
  for (let share = 0; share < SHARES; share += 1) {
    const report = await progress.once(`share ${share}`, () => tryShare(config, share));
    Object.assign(files, report.files);
  }
  return judgeMutants({ files }, trial);
}

async function tryShare(config: string, share: number): Promise<MutationReport> {
  const report = path.join(root, `reports/mutation-${config}.json`);
  rmSync(report, { force: true });
  const setup = `stryker.${config}.json`;
  const own = filesOf(setup).filter((_, index) => index % SHARES === share);
  await runTool('stryker', ['run', setup, '--mutate', own.join(',')], { live: true });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The files that a configuration puts faults into. */
export function filesOf(setup: string): readonly string[] {
  const { mutate } = JSON.parse(readFileSync(path.join(root, setup), 'utf8')) as {
    mutate: readonly string[];
  };
  const isExcluded = (pattern: string) => pattern.startsWith('!');
  const list = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: root }).map((file) => file.split(path.sep).join('/'));
  const excluded = new Set(list(mutate.filter(isExcluded).map((pattern) => pattern.slice(1))));
  return list(mutate.filter((pattern) => !isExcluded(pattern)))
    .filter((file) => !excluded.has(file))
    .sort();
}

export const kernelMutation: Proof = {
  name: 'mutation',
  claim: 'The tests of the kernel notice small faults put into its code.',
  run: (progress) => run({ config: 'kernel', least: 80, oneIn: 2 }, progress),
};

export const warfighterMutation: Proof = {
  name: 'warfighter-mutation',
  claim: 'The tests of Warfighter notice small faults put into its code; its texts are left out.',
  run: (progress) => run({ config: 'warfighter', least: 75, oneIn: 80 }, progress),
};

export const combatVeteranMutation: Proof = {
  name: 'combat-veteran-mutation',
  claim: 'The tests of Combat Veteran notice small faults put into its code; its texts are left out.',
  run: (progress) => run({ config: 'combat-veteran', least: 75, oneIn: 16 }, progress),
};
