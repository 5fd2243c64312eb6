import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import type { ChartRow } from '../../src/content/vocabulary.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { chart, hostile, location, soldier, text } from './drill-cards.ts';

/** A card that attacks on this chart at Range 0 to 1. */
function shooter(rows: readonly ChartRow[], changes: Partial<Parameters<typeof hostile>[1]> = {}) {
  return hostile('shooter', { value: 2, charts: [chart(rows)], ...changes });
}

function attacked(
  card: Card,
  dice: string,
  wanted: Partial<Wanted> = {},
  more: { draws?: string; cards?: readonly Card[] } = {},
) {
  const { draws = '', cards = [] } = more;
  return drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2 }],
      hostiles: [{ card: 'shooter', slot: 2, target: 1 }],
      ...wanted,
    },
    { cards: [card, ...cards], dice, draws },
  );
}

const PLAIN: readonly ChartRow[] = [
  { from: 5, wounds: 1 },
  { from: 9, wounds: 2 },
];
const TWO = {
  soldiers: [
    { card: 'ace', slot: 2 },
    { card: 'ben', slot: 2 },
  ],
};

it.each([
  ['a row of 2 Wounds whose Cover holds suppresses', 'hostile 9 cover 2', [], 1],
  ['a miss that defeats Cover suppresses', 'hostile 4 cover 3', [], 1],
  ['neither does nothing', 'hostile 4 cover 2', [], 0],
  ['both wound', 'hostile 5 cover 3', [{ points: 1, isTreated: false }], 0],
])('[WF-HOST-33, WF-HOST-32, WF-HOST-40, WF-KEY-62, WF-VEC-34] %s', (_name, dice, wounds, suppress) => {
  expect(attacked(shooter(PLAIN), dice).soldier(1)).toMatchObject({ wounds, suppress });
});

it('[WF-HOST-32, WF-KEY-73] the Penetration of the card is added to the cover die', () => {
  const range = attacked(shooter(PLAIN, { penetration: 2 }), 'hostile 5 cover 1');
  expect(range.soldier(1).wounds).toHaveLength(1);
});

it('[WF-HOST-32, WF-KEY-13] the Cover of the Soldier counts with what his Location and gear add', () => {
  const wall = location('field', {
    abilities: [text('static', { effect: 'modCover', amount: 1, of: 'soldiers' })],
  });
  const ace = soldier('ace', { abilities: [text('static', { effect: 'modCover', amount: 1, of: 'self' })] });
  const range = attacked(shooter(PLAIN), 'hostile 5 cover 4', {}, { cards: [wall, ace] });
  expect(range.soldier(1)).toMatchObject({ wounds: [], suppress: 1 });
});

it('[WF-HOST-34] the target gets one new counter with all points of the row', () => {
  const range = attacked(shooter(PLAIN), 'hostile 9 cover 3', {
    soldiers: [{ card: 'ace', slot: 2, wounds: [{ points: 1, isTreated: false }] }],
  });
  expect(range.soldier(1).wounds.map(({ points }) => points)).toEqual([1, 2]);
});

it('[WF-HOST-30, WF-HOST-39] each card attacks once if its target is in Range; others do not', () => {
  const range = attacked(shooter(PLAIN), 'hostile 1 cover 1', {
    path: ['field', 'field', 'field'],
    hostiles: [
      { card: 'shooter', slot: 3, target: 1 },
      { card: 'shooter', slot: 4, target: 1 },
    ],
  });
  expect(range.told('hostileDeclared')).toHaveLength(1);
});

it('[WF-HOST-31] the players choose the order one attack at a time (WF-RULING-81)', () => {
  const hostiles = [
    { card: 'shooter', slot: 2, target: 1 },
    { card: 'grunt', slot: 2, target: 1 },
  ];
  const range = attacked(shooter(PLAIN), 'hostile 1 cover 1 hostile 1 cover 1', { hostiles });
  expect(range.asked).toBe('nextAttacker');
  const second = range.hostile('grunt').token;
  const first = range.hostile('shooter').token;
  range.give({ type: 'nextAttacker', hostile: second });
  expect(range.told('hostileDeclared').map(({ hostile: token }) => token)).toEqual([second, first]);
});

