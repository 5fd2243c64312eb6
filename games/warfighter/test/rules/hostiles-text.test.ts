import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import type { HostileClass } from '../../src/content/vocabulary.ts';
import { drill } from './drill.ts';
import { action, chart, hostile, objective, soldier, text } from './drill-cards.ts';

function shy(by: HostileClass) {
  return hostile('shy', { value: 2, reticles: 2, abilities: [text('static', { effect: 'screenedBy', by })] });
}

interface Standing {
  readonly card: string;
  readonly slot?: number;
  readonly suppress?: number;
  readonly ekia?: number;
}

/** Whether Ace, with a rifle in slot 1, could attack the card `wanted` in slot 2. */
function canHit(wanted: string, cards: readonly Card[], others: readonly Standing[]) {
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'rifle' }] }],
      hostiles: others.map(({ slot = 2, ...other }) => ({ ...other, slot, target: 1 })),
    },
    { cards },
  );
  if (!range.offers({ type: 'attack', weapon: 1 })) return false;
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  return range.offers({ type: 'onHostile', hostile: range.hostile(wanted).token });
}

const GRUNTS: HostileClass = { of: 'cards', cards: ['grunt'] };

it('[WF-HOST-17, WF-KEY-90] a screened card cannot be attacked while its screen stands in the same slot', () => {
  expect(canHit('shy', [shy(GRUNTS)], [{ card: 'shy' }, { card: 'grunt' }])).toBe(false);
  expect(canHit('shy', [shy(GRUNTS)], [{ card: 'shy' }, { card: 'grunt', slot: 1 }])).toBe(true);
  expect(canHit('shy', [shy(GRUNTS)], [{ card: 'shy' }, { card: 'trio' }])).toBe(true);
});

it('[WF-HOST-18, WF-KEY-90] classes go by name, by value, by exclusion, or mean everybody', () => {
  const thug = hostile('thug', {
    abilities: [text('static', { effect: 'screens', those: { of: 'others' } })],
  });
  const byValue = shy({ of: 'values', span: [0, 1] });
  expect(canHit('shy', [byValue], [{ card: 'shy' }, { card: 'grunt' }])).toBe(false);
  expect(canHit('shy', [byValue], [{ card: 'shy' }, { card: 'trio' }])).toBe(true);
  expect(canHit('shy', [shy({ of: 'all' })], [{ card: 'shy' }, { card: 'trio' }])).toBe(false);
  expect(canHit('trio', [thug], [{ card: 'thug' }, { card: 'trio' }])).toBe(false);
  expect(canHit('thug', [thug], [{ card: 'thug' }, { card: 'trio' }])).toBe(true);
});

it('[WF-HOST-19] a screen whose reticles are all covered does not screen', () => {
  const scene = (suppress: number) => [{ card: 'shy' }, { card: 'trio', suppress, ekia: 1 }];
  expect(canHit('shy', [shy({ of: 'all' })], scene(2))).toBe(true);
  expect(canHit('shy', [shy({ of: 'all' })], scene(1))).toBe(false);
});

it('[WF-HOST-17] never the same name, never each other, and a covered card has no screen of its own (WF-RULING-40, 152)', () => {
  const one = hostile('one', { abilities: [text('static', { effect: 'screenedBy', by: { of: 'others' } })] });
  const two = hostile('two', { abilities: [text('static', { effect: 'screenedBy', by: { of: 'others' } })] });
  const all = shy({ of: 'all' });
  expect(canHit('shy', [all], [{ card: 'shy' }, { card: 'shy' }])).toBe(true);
  expect(canHit('one', [one, two], [{ card: 'one' }, { card: 'two' }])).toBe(true);
  expect(canHit('two', [one, two], [{ card: 'one' }, { card: 'two' }])).toBe(true);
  expect(canHit('shy', [all], [{ card: 'shy', suppress: 2 }, { card: 'grunt' }])).toBe(true);
  const veiled = hostile('veiled', {
    abilities: [text('static', { effect: 'screens', those: { of: 'values', span: [2, 2] } })],
  });
  const chain = [{ card: 'shy' }, { card: 'veiled' }, { card: 'grunt' }];
  // A screened card may itself screen.
  expect(canHit('shy', [veiled, shy({ of: 'cards', cards: [] })], chain)).toBe(false);
});

const FALLING = hostile('falling', {
  reticles: 3,
  charts: [
    {
      range: [0, 1],
      columns: [
        { reticles: [3, 3], rows: [{ from: 5, wounds: 3 }] },
        { reticles: [2, 2], rows: [{ from: 5, wounds: 2 }] },
        { reticles: [1, 1], rows: [{ from: 5, wounds: 1 }] },
      ],
    },
  ],
});

function shotBy(card: string, changes: object, dice: string, cards: readonly Card[] = []) {
  return drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 1 }],
      hostiles: [{ card, slot: 2, target: 1, ...changes }],
    },
    { cards: [FALLING, ...cards], dice },
  );
}

