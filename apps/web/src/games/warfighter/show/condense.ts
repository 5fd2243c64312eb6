import { verdictOf } from '../../../kit/motion/landing.ts';
import type { Beat } from '../../../kit/page/beat.ts';
import type { GamePage } from '../../../kit/page/game-page.ts';
import type { StagedRoll } from '../../../kit/page/staged.ts';

/** So many attacks are shown at once at most: their dice lie side by side. */
const MOST = 4;

interface RollBeat extends Beat {
  readonly staged: StagedRoll;
}

/** Equal results of hostile attacks in a row as one roll; wounds are always shown for themselves. */
export const condense: NonNullable<GamePage['condense']> = ({ t }, beats) => {
  const runs: Beat[][] = [];
  for (const beat of beats) {
    const run = runs.at(-1);
    if (run !== undefined && run.length < MOST && isAlike(run[0], beat)) run.push(beat);
    else runs.push([beat]);
  }
  return runs.flatMap((run) => (run.length > 1 && run.every(isRoll) ? asOne(t, run) : run));
};

function isRoll(beat: Beat | undefined): beat is RollBeat {
  return beat?.staged?.kind === 'roll';
}

function isAlike(one: Beat | undefined, other: Beat): boolean {
  if (!isRoll(one) || !isRoll(other)) return false;
  const [{ isFoe, rows, tone, verdict }, next] = [one.staged, other.staged];
  const isPlain = isFoe && rows === undefined && tone !== 'hit';
  return isPlain && next.isFoe && next.rows === undefined && next.verdict === verdict;
}

function asOne(t: Parameters<typeof condense>[0]['t'], run: readonly RollBeat[]): Beat {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing to put together');
  const { verdict, tone } = first.staged;
  const count = run.length;
  const staged: StagedRoll = {
    kind: 'roll',
    isFoe: true,
    by: { name: t('recap.attacks', { count }), note: '' },
    dice: run.flatMap(({ staged: { by, dice } }) =>
      dice.map((group, index) => ({ ...group, label: index === 0 ? by.name : '' })),
    ),
    verdict: t('show.times', { count, verdict }),
    tone,
    outcome: [...new Set(run.flatMap(({ staged: { outcome } }) => outcome))],
  };
  const suspense = verdictOf(staged);
  const rest = (first.time ?? 0) - (first.suspense ?? 0);
  return {
    ...first,
    n: last.n,
    words: run.map(({ words }) => words).join(' '),
    pieces: [...new Set(run.flatMap(({ pieces }) => pieces))],
    staged,
    suspense,
    time: suspense + rest,
    struck: run.flatMap(({ struck = [] }) => struck),
  };
}
