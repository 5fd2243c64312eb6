import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import type { Wanted, WantedSoldier } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { chart, hostile, soldier, text, weapon } from './drill-cards.ts';

const wound = (points: number) => ({ points, isTreated: false });
const BLAST = hostile('blast', { charts: [chart([{ from: 5, wounds: 2, all: true }])] });

interface Shot {
  readonly wanted?: Partial<Wanted>;
  readonly cards?: readonly Card[];
  readonly draws?: string;
}

/** Soldier 1, on his last point, is hit in slot 2. */
function downs(victim: Partial<WantedSoldier>, { wanted = {}, cards = [], draws = 'cup:2' }: Shot = {}) {
  return drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, wounds: [wound(4)], ...victim },
        { card: 'ben', slot: 1 },
      ],
      hostiles: [{ card: 'blast', slot: 2, target: 1 }],
      ...wanted,
    },
    { cards: [BLAST, ...cards], dice: 'hostile 5 cover 3', draws },
  );
}

it('[WF-DOWN-01, WF-DOWN-03, WF-XP-06] a Downed Soldier leaves: hand and Support cards are discarded, XP is lost', () => {
  const aid: Card = {
    id: 'aid',
    source: 'original',
    type: 'action',
    kind: 'support',
    count: 1,
    abilities: [],
  };
  const range = downs({ hand: ['blank'], support: ['aid'], xp: 3, suppress: 1 }, { cards: [aid] });
  expect(range.soldier(1)).toMatchObject({ standing: 'downed', slot: 0, xp: 0, suppress: 0, gear: [] });
  expect([range.zone('hand1'), range.zone('support1')]).toEqual([[], []]);
  expect(range.zone('actionDiscard')).toEqual(expect.arrayContaining(['blank', 'aid']));
});

it.each(['ace', 'nell'])('[WF-DOWN-02] the gear of %s stays in his Location with its state', (card) => {
  const range = downs({ card, gear: [{ card: 'rifle', stacks: [{ left: 2, isEmpty: true }] }] });
  expect(range.game.path[1]?.gear).toMatchObject([
    { card: 'rifle', droppedBy: 0, stacks: [{ left: 2, isEmpty: true }] },
  ]);
});

it('[WF-DOWN-04, WF-HOST-14, WF-VEC-39] his counters go for good, and every card that targeted him draws again (WF-RULING-36)', () => {
  const range = downs(
    {},
    {
      wanted: {
        soldiers: [
          { card: 'ace', slot: 2, wounds: [wound(4)] },
          { card: 'ben', slot: 1 },
          { card: 'cal', slot: 1 },
        ],
        hostiles: [
          { card: 'blast', slot: 2, target: 1 },
          { card: 'calm', slot: 4, target: 2 },
          { card: 'calm', slot: 4, target: 1 },
        ],
      },
      cards: [hostile('calm', { charts: [] })],
      draws: 'cup:3 cup:2',
    },
  );
  expect(range.game.hostiles.map(({ target }) => target)).toEqual([3, 2, 2]);
  const counters = [
    ...(range.match.state.zones.cup?.tokens ?? []),
    ...(range.match.state.zones.counters?.tokens ?? []),
  ];
  expect(counters).toHaveLength(8);
  expect(range.match.state.zones.counterBox?.tokens).toHaveLength(8);
});

it('[WF-DOWN-05] what reacts to a Downed Soldier comes after his exit, for the others anywhere (WF-RULING-107, 136)', () => {
  const jumpy = (id: string) =>
    soldier(id, {
      abilities: [text('soldierDowned', { effect: 'suppress', amount: 1, on: { who: 'self' } })],
    });
  const range = downs({}, { cards: [jumpy('ace'), jumpy('ben')] });
  expect([range.soldier(1).suppress, range.soldier(2).suppress]).toEqual([0, 1]);
  const order = range.match.log
    .flatMap(({ events }) => events.map(({ type }) => type))
    .filter((type) => ['soldierLeft', 'hostileTargeted', 'teamValued', 'suppressed'].includes(type));
  expect(order).toEqual(['soldierLeft', 'hostileTargeted', 'teamValued', 'suppressed']);
});