it.each([
  [0, 0, 3],
  [1, 0, 2],
  [0, 1, 2],
  [1, 1, 1],
])(
  '[WF-HOST-20, WF-KEY-45] %i suppressed and %i killed reticles leave the column of the rest',
  (suppress, ekia, points) => {
    const range = shotBy('falling', { suppress, ekia }, 'hostile 5 cover 3');
    expect(range.soldier(1).wounds).toEqual([{ points, isTreated: false }]);
  },
);

it('[WF-HOST-20, WF-HOST-30] without an uncovered reticle a card is inert but keeps its target (WF-RULING-94)', () => {
  const range = shotBy('falling', { suppress: 2, ekia: 1 }, '');
  expect(range.told('hostileDeclared')).toEqual([]);
  expect(range.hostile('falling')).toMatchObject({ target: 1, slot: 2 });
});

it('[WF-HOST-20, WF-VEC-32] Insurgents: 3 or 4 active hit from 5 and 9, 2 active from 7 and 10', () => {
  const insurgents = hostile('insurgents', {
    reticles: 4,
    charts: [
      {
        range: [0, 1],
        columns: [
          {
            reticles: [3, 4],
            rows: [
              { from: 5, wounds: 1 },
              { from: 9, wounds: 2 },
            ],
          },
          {
            reticles: [2, 2],
            rows: [
              { from: 7, wounds: 1 },
              { from: 10, wounds: 2 },
            ],
          },
        ],
      },
    ],
  });
  const points = (ekia: number, die: number) =>
    shotBy('insurgents', { ekia }, `hostile ${die} cover 3`, [insurgents]).soldier(1).wounds[0]?.points ?? 0;
  expect([5, 8, 9, 10].map((die) => points(1, die))).toEqual([1, 1, 2, 2]);
  expect([6, 7, 9, 10].map((die) => points(2, die))).toEqual([0, 1, 1, 2]);
});

const SCOUT = hostile('scout', {
  charts: [],
  abilities: [text('static', { effect: 'forbid', act: 'playCards', range: [0, 1] })],
});

it('[WF-HOST-21, WF-HOST-22] special text works while a reticle is uncovered, and within its printed Range', () => {
  const act = { type: 'playCard' } as const;
  const scene = (slot: number, suppress: number) =>
    drill(
      {
        path: ['field', 'field'],
        soldiers: [{ card: 'ace', slot: 1, hand: ['rally'] }],
        hostiles: [{ card: 'scout', slot, target: 1, suppress }],
      },
      {
        cards: [SCOUT, action('rally', text('main', { effect: 'gainXp', amount: 1 }))],
      },
    );
  expect(scene(2, 0).offers(act)).toBe(false);
  expect(scene(2, 1).offers(act)).toBe(true);
  expect(scene(3, 0).offers(act)).toBe(true);
});

it('[WF-HOST-23, WF-KEY-26, WF-VEC-29] Entrance penalties follow the column, and stop when everything is covered', () => {
  const insurgents = hostile('insurgents', {
    reticles: 4,
    charts: [
      {
        range: [0, 1],
        columns: [
          { reticles: [3, 4], rows: [] },
          { reticles: [2, 2], rows: [] },
          { reticles: [1, 1], rows: [] },
        ],
      },
    ],
    abilities: [text('static', { effect: 'modEntrance', amount: { byColumn: [2, 1, 0] }, at: 'here' })],
  });
  const discards = (suppress: number) => {
    const range = drill(
      {
        path: ['field'],
        soldiers: [{ card: 'slow', slot: 1, hand: ['blank', 'blank'] }],
        hostiles: [{ card: 'insurgents', slot: 2, target: 1, suppress }],
      },
      { cards: [insurgents, soldier('slow', { movement: 0 })] },
    ).give({ type: 'move', soldier: 1, to: 2 });
    for (let paid = 0; paid < 2 && range.asked === 'entrancePayment'; paid += 1) range.first('pick');
    return 2 - range.zone('hand1').length;
  };
  expect([0, 1, 2, 3, 4].map(discards)).toEqual([2, 2, 1, 0, 0]);
});

it('[WF-HOST-24, WF-KEY-34, WF-ATK-35] a Fearless card ignores every Suppress', () => {
  const brave = hostile('brave', { reticles: 2, abilities: [text('static', { effect: 'fearless' })] });
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }, { card: 'grenade' }] }],
      hostiles: [{ card: 'brave', slot: 2, target: 1 }],
    },
    { cards: [brave], dice: 'attack 9 cover 1 attack 9 1 1 1 cover 6' },
  );
  range.attack(1, 'brave', 'semi');
  expect(range.hostile('brave').suppress).toBe(0);
  range.attack(2, 'brave');
  expect(range.hostile('brave')).toMatchObject({ ekia: 1, suppress: 0 });
});

it('[WF-HOST-47] in the Remove Suppress step every card loses one Suppress', () => {
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 1 }],
      hostiles: [
        { card: 'calm', slot: 2, target: 1, suppress: 2 },
        { card: 'grunt', slot: 2, target: 1, suppress: 1 },
      ],
    },
    {
      cards: [hostile('calm', { reticles: 3, charts: [chart([], [0, 9])] }), objective()],
      dice: 'hostile 1 cover 1',
    },
  );
  expect([range.hostile('calm').suppress, range.hostile('grunt').suppress]).toEqual([1, 0]);
});
