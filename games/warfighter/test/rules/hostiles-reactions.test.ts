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

/** A Scout that targets Soldier 1 in slot 2, with Soldier 2 behind it. */
function scouted(at: 'act' | 'hostileTurn') {
  const scout = hostile('scout', {
    charts: [],
    abilities: [{ when: 'static', do: [{ effect: 'forbid', act: 'playCards', range: [0, 2] }] }],
  });
  return drill(
    {
      at,
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, hand: ['duck', 'wait', 'push', 'camp'] },
        { card: 'ben', slot: 1, hand: ['wait', 'push', 'camp'] },
      ],
      hostiles: [
        { card: 'scout', slot: 2, target: 1 },
        { card: 'shooter', slot: 2, target: 1 },
      ],
    },
    {
      cards: [
        hostile('shooter', { charts: [chart(ONE)] }),
        location('camp', {}),
        scout,
        DUCK,
        action('wait', { when: 'main', do: [{ effect: 'gainXp', amount: 1 }] }),
        action('push', { when: 'payEntrance', do: [{ effect: 'modMovement', amount: 3 }] }),
      ],
      dice: at === 'act' ? '' : 'hostile 5 cover 3',
    },
  );
}

it('[WF-RULING-164, WF-HOST-22] a Scout silences the Soldiers in its target’s Location, not those elsewhere', () => {
  const range = scouted('act');
  const play = (card: string, soldier: number) => ({
    type: 'playCard',
    soldier,
    card: range.inHand(card, soldier),
  });
  expect(range.reason(play('wait', 1))).toMatchObject({
    code: 'FORBIDDEN',
    args: { hostile: range.hostile('scout').token },
  });
  expect(range.offers(play('wait', 2))).toBe(true);
  // A Location is no Action card that is played for its text, and pays like any other.
  expect(range.offers({ type: 'playLocation', soldier: 1 })).toBe(true);
});

it('[WF-RULING-164, WF-HOST-52] whoever is silenced still reacts to attacks', () => {
  const range = scouted('hostileTurn').play('duck');
  expect(range.told('attackCancelled')).toHaveLength(1);
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

it('[WF-CARD-05, WF-HOST-54, WF-RULING-91, WF-RULING-92] what hands on an attack or a Wound spares only who plays it; a Kill is no Wound', () => {
  const hand = ['draw-fire', 'sacrifice'];
  const team = (holder: 'ace' | 'ben') => [
    { card: 'ace', slot: 2, ...(holder === 'ace' && { hand }) },
    { card: 'ben', slot: 2, ...(holder === 'ben' && { hand }) },
  ];
  const own = attacked(ONE, team('ace'), 'hostile 5 cover 3');
  expect(own.asked).toBe('beforeRollChance');
  expect(own.pass().asked).toBe('woundChance');
  const another = attacked(ONE, team('ben'), 'hostile 5 cover 3');
  expect(another.soldier(1).wounds).toHaveLength(1);
  const all = attacked([{ from: 5, wounds: 1, all: true }], team('ben'), 'hostile 5 cover 3');
  all.play('sacrifice', 2);
  expect(all.game.soldiers.map(({ wounds }) => wounds.length)).toEqual([2, 0]);
  const killed = attacked([{ from: 5, kill: true }], team('ace'), 'hostile 5 cover 3', 'cup:2');
  expect(killed.pass().soldier(1).standing).toBe('downed');
});

const COVER = action('cover', {
  when: 'woundAbout',
  do: [{ effect: 'cancelAttack' }],
  upgun: { who: { who: 'anySoldier' } },
});

/** A Soldier who could take cover, and one beside him. */
const TWO = [
  { card: 'ace', slot: 2, hand: ['cover'], xp: 1 },
  { card: 'ben', slot: 2 },
];

function fire(row: ChartRow, dice: string, target = 1) {
  return drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: TWO,
      hostiles: [{ card: 'shooter', slot: 2, target }],
    },
    { cards: [hostile('shooter', { charts: [chart([row])] }), COVER], dice },
  );
}

