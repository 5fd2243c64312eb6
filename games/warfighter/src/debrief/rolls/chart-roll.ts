import { numberIn, type SeatEvent } from '@sitrep/kernel';
import type { ChartRow, Place } from '../../content/vocabulary.ts';
import { describeResult } from '../../describe/parts/chart-row.ts';
import { part } from '../../describe/parts/text-part.ts';
import { planChart, resolveChart } from '../../queries/attack/hostile-attack.ts';
import { slotOfPlace } from '../../queries/movement/places.ts';
import { soldierCover } from '../../queries/soldiers/soldiers.ts';
import { findHostile, soldiersIn } from '../../queries/table/lookup.ts';
import { printedFor } from './printed-for.ts';
import { readTable, type Telling, type ToldRoll } from './told-roll.ts';

/** WF-RULING-144: an attack that is nobody's, on everybody in a place. */
export function chartRoll(telling: Telling): ToldRoll | undefined {
  const { state, events, roll, die } = telling;
  const printed = printedFor(state, events, roll, 'chartAttack');
  if (printed === undefined) return undefined;
  const { card, effect, event } = printed;
  const { penetration } = effect;
  const { row, defeatCover } = resolveChart(planChart(effect.rows, penetration), {
    hostile: [die],
    cover: [coverDie(events, roll)],
  });
  const needs = soldiersIn(state, slotOf(telling, event, effect.at)).map((soldier) => ({
    soldier: soldier.number,
    least: Math.max(1, soldierCover(state, soldier) - penetration),
  }));
  const isOpen = needs.some(({ least }) => defeatCover >= least);
  const hits = effect.rows.filter(({ miss }) => !miss).map(({ from }) => from);
  return {
    by: { field: 'card', id: card },
    ...readTable(stepsOf(effect.rows), { die }),
    least: Math.max(1, Math.min(...hits)),
    success: row !== undefined && isOpen ? 'full' : row !== undefined || isOpen ? 'part' : 'none',
    cover: { die: defeatCover, needs },
  };
}

/** Its second die is rolled right after the first. */
function coverDie(events: readonly SeatEvent[], roll: SeatEvent): number {
  const cover = events.find(({ n }) => n === roll.n + 1)?.dice;
  return Array.isArray(cover) ? Number(cover[0]) : 1;
}

/** Where it strikes: where its card came up, or in the place that the card names. */
function slotOf({ state }: Telling, came: SeatEvent, at: Place | undefined): number {
  const slot = numberIn(came, 'slot') ?? 0;
  const target = findHostile(state, numberIn(came, 'hostile') ?? -1)?.target ?? 0;
  return at === undefined ? slot : slotOfPlace(state, at, { slot, target });
}

/** What it prints; faces below all of that miss. */
function stepsOf(rows: readonly ChartRow[]) {
  const steps = rows.map((row) => ({ from: row.from, words: describeResult(row) }));
  return steps.some(({ from }) => from <= 1) ? steps : [{ from: 1, words: part('row.miss') }, ...steps];
}
