import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../project.ts';
import { withCopy } from './planted/copy.ts';
import { type Fault, readFaults, withFault } from './planted/fault.ts';
import { runTests } from './planted/run-tests.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

interface Trial {
  /** The folder of the faults. */
  readonly faults: string;
  /** How many there must be. */
  readonly least: number;
}

/** The fate of a fault: the test that noticed it, or nothing. */
export interface Tried {
  readonly name: string;
  readonly noticedBy: string | undefined;
}

async function run({ faults: folder, least }: Trial, progress: Progress): Promise<ProofResult> {
  const faults = readFaults(path.join(root, 'tools/proofs', folder));
  const sound = await progress.once('without a fault', () => testSound(faults));
  if (sound.length > 0) throw new Error(`these tests fail without any fault: ${sound.join(', ')}`);
  const left = [...faults];
  const tried: Tried[] = [];
  const take = () =>
    withCopy(async (copy) => {
      for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
        const planted = fault;
        tried.push(await progress.once(planted.name, () => tryFault(copy, planted)));
      }
    });
  await Promise.all(Array.from({ length: availableParallelism() }, take));
  return judgeFaults(tried, faults, least);
}

/** A test that fails anyway would notice everything. */
function testSound(faults: readonly Fault[]): Promise<readonly string[]> {
  return withCopy(async (copy) => {
    const files = [...new Set(faults.flatMap(({ tests }) => tests))];
    const { passed, failed } = await runTests(copy, files);
    return passed === 0 ? ['nothing could be run'] : failed;
  });
}

async function tryFault(copy: string, fault: Fault): Promise<Tried> {
  const { name, tests, only } = fault;
  const { failed } = await withFault(copy, fault, () => runTests(copy, tests, only));
  console.log(`${name}: ${failed[0] ?? 'NOT NOTICED'}`);
  return { name, noticedBy: failed[0] };
}

/** Every fault must be noticed, and all of them have been tried. */
export function judgeFaults(
  tried: readonly Tried[],
  faults: readonly Pick<Fault, 'name'>[],
  least: number,
): ProofResult {
  const noticed = tried.filter(({ noticedBy }) => noticedBy !== undefined).length;
  const rows = faults.map(({ name }) => {
    const found = tried.find((each) => each.name === name)?.noticedBy;
    return [name, found === undefined ? 'NOT NOTICED' : `noticed by: ${found.replaceAll('|', '/')}`] as const;
  });
  return {
    ok: noticed === faults.length && noticed >= least,
    figures: [['planted', faults.length], ['noticed', `${noticed} (at least ${least})`], ...rows],
  };
}

export const plantedLeaks: Proof = {
  name: 'planted-leaks',
  claim:
    'Faults that let a seat know what is hidden from it, put into kernel and games one at a time, are noticed by tests of `npm test`.',
  run: (progress) => run({ faults: 'planted-leaks', least: 25 }, progress),
};

export const plantedFaults: Proof = {
  name: 'planted-faults',
  claim:
    'Other faults of rules, texts and clients, put in one at a time, are noticed by tests of `npm test`.',
  run: (progress) => run({ faults: 'planted-faults', least: 6 }, progress),
};
