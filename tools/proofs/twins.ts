import { combatVeteran } from '../commander/scenario.ts';
import type { TwinReport } from '../twins/twin-game.ts';
import { twinSetups } from '../twins/twin-setups.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';
import type { TwinsTask } from './twins-part.ts';

const GAMES = 200;
/** Games of one task: a run that is stopped loses those under way. */
const PART = 5;

async function run(progress: Progress): Promise<ProofResult> {
  const setups = twinSetups(combatVeteran());
  const tasks = setups.flatMap(({ name }) =>
    Array.from(
      { length: GAMES / setups.length / PART },
      (_, part): TwinsTask => ({ setup: name, from: part * PART, games: PART }),
    ),
  );
  const module = new URL('./twins-part.ts', import.meta.url);
  const reports = await inParallel<TwinsTask, readonly TwinReport[]>(module, tasks, progress);
  return judgeTwins(reports.flat(), GAMES);
}

export function judgeTwins(reports: readonly TwinReport[], games: number): ProofResult {
  const leaks = reports.flatMap(({ leak }) => leak ?? []);
  for (const leak of leaks) console.error(leak);
  const ended = (end: TwinReport['end']) => reports.filter((report) => report.end === end).length;
  return {
    ok: reports.length >= games && leaks.length === 0,
    figures: [
      ['pairs of games', reports.length],
      ['comparisons', reports.reduce((sum, { comparisons }) => sum + comparisons, 0)],
      ['ended by a discovery', ended('shown')],
      ['played to the end, or as far as they were meant to', ended('over') + ended('enough')],
      ['ended because the other side could not do the same', ended('parted') - leaks.length],
      ['pairs told apart', leaks.length],
    ],
  };
}

export const twins: Proof = {
  name: 'twins',
  claim: `In ${GAMES} pairs of firefights at one screen that differ only in where undiscovered bunkers are and who is in them, the other side's session hands its page the same until one is discovered: snapshots and their number, what is asked and when, proposals, exposure, odds, hints, reactions.`,
  run,
};
