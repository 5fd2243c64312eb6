import { expect, it } from 'vitest';
import type { Card, HostileTable, Threshold } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { chart, event, hostile, location, objective, text } from './drill-cards.ts';

const VALUES = [0, 1, 2, 3].map((value) => hostile(`v${value}`, { value, count: 6 }));
const QUIET = event('quiet', [], { value: 2 });

interface Camp {
  readonly hostiles: HostileTable;
  readonly draws: string;
  readonly cards?: readonly Card[];
  readonly wanted?: Partial<Wanted>;
}

function always(threshold: Threshold): HostileTable {
  return [threshold, threshold, threshold, threshold, threshold, threshold];
}

/** Plays the Location `camp` next to the Mission card. */
function playCamp({ hostiles, draws, cards = [], wanted = {} }: Camp) {
  const range = drill(
    { soldiers: [{ card: 'ace', slot: 1, hand: ['camp'] }], ...wanted },
    { cards: [location('camp', { hostiles }), QUIET, ...VALUES, ...cards], draws },
  );
  return range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
}

const inPlay = (range: ReturnType<typeof playCamp>) => range.game.hostiles.map(({ card }) => card);

it('[WF-HOST-04, WF-HOST-02, WF-VEC-23] cards are drawn until their values reach the threshold', () => {
  const range = playCamp({
    hostiles: always(5),
    draws: 'hostileDeck:v3 hostileDeck:v0 hostileDeck:v1 hostileDeck:v3 cup:1 cup:1 cup:1 cup:1',
  });
  expect(inPlay(range)).toEqual(['v3', 'v0', 'v1', 'v3']);
});

it.each([
  [29, 1],
  [30, 2],
  [49, 2],
  [50, 3],
  [74, 3],
  [75, 4],
  [99, 4],
  [100, 5],
  [124, 5],
  [125, 6],
  [400, 6],
])('[WF-HOST-05, WF-DOWN-13] a team worth %i meets the threshold of its band', (teamValue, count) => {
  const draws = [
    ...Array.from({ length: count }, () => 'hostileDeck:v1'),
    ...Array.from({ length: Math.min(4, count) }, () => 'cup:1'),
  ];
  const camp = location('camp', { hostiles: [1, 2, 3, 4, 5, 6] });
  const range = drill(
    {
      teamValue,
      soldiers: [
        { card: 'ace', slot: 1, hand: ['camp'] },
        { card: 'ben', slot: 1 },
      ],
    },
    {
      cards: [camp, ...VALUES],
      draws: [...draws, ...Array.from({ length: Math.max(0, count - 4) }, () => 'cup:2')].join(' '),
    },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  expect(range.game.hostiles).toHaveLength(count);
});

it('[WF-HOST-06, WF-KEY-66] 0 draws exactly one card, None draws none (WF-RULING-20)', () => {
  expect(inPlay(playCamp({ hostiles: always(0), draws: 'hostileDeck:v0 cup:1' }))).toEqual(['v0']);
  expect(inPlay(playCamp({ hostiles: always('none'), draws: '' }))).toEqual([]);
});

it('[WF-HOST-07, WF-XP-07, WF-VEC-27] an Event counts with its value and pays nothing', () => {
  const range = playCamp({
    hostiles: always(6),
    draws: 'hostileDeck:quiet hostileDeck:v3 hostileDeck:v3 cup:1 cup:1',
  });
  expect(inPlay(range)).toEqual(['v3', 'v3']);
  expect(range.zone('hostileDiscard')).toContain('quiet');
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-HOST-04] an empty deck is rebuilt, and without any card the draw stops short (WF-RULING-11, 12)', () => {
  const range = playCamp({
    hostiles: always(9),
    wanted: { hostileDeck: [] },
    cards: [
      ...VALUES.map((card) => ({ ...card, count: card.id === 'v3' ? 2 : 0 })),
      hostile('grunt', { count: 0 }),
      hostile('trio', { count: 0 }),
      event('quiet', [], { count: 0 }),
    ],
    draws: 'hostileDeck:v3 hostileDeck:v3 cup:1 cup:1',
  });
  expect(inPlay(range)).toEqual(['v3', 'v3']);
});

it('[WF-HOST-01, WF-HOST-03, WF-HOST-11, WF-HOST-13] a card lies open in its slot with a target drawn from the cup; one Soldier may be targeted often', () => {
  const range = playCamp({
    hostiles: always(3),
    wanted: {
      soldiers: [
        { card: 'ace', slot: 1, hand: ['camp'] },
        { card: 'ben', slot: 1 },
      ],
    },
    draws: 'hostileDeck:v1 hostileDeck:v2 cup:2 cup:2',
  });
  expect(range.game.hostiles).toMatchObject([
    { card: 'v1', slot: 2, target: 2, suppress: 0, ekia: 0 },
    { card: 'v2', slot: 2, target: 2 },
  ]);
  expect(range.match.state.zones.hostiles?.known).toBe(1);
  expect(range.match.state.zones.cup?.tokens).toHaveLength(6);
});

