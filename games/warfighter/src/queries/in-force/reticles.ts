import { derive } from '@sitrep/kernel';
import type { Chart, ChartColumn, HostileCard } from '../../content/cards.ts';
import type { Span } from '../../content/vocabulary.ts';
import { type HostileView, hostileCard, type Read } from '../table/lookup.ts';

/** WF-HOST-20: reticles with neither a Suppress nor an EKIA counter. */
export function uncoveredReticles(state: Read, hostile: HostileView): number {
  return hostileCard(state, hostile).reticles - hostile.suppress - hostile.ekia;
}

export function isUncovered(state: Read, hostile: HostileView): boolean {
  return uncoveredReticles(state, hostile) > 0;
}

/** The chart whose range holds the distance, if any (WF-HOST-30). */
export function findChart(state: Read, hostile: HostileView, range: number): Chart | undefined {
  for (const chart of hostileCard(state, hostile).charts) if (isWithin(range, chart.range)) return chart;
  return undefined;
}

/** The column for the uncovered reticles. */
export function findColumn(chart: Chart, uncovered: number): ChartColumn | undefined {
  for (const column of chart.columns) if (isWithin(uncovered, column.reticles)) return column;
  return undefined;
}

export function isWithin(value: number, [least, most]: Span): boolean {
  return value >= least && value <= most;
}

/** The place of the column in use, counted from the best; -1 when none is. For figures printed a/b/c (WF-MOVE-08). */
export function columnIndex(state: Read, hostile: HostileView): number {
  const uncovered = uncoveredReticles(state, hostile);
  const [chart] = hostileCard(state, hostile).charts;
  if (uncovered <= 0) return -1;
  return chart === undefined ? 0 : chart.columns.findIndex(({ reticles }) => isWithin(uncovered, reticles));
}

/** The distances at which a chart or a text with a range of its own works (WF-HOST-22); its own slot for cards without any. */
export function reachOf(state: Read, hostile: HostileView): readonly Span[] {
  return printedReach(hostileCard(state, hostile));
}

const printedReach = derive.content(({ charts, abilities = [] }: HostileCard): readonly Span[] => {
  const texts = abilities.flatMap((ability) =>
    ability.do.flatMap((effect) =>
      (effect.effect === 'forbid' || effect.effect === 'reinforce') && effect.range ? [effect.range] : [],
    ),
  );
  const spans = [...charts.map((chart) => chart.range), ...texts];
  return spans.length === 0 ? [[0, 0]] : spans;
});

/** WF-HOST-41, 42: whether the card has something that works at this distance. */
export function isInReach(state: Read, hostile: HostileView, distance: number): boolean {
  for (const span of reachOf(state, hostile)) if (isWithin(distance, span)) return true;
  return false;
}

/** WF-HOST-43: the shortest distance at which it can do anything. */
export function leastReach(state: Read, hostile: HostileView): number {
  return Math.min(...reachOf(state, hostile).map(([least]) => least));
}

/** WF-HOST-22: whether its target is in the range that a text of the card names; a text without a range works anywhere. */
export function isTargetIn(state: Read, { target, slot }: HostileView, range: Span | undefined): boolean {
  const soldier = state.game.soldiers[target - 1];
  const distance = soldier === undefined ? -1 : Math.abs(soldier.slot - slot);
  return range === undefined || (distance >= range[0] && distance <= range[1]);
}
