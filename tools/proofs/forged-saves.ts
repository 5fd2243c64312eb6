import { games } from '@sitrep/catalog';
import type { ForgeriesReport, ForgeriesShare } from './forged-saves-part.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

/** How many of every game. */
const FORGERIES = 800;
const SHARE = 25;

/** Nobody waits this long for one save, in milliseconds. */
const HANGS = 30_000;

async function tryAll(progress: Progress): Promise<ProofResult> {
  const shares = games.flatMap(({ id }) =>
    Array.from({ length: FORGERIES / SHARE }, (_, part): ForgeriesShare => {
      return { id, from: part * SHARE, to: (part + 1) * SHARE };
    }),
  );
  const module = new URL('./forged-saves-part.ts', import.meta.url);
  const reports = await inParallel<ForgeriesShare, ForgeriesReport>(module, shares, progress);
  for (const fault of reports.flatMap(({ faults }) => faults)) console.error(fault);
  return judgeForgeries(reports, games.length * FORGERIES);
}

/** The shares together: none may have passed for a game that was played, and none may have taken forever. */
export function judgeForgeries(reports: readonly ForgeriesReport[], wanted: number): ProofResult {
  const sum = (fate: keyof ForgeriesReport['counts']) =>
    reports.reduce((total, { counts }) => total + counts[fate], 0);
  const [refused, marked, played, passed] = [sum('refused'), sum('marked'), sum('true'), sum('passed')];
  const longest = Math.max(...reports.map((report) => report.longest));
  const isWhole = refused + marked + played + passed >= wanted;
  return {
    ok: isWhole && passed === 0 && marked > 0 && refused > 0 && longest < HANGS,
    figures: [
      ['forged saves', refused + marked + passed],
      ['refused', refused],
      ['opened with a mark that tells, and played on', marked],
      ['opened without one, or broken in play', passed],
      ['changed into another game that could have been played', played],
      ['longest to open, verify and play on, in seconds', (longest / 1000).toFixed(1)],
    ],
  };
}

export const forgedSaves: Proof = {
  name: 'forged-saves',
  claim:
    'Saves forged with fitting hashes and checksums are refused or marked as not verified, other rules, own cards or scripted dice; none breaks in play.',
  run: tryAll,
};
