import { UNHARMED } from '../queries/soldiers/wounds.ts';
import type { ChartAttackFrame } from '../types.ts';
import type { Instant } from './effect.ts';
import { scopeAt } from './whom.ts';

/** An attack printed on an Event, on every Soldier in its Location or in the one it names (WF-RULING-144). */
export const chartAttack: Instant<'chartAttack'> = {
  run(context, scope, { rows, penetration, at }) {
    const { slot } = scopeAt(context.state, scope, at);
    context.call('chartAttack', freshChartAttack({ slot, rows, penetration }));
  },
};

/** A printed attack before its dice. */
export function freshChartAttack(
  figures: Pick<ChartAttackFrame, 'slot' | 'rows' | 'penetration'>,
): ChartAttackFrame {
  return { ...figures, hostile: -1, ...UNHARMED };
}
