import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import type { ChartRow } from '../../src/content/vocabulary.ts';
import type { WantedSoldier } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { action, chart, event, hostile, location, soldier } from './drill-cards.ts';

const DUCK = action('duck', {
  when: 'hostileRolled',
  do: [{ effect: 'cancelAttack' }],
  upgun: { who: { who: 'anySoldier' } },
});
const DRAW_FIRE = action('draw-fire', {
  when: 'hostileDeclares',
  who: { who: 'otherSoldierHere' },
  do: [{ effect: 'redirectAttack' }],
});
const SACRIFICE = action('sacrifice', {
  when: 'woundAbout',
  who: { who: 'otherSoldierHere' },
  do: [{ effect: 'moveWounds' }],
});
const CARDS: readonly Card[] = [DUCK, DRAW_FIRE, SACRIFICE];

function attacked(rows: readonly ChartRow[], soldiers: readonly WantedSoldier[], dice: string, draws = '') {
  return drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers,
      hostiles: [{ card: 'shooter', slot: 2, target: 1 }],
    },
    { cards: [hostile('shooter', { value: 2, charts: [chart(rows)] }), ...CARDS], dice, draws },
  );
}

const ONE: readonly ChartRow[] = [{ from: 5, wounds: 1 }];

it('[WF-HOST-22, WF-HOST-52] who may not play cards has no reaction either', () => {
  const scout = hostile('scout', {
    charts: [],
    abilities: [{ when: 'static', do: [{ effect: 'forbid', act: 'playCards' }] }],
  });
  const react = (suppress: number) =>
    drill(
      {
        at: 'hostileTurn',
        path: ['field'],
        soldiers: [{ card: 'ace', slot: 2, hand: ['duck'] }],
        hostiles: [
          { card: 'shooter', slot: 2, target: 1 },
          { card: 'scout', slot: 2, target: 1, suppress, hasAttacked: true },
        ],
      },
      {
        cards: [hostile('shooter', { value: 2, charts: [chart(ONE)] }), scout, DUCK],
        dice: 'hostile 5 cover 3',
      },
    );
  expect(react(1).offers({ type: 'playCard' })).toBe(true);
  expect(react(0).soldier(1).wounds).toHaveLength(1);
});

it('[WF-HOST-52] three windows, and each card in its own only (WF-RULING-89)', () => {
  const hand = ['duck', 'draw-fire', 'sacrifice'];
  const soldiers = [
    { card: 'ace', slot: 2, hand },
    { card: 'ben', slot: 2 },
  ];
  const range = attacked(ONE, soldiers, 'hostile 5 cover 3');
  const cards = () =>
    range.match
      .options(0)
      .flatMap((option) =>
        option.type === 'playCard' ? [range.match.state.content.instances[option.card]] : [],
      );
  expect([range.asked, range.rolled, cards()]).toEqual(['beforeRollChance', [], ['draw-fire']]);
  range.pass();
  expect([range.asked, range.rolled, cards()]).toEqual(['afterRollChance', ['hostile', 'cover'], ['duck']]);
  range.pass();
  expect([range.asked, cards(), range.soldier(1).wounds]).toEqual(['woundChance', ['sacrifice'], []]);
  range.pass();
  expect(range.soldier(1).wounds).toHaveLength(1);
});

it('[WF-HOST-53] a cancelled attack does nothing to anybody, is not repeated and destroys nothing (WF-RULING-90)', () => {
  const rows = [{ from: 5, wounds: 1, all: true, again: true, destroy: true }] as const;
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['duck'] },
    { card: 'ben', slot: 2 },
  ];
  const range = attacked(rows, soldiers, 'hostile 9 cover 6').play('duck');
  expect(range.game.soldiers).toMatchObject([
    { wounds: [], suppress: 0, xp: 0 },
    { wounds: [], suppress: 0 },
  ]);
  expect(range.game.hostiles).toHaveLength(1);
  expect(range.asked).toBe('action');
});