it('[WF-DOWN-05, WF-HOST-36] several Downed by one row leave in order of number, with one new target and one recalculation (WF-RULING-141, 149)', () => {
  const hurt = { slot: 2, wounds: [wound(4)] };
  const range = downs(
    {},
    {
      wanted: {
        soldiers: [
          { card: 'ace', ...hurt },
          { card: 'ben', ...hurt },
          { card: 'cal', slot: 1 },
        ],
      },
      draws: 'cup:3',
    },
  );
  expect(range.told('soldierLeft').map(({ soldier: number }) => number)).toEqual([1, 2]);
  expect(range.told('hostileTargeted')).toHaveLength(1);
  expect(range.told('teamValued')).toHaveLength(1);
});

const MEDEVAC = { type: 'medevac', soldier: 1 } as const;

function resting(health: number, more: Partial<WantedSoldier> = {}) {
  return drill({
    soldiers: [{ card: 'ace', wounds: health === 5 ? [] : [wound(5 - health)], ...more }, { card: 'ben' }],
  });
}

it('[WF-DOWN-06] a Soldier reduced to 2 or 1 Health may be taken out at no cost, suppressed or not (WF-RULING-102)', () => {
  expect([5, 3, 2, 1].map((health) => resting(health).offers(MEDEVAC))).toEqual([false, false, true, true]);
  expect(resting(3).refusal(MEDEVAC)).toBe('NOT_WOUNDED_ENOUGH');
  const range = resting(2, { suppress: 2, actions: 0 }).give(MEDEVAC);
  expect(range.soldier(1).standing).toBe('medevaced');
  expect(range.asked).toBe('action');
  const frail = drill({ soldiers: [{ card: 'sid' }, { card: 'ben' }] });
  expect(frail.offers(MEDEVAC)).toBe(false);
});

it('[WF-DOWN-07] he leaves like a Downed Soldier, with his Health remembered (WF-RULING-163)', () => {
  const range = resting(2, { gear: [{ card: 'rifle' }], hand: ['blank'], xp: 2 }).give(MEDEVAC);
  expect(range.soldier(1)).toMatchObject({ exitHealth: 2, slot: 0, xp: 0, gear: [] });
  expect(range.game.path[0]?.gear).toHaveLength(1);
  expect(range.zone('hand1')).toEqual([]);
  expect(range.match.state.zones.cup?.tokens).toHaveLength(4);
});

it('[WF-DOWN-09, WF-END-03] the last Soldier may be medevaced; the mission then fails', () => {
  const range = drill({ soldiers: [{ card: 'ace', wounds: [wound(3)] }] }, { dice: 'outcome 9' }).give(
    MEDEVAC,
  );
  expect(range.game.result).toEqual({ isSuccess: false, rule: 'WF-END-03' });
});

