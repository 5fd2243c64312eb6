import { anyPlace, change, chartRow, list, optional } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { describeResult } from '../../describe/parts/chart-row.ts';
import { signed } from '../../describe/parts/figures.ts';
import { rollTable } from '../../describe/parts/roll-table.ts';
import { part } from '../../describe/parts/text-part.ts';
import { describeStruck } from '../../describe/parts/who.ts';
import { UNHARMED } from '../../queries/soldiers/wounds.ts';
import type { ChartAttackFrame } from '../../types.ts';
import { scopeAt } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const LAST_FACE = 10;

const fields = { rows: list(chartRow, 1), penetration: change, at: optional(anyPlace) };

/** An attack printed on an Event, on every Soldier in its Location or in the one it names (WF-RULING-144). */
export const chartAttack: Instant<'chartAttack', typeof fields> = {
  name: 'chartAttack',
  fields,
  meaning: 'a chart attack on every Soldier there',
  at: { hostilePlaced: HOSTILE, locationPlayed: ['location'], eventDrawn: ['event'] },
  run(context, scope, { rows, penetration, at }) {
    const { slot } = scopeAt(context.state, scope, at);
    context.call('chartAttack', freshChartAttack({ source: scope.source, slot, rows, penetration }));
  },
  text({ penetration, at }) {
    const who = describeStruck({ who: 'soldiersHere' }, at);
    return penetration === 0
      ? part('effect.chartAttack', { who })
      : part('effect.chartAttack.penetration', { who, penetration: signed(penetration) });
  },
  tables: ({ rows }) => [
    rollTable(
      rows.map((row) => ({ from: row.from, result: describeResult(row) })),
      LAST_FACE,
    ),
  ],
};

/** A printed attack before its dice. */
export function freshChartAttack(
  figures: Pick<ChartAttackFrame, 'source' | 'slot' | 'rows' | 'penetration'>,
): ChartAttackFrame {
  return { ...figures, hostile: -1, ...UNHARMED };
}