it('[WF-HOST-53] whoever an All row strikes may react for himself, at his own price (WF-RULING-85)', () => {
  const soldiers = [
    { card: 'ace', slot: 2 },
    { card: 'ben', slot: 2, hand: ['duck'] },
  ];
  const all = attacked([{ from: 5, wounds: 1, all: true }], soldiers, 'hostile 9 cover 6').play('duck', 2);
  expect(all.told('attackCancelled')).toHaveLength(1);
  const single = attacked(ONE, soldiers, 'hostile 9 cover 6');
  expect(single.soldier(1).wounds).toHaveLength(1);
});

it('[WF-HOST-54] a redirected attack changes the Soldier attacked, Again included, but not the counter (WF-RULING-91)', () => {
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['draw-fire'] },
    { card: 'ben', slot: 2 },
  ];
  const range = attacked(
    [{ from: 5, wounds: 1, again: true }],
    soldiers,
    'hostile 5 cover 3 hostile 1 cover 3',
  ).play('draw-fire');
  expect(range.game.soldiers).toMatchObject([
    { wounds: [], suppress: 0 },
    { wounds: [{ points: 1 }], suppress: 1 },
  ]);
  expect(range.hostile('shooter').target).toBe(1);
});

it('[WF-HOST-54, WF-XP-10] the XP of a card that destroys itself go to the Soldier whom its counter names', () => {
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['draw-fire'] },
    { card: 'ben', slot: 2 },
  ];
  const range = attacked([{ from: 5, wounds: 1, destroy: true }], soldiers, 'hostile 5 cover 3').play(
    'draw-fire',
  );
  expect(range.game.soldiers).toMatchObject([{ xp: 2 }, { xp: 0, wounds: [{ points: 1 }] }]);
});

it('[WF-HOST-54] a Wound that somebody else takes needs no new Cover check and can Down him (WF-RULING-92)', () => {
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['sacrifice'] },
    { card: 'tank', slot: 2, wounds: [{ points: 4, isTreated: false }] },
  ];
  const range = drill(
    { at: 'hostileTurn', path: ['field'], soldiers, hostiles: [{ card: 'grunt', slot: 2, target: 1 }] },
    {
      cards: [...CARDS, soldier('tank', { cover: 6 })],
      dice: 'hostile 5 cover 3',
    },
  ).play('sacrifice');
  expect(range.soldier(1).wounds).toEqual([]);
  expect(range.soldier(2).standing).toBe('downed');
});

it('[WF-HOST-54] where several are wounded it is said whose Wound is taken; a Kill is no Wound', () => {
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['sacrifice'] },
    { card: 'ben', slot: 2 },
    { card: 'cal', slot: 2 },
  ];
  const range = attacked([{ from: 5, wounds: 1, all: true }], soldiers, 'hostile 9 cover 6').play(
    'sacrifice',
  );
  expect(range.asked).toBe('beneficiaryChoice');
  range.give({ type: 'forSoldier', soldier: 2 }).give({ type: 'forSoldier', soldier: 3 });
  expect(range.game.soldiers.map(({ wounds }) => wounds.length)).toEqual([1, 0, 2]);
  const killed = attacked([{ from: 5, kill: true }], soldiers, 'hostile 9 cover 6', 'cup:2');
  expect(killed.soldier(1).standing).toBe('downed');
});

it('[WF-HOST-52] the attack of an Event leaves room for reactions to Wounds, not to a hostile attack (WF-RULING-144)', () => {
  const shelling = event('shelling', [{ effect: 'chartAttack', rows: ONE, penetration: 1 }]);
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['post'],
      soldiers: [
        { card: 'ace', slot: 2, hand: ['duck', 'draw-fire', 'sacrifice'] },
        { card: 'ben', slot: 1 },
      ],
    },
    {
      cards: [shelling, location('post', { reinforce: [1] }), ...CARDS],
      draws: 'hostileDeck:shelling',
      dice: 'hostile 5 cover 2',
    },
  );
  expect(range.told('wounded')).toHaveLength(1);
  expect(range.soldier(1).wounds).toHaveLength(1);
});
