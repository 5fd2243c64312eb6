import { expect, it } from 'vitest';
import { modern } from '../table.ts';
import { drill } from './drill.ts';
import { action, kit, soldier } from './drill-cards.ts';

const wound = (points: number, isTreated = false) => ({ points, isTreated });

/** Heals 1; upgunned 3 on anybody. */
const SHAKE = action('shake', {
  when: 'main',
  do: [{ effect: 'heal', amount: 1 }],
  upgun: { who: { who: 'anySoldier' }, do: [{ effect: 'heal', amount: 3 }] },
});
const FAINT = action('faint', { when: 'main', do: [{ effect: 'healRoll', rows: [{ from: 20, heal: 1 }] }] });

function shaken(wounds: readonly { points: number; isTreated: boolean }[], hand = ['shake']) {
  return drill({ soldiers: [{ card: 'ace', wounds: [...wounds], hand, xp: 1 }] }, { cards: [SHAKE, FAINT] });
}

it('[WF-WOUND-01, WF-WOUND-03, WF-WOUND-10] every point lowers Health and hand size; cards held stay', () => {
  const cards = [soldier('ace', { health: 3, actions: [1, 2, 3] })];
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, hand: ['blank', 'blank', 'blank'] }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { cards, dice: 'hostile 9 cover 3' },
  );
  expect(range.zone('hand1')).toHaveLength(3);
  expect(range.soldier(1).actions).toBe(1);
  range.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' });
  expect(range.zone('hand1')).toHaveLength(3);
});

it('[WF-WOUND-02, WF-WOUND-08, WF-KEY-109, WF-VEC-46] Wounds stay apart; what is left of a healed one is treated for good', () => {
  const range = shaken([wound(1), wound(2)], ['shake', 'shake', 'shake']);
  range
    .play('shake')
    .give({ type: 'upgun', isUpgunned: false })
    .give({ type: 'healWound', soldier: 1, wound: 1 });
  expect(range.soldier(1).wounds).toEqual([wound(1), wound(1, true)]);
  range.play('shake').give({ type: 'upgun', isUpgunned: false });
  expect(range.soldier(1).wounds).toEqual([wound(1, true)]);
  expect(range.offers({ type: 'playCard' })).toBe(false);
});

it('[WF-WOUND-04] the Wound is named before the roll', () => {
  const range = drill(
    { soldiers: [{ card: 'ace', wounds: [wound(1), wound(2)], hand: ['faint'] }] },
    { cards: [FAINT], dice: 'heal 9' },
  ).play('faint');
  expect([range.asked, range.rolled]).toEqual(['woundChoice', []]);
  range.give({ type: 'healWound', soldier: 1, wound: 1 });
  expect(range.rolled).toEqual(['heal']);
});

it('[WF-WOUND-07, WF-WOUND-09, WF-KEY-43] Heal n takes n points off one Wound; surplus is lost', () => {
  const range = shaken([wound(1), wound(2)]);
  range
    .play('shake')
    .give({ type: 'upgun', isUpgunned: true })
    .give({ type: 'healWound', soldier: 1, wound: 0 });
  expect(range.soldier(1).wounds).toEqual([wound(2)]);
});

it('[WF-WOUND-08] an attempt that heals nothing still treats the Wound (WF-RULING-101)', () => {
  const range = drill(
    { soldiers: [{ card: 'ace', wounds: [wound(2)], hand: ['faint'] }] },
    { cards: [FAINT], dice: 'heal 9' },
  ).play('faint');
  expect(range.soldier(1).wounds).toEqual([wound(2, true)]);
});

it('[WF-WOUND-05] the healed Soldier is in the healer’s Location, himself included', () => {
  const medkit = kit({ effect: 'heal', amount: 1 });
  const hurt = { wounds: [wound(2)] };
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 1, gear: [{ card: 'kit' }], ...hurt },
        { card: 'ben', slot: 1, ...hurt },
        { card: 'cal', slot: 2, ...hurt },
      ],
    },
    { cards: [medkit] },
  ).give({ type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 });
  expect(range.match.options(0)).toEqual([
    { type: 'forSoldier', soldier: 1 },
    { type: 'forSoldier', soldier: 2 },
    { type: 'cancel' },
  ]);
});

it.each([
  [6, 2],
  [7, 1],
  [10, 1],
])('[WF-WOUND-06] a First Aid Kit: 1 Action, 1 of 4 Bandages; a %i leaves %i of 3 points', (die, left) => {
  const range = drill(
    {
      soldiers: [
        { card: 'modern-core/giacomelli', wounds: [wound(3)], gear: [{ card: 'modern-core/first-aid-kit' }] },
      ],
    },
    {
      content: modern,
      config: {
        region: 'jungle',
        enemy: 'drug-cartel',
        mission: 'modern-jungle/covert',
        objective: 'modern-jungle/cartel-boss',
      },
      dice: `heal ${die}`,
    },
  );
  const { actions } = range.soldier(1);
  expect(range.soldier(1).gear[0]?.counters).toBe(4);
  range.give({ type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 });
  expect(range.soldier(1)).toMatchObject({ actions: actions - 1, gear: [{ counters: 3 }] });
  expect(range.soldier(1).wounds).toEqual([wound(left, true)]);
});

it.each([
  ['5', 0],
  ['9', -1],
])('[WF-WOUND-11, WF-KEY-21] Health 0 or less: Downed at once (%s)', (die, exitHealth) => {
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, wounds: [wound(4)] },
        { card: 'ben', slot: 1 },
      ],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { dice: `hostile ${die} cover 3`, draws: 'cup:2' },
  );
  expect(range.soldier(1)).toMatchObject({ standing: 'downed', exitHealth });
});
