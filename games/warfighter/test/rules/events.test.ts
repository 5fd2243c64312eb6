import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { action, event, hostile, location, objective, soldier } from './drill-cards.ts';

const CAMP = location('camp', { hostiles: [1, 1, 1, 1, 1, 1] });

/** Plays `camp` in slot 3 from slot 2, and draws the one Event given. */
function happens(
  card: Card,
  wanted: Partial<Wanted> = {},
  terms: { dice?: string; cards?: readonly Card[] } = {},
) {
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, hand: ['camp'] },
        { card: 'ben', slot: 1 },
      ],
      ...wanted,
    },
    { cards: [CAMP, card, ...(terms.cards ?? [])], draws: `hostileDeck:${card.id}`, dice: terms.dice ?? '' },
  );
  return range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
}

it('[WF-HOST-48] an Event is carried out and discarded; one that says so stays beside its Location', () => {
  const instant = happens(event('delay', [{ effect: 'moveTimer', amount: 1 }]));
  expect(instant.game.timer).toBe(7);
  expect(instant.zone('hostileDiscard')).toContain('delay');
  const lasting = happens(event('mud', [{ effect: 'attach', at: 'here' }]));
  expect(lasting.game.path.map(({ attached }) => attached.length)).toEqual([0, 0, 1, 0, 0]);
  expect(lasting.zone('hostiles')).toContain('mud');
});

const SLOW = event('slow', [
  { effect: 'attach', at: 'next' },
  { effect: 'modEntrance', amount: 2, at: 'next' },
]);

it('[WF-HOST-48, WF-HOST-50] beside the next slot it waits for whatever comes there, turn after turn (WF-RULING-142)', () => {
  const range = happens(SLOW);
  expect(range.game.path[3]?.attached).toHaveLength(1);
  range.endTurn();
  expect(range.game.path[3]?.attached).toHaveLength(1);
  const entered = drill(
    {
      path: ['field', 'field', 'field'],
      slotChanges: { 4: { attached: ['slow'] } },
      soldiers: [{ card: 'heavy', slot: 3, hand: ['blank', 'blank'] }],
    },
    { cards: [CAMP, SLOW, soldier('heavy', { movement: 0 })] },
  );
  entered.give({ type: 'move', soldier: 1, to: 4 }).first('pick').first('pick');
  expect(entered.soldier(1).slot).toBe(4);
});

it('[WF-HOST-48] where there is no next slot the Event has no effect', () => {
  const goal = { slots: 3, isActive: true, at: 'hostileTurn' } as const;
  const range = drill(
    { ...goal, path: ['field'], soldiers: [{ card: 'ace', slot: 3 }] },
    {
      cards: [SLOW, objective({ reinforce: [1] })],
      draws: 'hostileDeck:slow',
    },
  );
  expect(range.game.path.every(({ attached }) => attached.length === 0)).toBe(true);
  expect(range.zone('hostileDiscard')).toContain('slow');
});

it('[WF-HOST-49] an Event can be cancelled with anybody’s XP once all cards of the draw are known (WF-RULING-39)', () => {
  const mines = event('mines', [{ effect: 'wound', amount: 1, on: { who: 'anySoldier' } }], {
    cancelXp: 2,
    value: 0,
  });
  const camp = location('camp', { hostiles: [1, 1, 1, 1, 1, 1] });
  const scene = (xp: number) => {
    const range = drill(
      {
        path: ['field'],
        soldiers: [
          { card: 'ace', slot: 2, hand: ['camp'], xp },
          { card: 'ben', slot: 1, xp },
        ],
      },
      { cards: [camp, mines], draws: 'hostileDeck:mines hostileDeck:grunt cup:1' },
    );
    return range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  };
  const cancelled = scene(1);
  expect(cancelled.asked).toBe('eventCancellation');
  expect(cancelled.hostile('grunt').target).toBe(1);
  cancelled.give({ type: 'pay' }).give({ type: 'payXp', soldier: 1 });
  expect(cancelled.game.soldiers).toMatchObject([
    { wounds: [], xp: 0 },
    { wounds: [], xp: 0 },
  ]);
  expect(cancelled.zone('hostileDiscard')).toContain('mines');
  const suffered = scene(1).give({ type: 'suffer' });
  expect(suffered.game.soldiers).toMatchObject([{ wounds: [{ points: 1 }] }, { wounds: [{ points: 1 }] }]);
  const poor = scene(0);
  expect(poor.soldier(1).wounds).toHaveLength(1);
});

const ROWS = [
  { from: 5, wounds: 1 },
  { from: 9, kill: true },
] as const;

