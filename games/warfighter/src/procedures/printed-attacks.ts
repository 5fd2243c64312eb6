import type { Context, Procedure } from '@sitrep/kernel';
import { eliminateIfDead, suppressSoldiers } from '../acts/common.ts';
import { planSupport, resolveAttack } from '../queries/attack/attack.ts';
import { hitCounts } from '../queries/attack/hit-counts.ts';
import { isHitByAll, planChart, resolveChart } from '../queries/attack/hostile-attack.ts';
import { hostileMark } from '../queries/in-force/marks.ts';
import { getHostile, numbersOf, soldiersIn } from '../queries/table/lookup.ts';
import type { ChartAttackFrame, SupportAttackFrame, WarTypes } from '../types.ts';
import { freshChartAttack } from '../words/harm/chart-attack.ts';
import { applyWounds, cancelWounds, spare, woundWindow } from './wounding.ts';

/** Mortars and the like: dice without weapon, Skills or boosters (WF-RULING-63, 64). */
export const supportAttack: Procedure<WarTypes, 'supportAttack'> = {
  start: { kind: 'auto', run: rollSupport },
};

function rollSupport(
  context: Context<WarTypes, 'supportAttack'>,
  { hostile, actor, dice: count, kill, penetration, isPaid }: SupportAttackFrame,
): void {
  const mark = hostileMark(context.state, getHostile(context.state, hostile));
  const plan = planSupport(context.state, mark, { dice: count, kill, penetration }, 'support');
  const { attack: dice, cover: coverDice } = context.roll(plan);
  const [defeatCover = 1] = coverDice;
  const result = resolveAttack(plan, dice, defeatCover);
  const { kills, suppresses } = result;
  const { cover } = plan;
  context.emit({
    type: 'attackRolled',
    rule: 'WF-CARD-17',
    soldier: actor,
    mode: 'explosion',
    dice,
    modifier: 0,
    kill,
    cover,
    defeatCover,
    coverModifier: penetration,
    ...hitCounts(result),
  });
  if (kills > 0)
    context.emit({
      type: 'hostileKilled',
      rule: 'WF-ATK-17',
      hostile,
      amount: kills,
      suppressed: Math.max(0, kills - plan.uncovered),
      by: actor,
    });
  if (suppresses > 0)
    context.emit({ type: 'hostileSuppressed', rule: 'WF-ATK-16', hostile, amount: suppresses });
  eliminateIfDead(context, hostile, actor, isPaid);
  context.done();
}

/** WF-RULING-144: rolled like a hostile attack on every Soldier in the Location, but without an attacker. */
export const chartAttack: Procedure<WarTypes, 'chartAttack'> = {
  start: { kind: 'auto', run: rollChart },
  wounds: woundWindow,
  // For saves of 0.1.0, as in a hostile attack.
  victim: woundWindow,
  spared: { kind: 'auto', run: spare },
  calledOff: { kind: 'auto', run: cancelWounds },
  apply: { kind: 'auto', run: (context, frame) => applyWounds(context, frame, 'WF-HOST-34') },
  tail: { kind: 'auto', run: chartTail },
};

/** WF-RULING-144, WF-KEY-01: Again repeats the attack on everybody still there. */
function chartTail(
  context: Context<WarTypes, 'chartAttack'>,
  { row, source, slot, rows, penetration }: ChartAttackFrame,
): void {
  const isAgain = row?.again && soldiersIn(context.state, slot).length > 0;
  context.done();
  if (isAgain) context.call('chartAttack', freshChartAttack({ source, slot, rows, penetration }));
}

function rollChart(
  context: Context<WarTypes, 'chartAttack'>,
  { slot, rows, penetration }: ChartAttackFrame,
): void {
  const here = soldiersIn(context.state, slot);
  if (here.length === 0) return context.done();
  const plan = planChart(rows, penetration);
  const { row, defeatCover } = resolveChart(plan, context.roll(plan));
  const open = here.filter((soldier) => isHitByAll(context.state, soldier, defeatCover, penetration));
  const hit = row === undefined ? [] : open;
  const shaken = row === undefined ? open : here.filter((soldier) => !open.includes(soldier));
  if (row === undefined || hit.length === 0) {
    suppressSoldiers(context, shaken, 1, 'WF-HOST-33');
    return context.done();
  }
  context.go('wounds', { row, wounded: numbersOf(hit), shaken: numbersOf(shaken) });
}