it('[WF-HOST-12] counters on cards are not in the cup; when it is empty a Soldier is chosen by chance (WF-RULING-35)', () => {
  const range = drill(
    {
      soldiers: [{ card: 'ace', slot: 1, hand: ['camp'] }],
      hostiles: Array.from({ length: 4 }, () => ({ card: 'v0', slot: 1, target: 1 })),
    },
    {
      cards: [location('camp', { hostiles: always(1) }), ...VALUES],
      draws: 'hostileDeck:v1',
      dice: 'target 1',
    },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  expect(range.hostile('v1')).toMatchObject({ target: 1, counter: -1 });
});

it('[WF-HOST-10] targets for all, then placements, entry texts, Events, and the Location last (WF-RULING-26)', () => {
  const chaser = hostile('chaser', {
    value: 1,
    abilities: [
      text('hostilePlaced', { effect: 'placeAt', anchor: 'target', offset: 0 }),
      text('hostilePlaced', { effect: 'moveTimer', amount: 1 }),
    ],
  });
  const delay = event('delay', [{ effect: 'moveTimer', amount: 2 }], { value: 1 });
  const swamp = location('camp', {
    hostiles: always(3),
    abilities: [text('locationPlayed', { effect: 'moveTimer', amount: -3 })],
  });
  const range = drill(
    { soldiers: [{ card: 'ace', slot: 1, hand: ['camp'] }] },
    {
      cards: [chaser, delay, swamp],
      draws: 'hostileDeck:delay hostileDeck:chaser hostileDeck:chaser cup:1 cup:1',
    },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  const order = range.match.log
    .flatMap(({ events }) => [...events])
    .flatMap((happened): (string | number)[] => {
      if (happened.type === 'timerMoved' && 'by' in happened) return [happened.by];
      return happened.type === 'hostileTargeted' || happened.type === 'hostilePlaced' ? [happened.type] : [];
    });
  expect(order).toEqual([
    'hostileTargeted',
    'hostileTargeted',
    'hostilePlaced',
    'hostilePlaced',
    1,
    1,
    2,
    -3,
  ]);
});

function placed(anchor: 'here' | 'next' | 'target' | 'rearMost' | 'frontMost', offset: number) {
  const mover = hostile('mover', {
    abilities: [text('hostilePlaced', { effect: 'placeAt', anchor, offset })],
  });
  return drill(
    {
      path: ['field', 'field'],
      slots: 5,
      soldiers: [
        { card: 'ace', slot: 3, hand: ['camp'] },
        { card: 'ben', slot: 2 },
        { card: 'cal', slot: 2 },
      ],
    },
    {
      cards: [location('camp', { hostiles: always(1) }), mover],
      draws: 'hostileDeck:mover cup:2',
    },
  );
}

it.each([
  ['here', 0, 4],
  ['next', 0, 5],
  ['next', 3, 5],
  ['target', 0, 2],
  ['frontMost', 0, 3],
  ['frontMost', 1, 4],
  ['rearMost', 0, 2],
  ['rearMost', -1, 1],
  ['rearMost', -5, 1],
] as const)(
  '[WF-HOST-15, WF-KEY-06, WF-KEY-38, WF-KEY-82] text that says %s %i places the card in slot %i (WF-RULING-27 to 29)',
  (anchor, offset, slot) => {
    const range = placed(anchor, offset);
    range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
    expect(range.hostile('mover')).toMatchObject({ slot, drawnFor: 4 });
  },
);

it('[WF-HOST-51, WF-KEY-72] "pay or suffer" is decided after the placement and strikes where the card stands (WF-RULING-23)', () => {
  const ambushers = hostile('ambushers', {
    abilities: [
      text(
        'hostilePlaced',
        { effect: 'placeAt', anchor: 'target', offset: 0 },
        {
          effect: 'payOr',
          xp: 2,
          otherwise: [{ effect: 'suppress', amount: 1, on: { who: 'soldiersHere' } }],
        },
      ),
    ],
  });
  const scene = (xp: number) =>
    drill(
      {
        path: ['field'],
        soldiers: [
          { card: 'ace', slot: 2, hand: ['camp'], xp },
          { card: 'ben', slot: 1, xp },
        ],
      },
      { cards: [location('camp', { hostiles: always(1) }), ambushers], draws: 'hostileDeck:ambushers cup:2' },
    );
  const play = (range: ReturnType<typeof scene>) =>
    range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  const poor = play(scene(0));
  expect([poor.soldier(1).suppress, poor.soldier(2).suppress]).toEqual([0, 1]);
  const rich = play(scene(1));
  expect(rich.asked).toBe('payOrSuffer');
  rich.give({ type: 'pay' }).give({ type: 'payXp', soldier: 1 });
  expect(rich.game.soldiers).toMatchObject([
    { suppress: 0, xp: 0 },
    { suppress: 0, xp: 0 },
  ]);
});

it('[WF-HOST-16] hostile cards stand and fight in open slots and on an inactive Objective (WF-RULING-99, 145)', () => {
  const sniper = hostile('sniper', { charts: [chart([{ from: 5, wounds: 1 }], [0, 4])] });
  const range = drill(
    {
      at: 'hostileTurn',
      slots: 3,
      soldiers: [{ card: 'ace', slot: 1 }],
      hostiles: [
        { card: 'sniper', slot: 2, target: 1 },
        { card: 'sniper', slot: 3, target: 1 },
      ],
    },
    { cards: [sniper, objective()], dice: 'hostile 5 cover 3 hostile 5 cover 3' },
  );
  const [first] = range.game.hostiles;
  range.give({ type: 'nextAttacker', hostile: first?.token ?? -1 });
  expect(range.soldier(1).wounds).toHaveLength(2);
});
