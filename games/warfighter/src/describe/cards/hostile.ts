import type { Chart, HostileCard } from '../../content/cards.ts';
import { describeRows } from '../parts/chart-row.ts';
import { signed, spanText } from '../parts/figures.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { traitParts, when } from './common.ts';

/** Its figures, then a line for every range and number of uncovered reticles (WF-HOST-20). */
export function describeHostile(card: HostileCard): readonly TextPart[] {
  const { enemy, level, value, reticles, cover, penetration, charts, traits, banner, year } = card;
  const figures = listPart('dot', [
    part('type.hostile'),
    termPart(enemy),
    ...when(level !== undefined, () => part(`level.${level}`)),
    ...traitParts(traits),
    stat('value', value),
    part('stat.reticles', { value: reticles }),
    stat('cover', cover),
    ...when(penetration !== undefined, () => stat('penetration', signed(penetration ?? 0))),
    ...when(year !== undefined, () => stat('year', `${year}`)),
    ...when(banner, () => part('hostile.banner')),
  ]);
  return charts.length === 0
    ? [figures, part('chart.none')]
    : [figures, ...charts.flatMap((chart) => describeChart(chart, reticles))];
}

function describeChart({ range, columns }: Chart, printed: number): readonly TextPart[] {
  return columns.map(({ reticles, rows }) => {
    const args = { range: spanText(range), rows: describeRows(rows) };
    return printed === 1
      ? part('chart.line', args)
      : part('chart.column', { ...args, reticles: spanText(reticles) });
  });
}
