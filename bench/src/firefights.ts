import { findGame } from '@sitrep/catalog';
import { type Measurement, median } from './measure.ts';
import { coldFigure, playAll, playFirst, type Run } from './missions.ts';

/** How often each scenario is played in one run, and how many runs are not timed. */
const ROUNDS = 20;
const WARM_UP = 8;

/** Both scenarios of Combat Veteran in random play from the suggested set-up to the end, by processor time. */
export function firefightRates(runs: number): readonly Measurement[] {
  const entry = findGame('combat-veteran');
  const [ruleset = ''] = entry?.rulesets ?? [];
  if (entry === undefined) throw new Error('the catalog has no combat-veteran');
  const first = playFirst(entry, ruleset);
  for (let run = 0; run < WARM_UP; run += 1) playAll(entry, ruleset, ROUNDS);
  const played = Array.from({ length: runs }, () => playAll(entry, ruleset, ROUNDS));
  const per = (of: keyof Run, by: keyof Run) => median(played.map((run) => run[of] / run[by]));
  return [
    {
      name: 'combat veteran, random play',
      value: Math.round(per('decisions', 'seconds')),
      unit: 'decisions/s',
    },
    coldFigure('combat veteran', first, per('decisions', 'seconds')),
    {
      name: 'combat veteran, decisions per game',
      value: Math.round(per('decisions', 'missions')),
      unit: 'decisions',
    },
  ];
}