it('[WF-DOWN-11, WF-DOWN-12] the value is computed again when a Soldier leaves, and not before (WF-RULING-103, 109)', () => {
  const range = drill(
    {
      teamValue: 99,
      soldiers: [
        { card: 'ace', wounds: [wound(3)], gear: [{ card: 'rifle' }] },
        { card: 'nell' },
        {
          card: 'ben',
          gear: [
            { card: 'rifle', ammo: [2] },
            { card: 'grenade', units: 4 },
          ],
        },
      ],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { dice: 'attack 1 1 1 1 cover 1 attack 1 1 1 1 cover 1', draws: 'cup:2' },
  );
  range.give({ type: 'attack', soldier: 3, weapon: 3, profile: 0 }).aim('trio');
  range.give({ type: 'attack', soldier: 3, weapon: 3, profile: 0 }).aim('trio');
  expect(range.game.teamValue).toBe(99);
  range.give({ type: 'medevac', soldier: 1 });
  expect(range.asked).toBe('lightening');
  range.give({ type: 'enough' });
  // Nell 10, Ben 10 with a rifle of 2 and two extra sets, and two of four grenades (WF-VEC-50).
  expect(range.game.teamValue).toBe(10 + 10 + 2 + 2 + 2);
});

it('[WF-DOWN-14, WF-DOWN-17, WF-VEC-49] gear and extra ammunition of Player Soldiers may be thrown away; 85 less 10 and 1 are 74', () => {
  const costly = weapon('costly', { cost: 52, load: 2 });
  const range = drill(
    {
      teamValue: 85,
      soldiers: [
        { card: 'ace', wounds: [wound(3)] },
        { card: 'nell', gear: [{ card: 'rifle' }] },
        { card: 'ben', gear: [{ card: 'costly', ammo: [2] }, { card: 'grenade' }] },
      ],
    },
    { cards: [costly] },
  ).give(MEDEVAC);
  expect(range.match.options(0)).toEqual([
    { type: 'enough' },
    { type: 'discardGear', item: 2 },
    { type: 'discardAmmo', item: 2, stack: 0 },
    { type: 'discardGear', item: 3 },
  ]);
  range.give({ type: 'discardGear', item: 3 }).give({ type: 'enough' });
  expect(range.game.teamValue).toBe(74);
  expect(range.soldier(3).gear).toHaveLength(1);
});

it('[WF-DOWN-14] extra ammunition goes set by set, never the printed one', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', wounds: [wound(3)] },
      { card: 'ben', gear: [{ card: 'rifle', ammo: [2], stacks: [{ left: 7 }] }] },
    ],
  }).give(MEDEVAC);
  const discard = { type: 'discardAmmo', item: 1, stack: 0 } as const;
  range.give(discard);
  expect(range.soldier(2).gear[0]?.stacks[0]?.left).toBe(6);
  range.give(discard);
  expect(range.soldier(2).gear[0]?.stacks[0]?.left).toBe(3);
  expect(range.offers(discard)).toBe(false);
});

it('[WF-DOWN-15] without a Soldier leaving nothing can be thrown away', () => {
  const wanted = { soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }] };
  expect(drill(wanted).offers({ type: 'lighten' })).toBe(false);
  expect(drill(wanted, { options: { 'lighten-anytime': 'on' } }).offers({ type: 'lighten' })).toBe(true);
});

const DONE = { slots: 2, isActive: true, targetHits: [1] };
const LEFT = { card: 'ace', slot: 0, standing: 'medevaced', exitHealth: 2 } as const;

/** The last Kill on the target ends the mission; whoever left before rolls. */
function finished(left: Partial<WantedSoldier>, outcome: string) {
  return drill(
    {
      ...DONE,
      soldiers: [
        { ...LEFT, ...left },
        { card: 'ben', slot: 2, gear: [{ card: 'rifle' }] },
      ],
    },
    { dice: `attack 9 cover 3 ${outcome}` },
  ).attack(1, 0, 'semi', 2);
}

it('[WF-DOWN-18, WF-END-07, WF-VEC-57] left with 2 Health and the Objective done: 4 + 4 + 2 returns to duty', () => {
  const range = finished({}, 'outcome 4');
  expect(range.told('outcomeRolled')).toMatchObject([{ soldier: 1, die: 4, total: 10, outcome: 'duty' }]);
  expect(range.soldier(1).fate).toBe('duty');
});

it.each([
  [{ exitHealth: 2 }, 1, 7, 'discharge'],
  [{ exitHealth: 1 }, 1, 5, 'kia'],
  [{ exitHealth: 1 }, 4, 8, 'duty'],
  [{ exitHealth: 0, standing: 'downed' }, 3, 5, 'kia'],
  [{ exitHealth: -2, standing: 'downed' }, 4, 6, 'discharge'],
] as const)('[WF-DOWN-18] %o and a %i make %i: %s', (left, die, total, outcome) => {
  expect(finished(left, `outcome ${die}`).told('outcomeRolled')).toMatchObject([{ total, outcome }]);
});

it('[WF-DOWN-18, WF-DOWN-19] without the Objective nothing is added, and the roll does not change the defeat', () => {
  const range = drill({ soldiers: [{ card: 'ace', wounds: [wound(4)] }] }, { dice: 'outcome 6' }).give(
    MEDEVAC,
  );
  expect(range.told('outcomeRolled')).toMatchObject([{ total: 8, outcome: 'duty' }]);
  expect(range.match.outcome()).toMatchObject({ result: 'defeat' });
});
