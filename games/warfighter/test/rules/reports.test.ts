import { expect, it } from 'vitest';
import type { Card, ReportCard } from '../../src/content/cards.ts';
import type { Effect } from '../../src/content/vocabulary.ts';
import { drill } from './drill.ts';
import { mission, soldier, text } from './drill-cards.ts';
import { opened, openMission, problemsOf } from './opening.ts';

function report(effects: readonly Effect[], lasting: readonly Effect[] = []): ReportCard {
  const abilities = [text('setup', ...effects), ...(lasting.length > 0 ? [text('static', ...lasting)] : [])];
  return { id: 'report', source: 'original', type: 'report', abilities };
}

/** A mission with 40 RP and seven slots; a Soldier costs what he is called. */
function missionWith(cards: readonly Card[], chosen = 'report') {
  const prices = [40, 41, 54, 55].map((cost) => soldier(`s${cost}`, { cost }));
  return { cards: [mission({ objectiveSlot: 7 }), ...prices, ...cards], report: chosen };
}

/** Whether a team that costs this much can be bought. */
function canSpend(cards: readonly Card[], cost: number, chosen = 'report'): boolean {
  return problemsOf(opened(missionWith(cards, chosen)), { card: `s${cost}` }).length === 0;
}

it('[WF-SR-09] at most one report is chosen with the Mission, or none', () => {
  expect(canSpend([], 40, '')).toBe(true);
  expect(canSpend([], 41, '')).toBe(false);
  const wrong = openMission(missionWith([], 'grunt'));
  expect(wrong).toMatchObject({ ok: false, problems: [{ code: 'NO_SUCH_REPORT', rule: 'WF-SR-09' }] });
});

it('[WF-SR-10, WF-KEY-88, WF-VEC-53] a report pays or gains, flat or per Location: 2/Loc with the Objective in slot 7 are 14', () => {
  const gain = [report([{ effect: 'modBudget', amount: 2, perSlot: true }])];
  expect([canSpend(gain, 54), canSpend(gain, 55)]).toEqual([true, false]);
  const flat = [report([{ effect: 'modBudget', amount: 1 }])];
  expect([canSpend(flat, 41), canSpend(flat, 54)]).toEqual([true, false]);
  const pay = [report([{ effect: 'modBudget', amount: -1 }])];
  expect(canSpend(pay, 40)).toBe(false);
});

it('[WF-SR-10, WF-KEY-59, WF-KEY-111] Location and Turn Modifiers change the path and the Timer before anything is placed', () => {
  const near = report([
    { effect: 'modSlots', amount: -2 },
    { effect: 'modTime', amount: 3 },
  ]);
  const { game } = opened(missionWith([near]));
  expect(game).toMatchObject({ slots: 5, timer: 11 });
  expect(game.path[4]?.card).toBe('goal');
});

it('[WF-SR-11] its effect lasts for the whole mission', () => {
  const dug = report([], [{ effect: 'modCover', amount: 1, of: 'hostiles' }]);
  const range = drill(
    {
      turn: 5,
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [dug], config: { report: 'report' }, dice: 'attack 9 cover 3' },
  ).attack(1, 'trio', 'semi');
  expect(range.told('attackRolled')[0]).toMatchObject({ cover: 4, kills: 0 });
});

it('[WF-SR-12] a report that costs more than the Resources cannot be chosen', () => {
  const dear = openMission(missionWith([report([{ effect: 'modBudget', amount: -6, perSlot: true }])]));
  expect(dear).toMatchObject({ ok: false, problems: [{ code: 'REPORT_TOO_DEAR', rule: 'WF-SR-12' }] });
  expect(openMission(missionWith([report([{ effect: 'modBudget', amount: -40 }])])).ok).toBe(true);
});
