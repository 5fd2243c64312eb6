import { numberIn, type SeatEvent } from '@sitrep/kernel';
import { part } from '../../describe/parts/text-part.ts';
import { camouflagePlans } from '../../queries/attack/camouflage.ts';
import { FATES } from '../../queries/movement/exits.ts';
import { healPlans, resolveHeal } from '../../queries/soldiers/healing.ts';
import { ADJUSTMENT_STEPS } from '../../queries/squad/adjustments.ts';
import { findHostile, numbersOf, type Read, team } from '../../queries/table/lookup.ts';
import { adjustmentPart } from '../campaign-facts.ts';
import { chartRoll } from './chart-roll.ts';
import { printedFor } from './printed-for.ts';
import { type RollParty, readTable, type Telling, type ToldRoll } from './told-roll.ts';

/** Rolls that are no attack of somebody on somebody, by the rule that they cite. */
const TELLERS: Readonly<Record<string, (telling: Telling) => ToldRoll | undefined>> = {
  'WF-WOUND-06': healRoll,
  'WF-RULING-144': chartRoll,
  'WF-ENV-01': environmentRoll,
  'WF-DOWN-18': fateRoll,
  'WF-RULING-96': camouflageRoll,
  'WF-CAMP-12': adjustmentRoll,
  'WF-RULING-35': targetRoll,
};

/** Whether a die was rolled on a table of its own; one with a single side is none, and Cover belongs to the die before it. */
export function isTableRoll({ type, rule, name, sides }: SeatEvent): boolean {
  return type === 'rolled' && name !== 'cover' && TELLERS[String(rule)] !== undefined && Number(sides) > 1;
}

/** What such a roll was for and what it came to, from the table right before it; all of it follows from what the seat was told. */
export function tellRoll(state: Read, events: readonly SeatEvent[], roll: SeatEvent): ToldRoll | undefined {
  const die = Array.isArray(roll.dice) ? Number(roll.dice[0]) : 1;
  return TELLERS[String(roll.rule)]?.({ state, events, roll, die });
}

/** What came of a roll: it is told right after it. */
function resultOf({ events, roll }: Telling, type: string): SeatEvent | undefined {
  return events.find((event) => event.n > roll.n && event.type === type);
}

function soldierIn(event: SeatEvent | undefined): RollParty {
  return { field: 'soldier', id: numberIn(event, 'soldier') ?? 0 };
}

/** WF-WOUND-06. */
function healRoll(telling: Telling): ToldRoll | undefined {
  const { state, events, roll, die } = telling;
  const printed = printedFor(state, events, roll, 'healRoll');
  if (printed === undefined) return undefined;
  const [by, at] = [soldierIn(printed.event), soldierIn(resultOf(telling, 'woundTreated'))];
  const { rows } = printed.effect;
  const [plan] = healPlans(state, { healer: Number(by.id), soldier: Number(at.id), rows });
  if (plan === undefined) return undefined;
  const steps = rows.map(({ from, heal }) => ({ from, words: part('row.heal', { amount: heal }) }));
  return {
    by,
    at,
    ...readTable(steps, { die }, plan.modifier),
    least: Math.max(1, Math.min(...rows.map(({ from }) => from)) - plan.modifier),
    success: resolveHeal(plan, { heal: [die] }) > 0 ? 'full' : 'none',
  };
}

/** A die that must reach a number, and what it is called to reach it or not. */
function test(die: number, least: number, fails: string, succeeds: string) {
  const steps = [
    { from: 1, words: part(fails) },
    { from: least, words: part(succeeds) },
  ];
  return { ...readTable(steps, { die }), least, success: die >= least ? 'full' : 'none' } as const;
}

/** WF-ENV-01. */
function environmentRoll(telling: Telling): ToldRoll {
  const told = resultOf(telling, 'environmentRolled');
  return {
    by: soldierIn(told),
    ...test(telling.die, numberIn(told, 'needed') ?? 1, 'roll.suffers', 'roll.withstands'),
  };
}

/** WF-DOWN-18. */
function fateRoll(telling: Telling): ToldRoll {
  const told = resultOf(telling, 'outcomeRolled');
  const modifier = (numberIn(told, 'total') ?? telling.die) - telling.die;
  const steps = FATES.map(({ from, fate }) => ({ from, words: part('roll.fate', { fate }) }));
  const success = told?.outcome === 'duty' ? 'full' : told?.outcome === 'discharge' ? 'part' : 'none';
  return { by: soldierIn(told), ...readTable(steps, telling, modifier), success };
}

/** WF-RULING-96: the cards come one after the other; all rolls of the step lie side by side. */
function camouflageRoll({ state, events, roll, die }: Telling): ToldRoll | undefined {
  const before = events.filter(({ n }) => n < roll.n);
  const start = before.findLastIndex(({ type, rule }) => type !== 'hostileFooled' && rule !== roll.rule);
  const plan = camouflagePlans(state)[before.slice(start + 1).filter(isTableRoll).length];
  if (plan === undefined) return undefined;
  const { hostile, from } = plan;
  const soldier = findHostile(state, hostile)?.target ?? 0;
  return {
    by: { field: 'soldier', id: soldier },
    at: { field: 'hostile', id: hostile },
    ...test(die, from, 'roll.seen', 'roll.deceives'),
  };
}

/** WF-CAMP-12. */
function adjustmentRoll({ die }: Telling): ToldRoll {
  const steps = ADJUSTMENT_STEPS.map(({ from, adjustment }) => ({
    from,
    words: adjustmentPart(adjustment),
  }));
  return { ...readTable(steps, { die }), success: 'part' };
}

/** WF-RULING-35: any Soldier, as many faces as there are. */
function targetRoll(telling: Telling): ToldRoll {
  const { state, die } = telling;
  const hostile = numberIn(resultOf(telling, 'hostileTargeted'), 'hostile') ?? -1;
  const soldiers = numbersOf(team(state));
  return {
    by: { field: 'hostile', id: hostile },
    die,
    modifier: 0,
    rows: soldiers.map((soldier, index) => ({ faces: String(index + 1), soldier })),
    reached: die - 1,
    success: 'part',
  };
}