it('[WF-HOST-31] they are named by slot, and in one slot as they came (WF-RULING-81)', () => {
  const hostiles = [3, 2, 3, 2].map((slot) => ({ card: 'shooter', slot, target: 1 }));
  const range = attacked(shooter(PLAIN), '', { path: ['field', 'field'], hostiles });
  const [far, near, farther, nearer] = range.match.state.game.hostiles.map(({ token }) => token);
  const offered = range.match
    .options(0)
    .map((option) => (option.type === 'nextAttacker' ? option.hostile : option));
  expect(offered).toEqual([near, nearer, far, farther]);
});

it('[WF-HOST-30] a card that came in this turn attacks as well (WF-RULING-82)', () => {
  const post = location('post', { reinforce: [2] });
  const range = attacked(
    shooter(PLAIN),
    'hostile 5 cover 3',
    { path: ['post'], hostiles: [] },
    { cards: [post], draws: 'hostileDeck:shooter cup:1' },
  );
  expect(range.soldier(1).wounds).toHaveLength(1);
});

const AGAIN: readonly ChartRow[] = [{ from: 5, wounds: 1, again: true }];

it('[WF-HOST-35, WF-KEY-01] Again: another whole attack, until a roll without it', () => {
  const range = attacked(shooter(AGAIN), 'hostile 5 cover 3 hostile 9 cover 3 hostile 1 cover 1');
  expect(range.soldier(1).wounds).toHaveLength(2);
  expect(range.told('hostileDeclared')).toHaveLength(3);
});

it('[WF-HOST-35] no Again where Cover held: the Suppress takes the place of the whole row (WF-RULING-83)', () => {
  const range = attacked(shooter(AGAIN), 'hostile 5 cover 1');
  expect(range.soldier(1)).toMatchObject({ wounds: [], suppress: 1 });
});

it('[WF-HOST-35, WF-KEY-01] if the target was Downed, a new one is drawn first; out of Range he is kept but not attacked (WF-RULING-84)', () => {
  const weak = (slot: number) => ({
    soldiers: [
      { card: 'ace', slot: 2, wounds: [{ points: 4, isTreated: false }] },
      { card: 'ben', slot },
    ],
    path: ['field', 'field', 'field'],
  });
  const near = attacked(shooter(AGAIN), 'hostile 5 cover 3 hostile 5 cover 3 hostile 1 cover 1', weak(2), {
    draws: 'cup:2',
  });
  expect(near.soldier(1).standing).toBe('downed');
  expect(near.soldier(2).wounds).toHaveLength(1);
  const far = attacked(shooter(AGAIN), 'hostile 5 cover 3', weak(4), { draws: 'cup:2' });
  expect(far.soldier(2).wounds).toEqual([]);
  expect(far.hostile('shooter').target).toBe(2);
});

const BLAST: readonly ChartRow[] = [{ from: 5, wounds: 2, all: true }];

it('[WF-HOST-36, WF-KEY-03] All: everybody in the Location, the one cover die against each Cover; the others are suppressed (WF-RULING-85)', () => {
  const tough = soldier('ben', { cover: 5 });
  const soldiers = [
    { card: 'ace', slot: 2 },
    { card: 'ben', slot: 2 },
    { card: 'cal', slot: 1 },
  ];
  const range = attacked(shooter(BLAST), 'hostile 5 cover 4', { soldiers }, { cards: [tough] });
  expect(range.game.soldiers).toMatchObject([
    { wounds: [{ points: 2 }], suppress: 0 },
    { wounds: [], suppress: 1 },
    { wounds: [], suppress: 0 },
  ]);
});

it('[WF-HOST-36] a miss concerns the target alone', () => {
  const range = attacked(shooter(BLAST), 'hostile 4 cover 6', TWO);
  expect([range.soldier(1).suppress, range.soldier(2).suppress]).toEqual([1, 0]);
});

it('[WF-HOST-37, WF-KEY-54] Kill: the target is Downed with Health 0, whatever he had, if Cover is defeated (WF-RULING-86)', () => {
  const kill = shooter([{ from: 5, kill: true }]);
  const range = attacked(kill, 'hostile 5 cover 3', TWO, { draws: 'cup:2' });
  expect(range.soldier(1)).toMatchObject({ standing: 'downed', exitHealth: 0 });
  expect(range.soldier(2).standing).toBe('in');
  const held = attacked(kill, 'hostile 5 cover 2', TWO);
  expect(held.soldier(1)).toMatchObject({ standing: 'in', suppress: 1 });
});

