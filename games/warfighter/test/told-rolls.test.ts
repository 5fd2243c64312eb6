import { expect, it } from 'vitest';
import { isTableRoll, tellRoll } from '../src/for-clients.ts';
import { member, nearWin, skipToTeam, win } from './rules/campaign-range.ts';
import { type Drill, drill } from './rules/drill.ts';
import { action, equipment, event, location, soldier, text } from './rules/drill-cards.ts';
import { front } from './ww2/front.ts';

/** What is told of every roll on a table. */
function tell({ match }: Drill) {
  const events = match.events(0);
  return events.filter(isTableRoll).map((roll) => tellRoll(match.state, events, roll));
}

const KIT = action('kit', {
  when: 'main',
  do: [
    {
      effect: 'healRoll',
      rows: [
        { from: 1, heal: 1 },
        { from: 6, heal: 2 },
      ],
    },
  ],
});

it('[WF-WOUND-06] a heal roll is told with its table as the die reads it, its healer and whom he heals', () => {
  const medic = soldier('ace', { abilities: [text('static', { effect: 'modHealRoll', amount: 2 })] });
  const hurt = { card: 'ace', hand: ['kit'], wounds: [{ points: 2, isTreated: false }] };
  const range = drill({ soldiers: [hurt] }, { cards: [KIT, medic], dice: 'heal 4' }).play('kit');
  const ace = { field: 'soldier', id: 1 };
  const rows = [{ faces: '1–3' }, { faces: '4+' }];
  expect(tell(range)).toMatchObject([
    { by: ace, at: ace, die: 4, modifier: 2, rows, reached: 1, least: 1, success: 'full' },
  ]);
});

it('[WF-RULING-144] the attack of an Event is told with its chart, and the Cover of everybody there', () => {
  const rows = [
    { from: 5, wounds: 1 },
    { from: 9, kill: true },
  ] as const;
  const shelling = event('shelling', [{ effect: 'chartAttack', rows, penetration: 1, at: 'frontMost' }]);
  const camp = location('camp', { hostiles: [1, 1, 1, 1, 1, 1] });
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['camp'] },
    { card: 'tough', slot: 2 },
  ];
  const range = drill(
    { path: ['field'], soldiers },
    {
      cards: [camp, shelling, soldier('tough', { cover: 6 })],
      draws: 'hostileDeck:shelling',
      dice: 'hostile 5 cover 3',
    },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  expect(tell(range)).toMatchObject([
    {
      by: { field: 'card', id: 'shelling' },
      rows: [{ faces: '1–4' }, { faces: '5–8' }, { faces: '9+' }],
      reached: 1,
      least: 5,
      success: 'full',
      cover: {
        die: 3,
        needs: [
          { soldier: 1, least: 2 },
          { soldier: 2, least: 5 },
        ],
      },
    },
  ]);
});

it('[WF-RULING-96] camouflage is told card by card', () => {
  const net = equipment('net', { abilities: [text('attackStepStart', { effect: 'camouflage', from: 8 })] });
  const hostiles = ['grunt', 'trio'].map((card) => ({ card, slot: 1, target: 1 }));
  const range = front(
    { at: 'attackStep', soldiers: [{ card: 'ace', gear: [{ card: 'net' }] }, { card: 'ben' }], hostiles },
    { cards: [net], dice: 'camouflage 8 7 hostile 1 cover 1' },
  );
  const told = tell(range);
  expect(told.map((each) => each?.at?.id)).toEqual(range.game.hostiles.map(({ token }) => token));
  expect(told).toMatchObject([
    { least: 8, success: 'full', reached: 1 },
    { least: 8, success: 'none', reached: 0 },
  ]);
});

it('[WF-CAMP-12, WF-DOWN-18] fates and what changes the campaign are told with the row that play read', () => {
  const gone = { slot: 0, standing: 'downed', exitHealth: 0 } as const;
  const lost = ['ben', 'cal', 'nell'].map((card) => ({ card, ...gone }));
  const soldiers = [{ card: 'ace', slot: 2 }, ...lost];
  const members = ['ace', 'ben', 'cal'].map((card) => member(card));
  const dice = 'outcome 6 5 1 adjustment 5 objective 1';
  const range = win(nearWin({ soldiers, standing: { members } }, { dice }));
  skipToTeam(range.give({ type: 'givePoints', member: 'ben', points: 3 }));
  const told = tell(range);
  const outcomes = range.told('outcomeRolled').map(({ soldier: id, outcome: fate }) => ({ id, fate }));
  expect(outcomes.map(({ fate }) => fate)).toEqual(['duty', 'discharge', 'kia']);
  expect(told.map((each) => each?.by?.id)).toEqual([...outcomes.map(({ id }) => id), undefined]);
  expect(told.map((each) => each?.rows[each.reached]?.words)).toMatchObject([
    ...outcomes.map(({ fate }) => ({ args: { fate } })),
    { key: 'adjustment.time' },
  ]);
});