it.each([
  ['misses', 'hostile 1 cover 1', 'action'],
  ['suppresses', 'hostile 1 cover 3', 'action'],
  ['wounds', 'hostile 5 cover 3', 'woundChance'],
])(
  '[WF-HOST-52, WF-RULING-89] cover is asked for when an attack wounds: one that %s',
  (_what, dice, asked) => {
    expect(fire({ from: 5, wounds: 1 }, dice).asked).toBe(asked);
  },
);

it('[WF-HOST-37, WF-RULING-89] a Kill is answered by cover too', () => {
  const range = fire({ from: 5, kill: true }, 'hostile 5 cover 3').play('cover');
  expect(range.give({ type: 'upgun', isUpgunned: false }).soldier(1).standing).toBe('in');
});

it('[WF-RULING-92] a Kill cannot be taken over, and says that only cancelling the attack helps', () => {
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, hand: ['cover', 'sacrifice'], xp: 1 }],
      hostiles: [{ card: 'shooter', slot: 2, target: 1 }],
    },
    {
      cards: [hostile('shooter', { charts: [chart([{ from: 5, kill: true }])] }), ...CARDS, COVER],
      dice: 'hostile 5 cover 3',
    },
  );
  expect(range.asked).toBe('woundChance');
  expect(range.match.blocked(0).map(({ code }) => code)).toContain('KILL_STANDS');
});

it('[WF-HOST-53, WF-RULING-90] cover taken before the Wounds spares everybody, whoever only got his head down included', () => {
  const tough = soldier('tough', { cover: 6 });
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [...TWO, { card: 'tough', slot: 2 }],
      hostiles: [{ card: 'shooter', slot: 2, target: 2 }],
    },
    {
      cards: [hostile('shooter', { charts: [chart([{ from: 5, wounds: 1, all: true }])] }), COVER, tough],
      dice: 'hostile 5 cover 3',
    },
  ).play('cover');
  range.give({ type: 'upgun', isUpgunned: false });
  expect(range.game.soldiers).toMatchObject([
    { wounds: [], suppress: 0, xp: 1 },
    { wounds: [], suppress: 0 },
    { wounds: [], suppress: 0 },
  ]);
});

it('[WF-CARD-06, WF-RULING-89] upgunned it covers any Soldier, as printed only who plays it', () => {
  const range = fire({ from: 5, wounds: 1 }, 'hostile 5 cover 3', 2).play('cover');
  expect(range.game.soldiers).toMatchObject([{ xp: 0 }, { wounds: [] }]);
});

it.each([
  ['an attack printed on it', { effect: 'chartAttack', rows: ONE, penetration: 1 }, 'hostile 5 cover 2'],
  ['its plain text', { effect: 'wound', amount: 1, on: { who: 'soldiersHere' } }, ''],
] as const)(
  '[WF-HOST-52, WF-HOST-53, WF-RULING-144] cover answers the Wounds of an Event: %s',
  (_what, effect, dice) => {
    const drawn = () =>
      drill(
        { at: 'hostileTurn', path: ['post'], soldiers: TWO },
        {
          cards: [event('shelling', [effect]), location('post', { reinforce: [1] }), COVER],
          draws: 'hostileDeck:shelling',
          dice,
        },
      );
    const covered = drawn().play('cover').give({ type: 'upgun', isUpgunned: false });
    expect(covered.game.soldiers.map(({ wounds }) => wounds.length)).toEqual([0, 0]);
    expect(covered.told('woundsCancelled')).toHaveLength(1);
    expect(
      drawn()
        .pass()
        .game.soldiers.map(({ wounds }) => wounds.length),
    ).toEqual([1, 1]);
  },
);

it('[WF-RULING-144] the price of a card of one’s own is not answered', () => {
  const push = action('push', { when: 'main', do: [{ effect: 'wound', amount: 1, on: { who: 'self' } }] });
  const range = drill(
    { soldiers: [{ card: 'ace', hand: ['push', 'cover'], xp: 1 }] },
    { cards: [push, COVER] },
  ).play('push');
  expect([range.asked, range.soldier(1).wounds.length]).toEqual(['action', 1]);
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