it('[WF-HOST-37, WF-KEY-55] Kill All: everybody there whose Cover is defeated', () => {
  const tough = soldier('cal', { cover: 5 });
  const soldiers = ['ace', 'ben', 'cal'].map((card) => ({ card, slot: 2 }));
  const range = attacked(
    shooter([{ from: 5, kill: true, all: true }]),
    'hostile 5 cover 4',
    { soldiers },
    { cards: [tough], draws: 'cup:3' },
  );
  expect(range.game.soldiers.map(({ standing }) => standing)).toEqual(['downed', 'downed', 'in']);
  expect(range.soldier(3).suppress).toBe(1);
});

it('[WF-HOST-37, WF-KEY-56, WF-KEY-19, WF-XP-08] Kill, Discard: the card goes without XP and its counter returns', () => {
  const range = attacked(shooter([{ from: 5, kill: true, discard: true }]), 'hostile 5 cover 3', TWO, {
    draws: 'cup:2',
  });
  expect(range.game.hostiles).toEqual([]);
  expect(range.soldier(2)).toMatchObject({ standing: 'in', xp: 0 });
  expect(range.match.state.zones.cup?.tokens).toHaveLength(4);
  const held = attacked(shooter([{ from: 5, kill: true, discard: true }]), 'hostile 5 cover 2', TWO);
  expect(held.game.hostiles).toHaveLength(1);
});

it('[WF-HOST-38, WF-XP-10, WF-KEY-17] Destroy: the card goes after its row, even if Cover held, and its target is paid (WF-RULING-87, 153)', () => {
  const bomber = shooter([{ from: 5, wounds: 2, all: true, destroy: true }]);
  const hit = attacked(bomber, 'hostile 5 cover 3', TWO);
  expect(hit.game.hostiles).toEqual([]);
  expect(hit.game.soldiers).toMatchObject([
    { wounds: [{ points: 2 }], xp: 2 },
    { wounds: [{ points: 2 }], xp: 0 },
  ]);
  const held = attacked(bomber, 'hostile 5 cover 1', TWO);
  expect(held.game.hostiles).toEqual([]);
  expect(held.game.soldiers).toMatchObject([
    { suppress: 1, xp: 2 },
    { suppress: 1, xp: 0 },
  ]);
  const missed = attacked(bomber, 'hostile 4 cover 1', TWO);
  expect(missed.game.hostiles).toHaveLength(1);
});

it('[WF-HOST-38, WF-XP-10] nobody is paid for a card that took its target along', () => {
  const bomber = shooter([{ from: 5, kill: true, destroy: true }]);
  const range = attacked(bomber, 'hostile 5 cover 3', TWO, { draws: 'cup:2' });
  expect(range.soldier(2).xp).toBe(0);
  expect(range.game.hostiles).toEqual([]);
});

it('[WF-HOST-38, WF-KEY-60] Malfunction: the card goes, its target is paid, nobody is suppressed whatever the cover die; a miss may stand above it', () => {
  const faulty = shooter([
    { from: 1, malfunction: true },
    { from: 2, miss: true },
    { from: 5, wounds: 1 },
  ]);
  const range = attacked(faulty, 'hostile 1 cover 6', TWO);
  expect(range.game.hostiles).toEqual([]);
  expect(range.game.soldiers).toMatchObject([
    { suppress: 0, wounds: [], xp: 2 },
    { suppress: 0, wounds: [], xp: 0 },
  ]);
  const missed = attacked(faulty, 'hostile 4 cover 6', TWO);
  expect(missed.game.hostiles).toHaveLength(1);
  expect(missed.soldier(1)).toMatchObject({ suppress: 1, wounds: [] });
});

it('[WF-HOST-40] Suppress counters on a Soldier add up without limit (WF-RULING-93)', () => {
  const range = attacked(shooter(PLAIN), 'hostile 4 cover 6', {
    soldiers: [{ card: 'ace', slot: 2, suppress: 3 }],
  });
  expect(range.soldier(1).suppress).toBe(4);
});