it.each([
  ['hits whose Cover is defeated, suppresses the others', 'hostile 5 cover 4', [1, 0], [0, 1]],
  ['a miss suppresses whose Cover is defeated', 'hostile 4 cover 4', [0, 0], [1, 0]],
  ['a miss with a low cover die does nothing', 'hostile 4 cover 1', [0, 0], [0, 0]],
])('[WF-HOST-48, WF-KEY-03] the attack of an Event: %s (WF-RULING-144)', (_name, dice, wounds, suppress) => {
  const shelling = event('shelling', [
    { effect: 'chartAttack', rows: ROWS, penetration: 0, at: 'frontMost' },
  ]);
  const soldiers = [
    { card: 'ace', slot: 2, hand: ['camp'] },
    { card: 'tough', slot: 2 },
    { card: 'cal', slot: 1 },
  ];
  const range = happens(shelling, { soldiers }, { dice, cards: [soldier('tough', { cover: 5 })] });
  expect(range.game.soldiers.map((each) => each.wounds.length)).toEqual([...wounds, 0]);
  expect(range.game.soldiers.map((each) => each.suppress)).toEqual([...suppress, 0]);
});

it('[WF-HOST-48] the attack of an Event is not rolled where nobody stands (WF-RULING-144)', () => {
  const shelling = event('shelling', [{ effect: 'chartAttack', rows: ROWS, penetration: 0 }]);
  expect(happens(shelling).rolled).toEqual([]);
});

it('[WF-KEY-01] Again on the chart of an Event: everybody there is attacked once more, until a roll without it (WF-RULING-144)', () => {
  const barrage = event('barrage', [
    {
      effect: 'chartAttack',
      rows: [
        { from: 5, wounds: 1 },
        { from: 9, wounds: 1, again: true },
      ],
      penetration: 0,
      at: 'frontMost',
    },
  ]);
  const again = happens(barrage, {}, { dice: 'hostile 9 cover 3 hostile 10 cover 3 hostile 5 cover 3' });
  expect(again.soldier(1).wounds).toHaveLength(3);
  const once = happens(barrage, {}, { dice: 'hostile 5 cover 3' });
  expect(once.soldier(1).wounds).toHaveLength(1);
  // WF-RULING-83: where Cover holds, the row is not applied and Again with it.
  const held = happens(barrage, {}, { dice: 'hostile 9 cover 2' });
  expect(held.soldier(1)).toMatchObject({ wounds: [], suppress: 1 });
  const weak = [{ card: 'ace', slot: 2, hand: ['camp'], wounds: [{ points: 4, isTreated: false }] }];
  const alone = [...weak, { card: 'ben', slot: 1 }];
  const nobody = happens(barrage, { soldiers: alone }, { dice: 'hostile 9 cover 3' });
  expect(nobody.soldier(1).standing).toBe('downed');
});

it.each([
  ['here', [0, 0]],
  ['frontMost', [1, 0]],
  ['rearMost', [0, 1]],
] as const)('[WF-HOST-48] an Event strikes in its Location or where it says: %s', (at, counts) => {
  const range = happens(
    event('sniping', [
      { effect: 'suppress', amount: 1, on: { who: 'soldiersHere' }, at },
      { effect: 'wound', amount: 1, on: { who: 'soldiersHere' }, at },
    ]),
  );
  expect(range.game.soldiers.map(({ suppress }) => suppress)).toEqual(counts);
  expect(range.game.soldiers.map(({ wounds }) => wounds.length)).toEqual(counts);
});

it('[WF-XP-09] a kill that is nobody’s attack pays whoever last killed there, or nobody (WF-RULING-63)', () => {
  const strike = action('strike', {
    when: 'main',
    who: { who: 'hostile' },
    do: [{ effect: 'hit', amount: 1 }],
  });
  const scene = (lastKiller: number, kind?: 'support') => {
    const range = drill(
      {
        path: ['field'],
        soldiers: [
          { card: 'ace', slot: 1, hand: ['strike'] },
          { card: 'ben', slot: 1 },
        ],
        hostiles: [{ card: 'pair', slot: 2, target: 1, ekia: 1, lastKiller }],
      },
      { cards: [{ ...strike, ...(kind && { kind }) }, hostile('pair', { reticles: 2, value: 2 })] },
    ).play('strike');
    if (kind)
      range.give({
        type: 'useAbility',
        soldier: 1,
        source: `support:${range.match.state.zones.support1?.tokens[0]}`,
        ability: 0,
      });
    return range;
  };
  expect(scene(2).game.soldiers).toMatchObject([{ xp: 0 }, { xp: 2 }]);
  expect(scene(0).game.soldiers).toMatchObject([{ xp: 0 }, { xp: 0 }]);
  expect(scene(2, 'support').game.soldiers).toMatchObject([{ xp: 2 }, { xp: 0 }]);
});
