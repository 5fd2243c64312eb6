import { games } from '@sitrep/catalog';
import { hashText } from '@sitrep/kernel';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';
import type { PlayReport, PlayShare } from './same-play-part.ts';

/** How many of every game. */
const MATCHES = 280;
const SHARE = 14;

async function run(progress: Progress): Promise<ProofResult> {
  const module = new URL('./same-play-part.ts', import.meta.url);
  const shares = games.flatMap(({ id }) =>
    Array.from({ length: MATCHES / SHARE }, (_, part): PlayShare => {
      return { id, from: part * SHARE, to: (part + 1) * SHARE };
    }),
  );
  const reports = await inParallel<PlayShare, PlayReport>(module, shares, progress);
  const rows = games.map(({ id }) => {
    const own = reports.filter((_, index) => shares[index]?.id === id);
    const answers = own.reduce((sum, report) => sum + report.answers, 0);
    return [
      `${MATCHES} matches of ${id}, ${answers} answers`,
      hashText(own.map(({ hash }) => hash).join()),
    ] as const;
  });
  return {
    ok: reports.length === shares.length && reports.every(({ answers }) => answers > 0),
    figures: rows,
  };
}

export const samePlay: Proof = {
  name: 'same-play',
  claim:
    'What players meet in random matches, as hashes: views, options, reasons, events with dice and draws, outcomes. A change that keeps play keeps them.',
  run,
};
