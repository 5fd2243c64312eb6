import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import type { Terms } from '../rules/drill.ts';
import { hostile, location } from '../rules/drill-cards.ts';
import { front } from './front.ts';
import { FIGHTERS } from './front-cards.ts';

/** Soldiers and hostiles in slot 2. */
function melee(wanted: Partial<Wanted> & Pick<Wanted, 'soldiers'>, terms: Terms = {}) {
  const there = wanted.soldiers.map((soldier) => ({ slot: 2, ...soldier }));
  const hostiles = wanted.hostiles ?? [{ card: 'grunt', slot: 2, target: 1 }];
  return front(
    { path: ['field'], ...wanted, soldiers: there, hostiles },
    { ...terms, cards: [...FIGHTERS, ...(terms.cards ?? [])] },
  );
}

const strike = (range: ReturnType<typeof melee>, card = 'grunt', soldier = 1) =>
  range.give({ type: 'strike', soldier, hostile: range.hostile(card).token });

it('[WF-HTH-07, WF-HTH-08, WF-ACT-20, WF-KEY-100] hand-to-hand attacks need Striking, which costs what the Location says', () => {
  const range = melee(
    { soldiers: [{ card: 'ace', gear: [{ card: 'knife' }] }] },
    { cards: [location('field', { striking: 2 })] },
  );
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('NOT_STRIKING');
  strike(range);
  expect(range.soldier(1)).toMatchObject({ actions: 1, striking: range.hostile('grunt').token });
  expect(range.offers({ type: 'attack', weapon: 1 })).toBe(true);
});

it('[WF-HTH-09] a Soldier strikes one card; several may strike the same', () => {
  const range = melee({
    soldiers: [{ card: 'ace' }, { card: 'ben' }],
    hostiles: [
      { card: 'grunt', slot: 2, target: 1 },
      { card: 'trio', slot: 2, target: 1 },
    ],
  });
  strike(range);
  strike(range, 'grunt', 2);
  expect(range.refusal({ type: 'strike', soldier: 1, hostile: range.hostile('grunt').token })).toBe(
    'ALREADY_STRIKING',
  );
  strike(range, 'trio');
  expect(range.game.soldiers.map(({ striking }) => striking)).toEqual([
    range.hostile('trio').token,
    range.hostile('grunt').token,
  ]);
});

it('[WF-HTH-10] the card turns to whoever engages it', () => {
  const range = melee({ soldiers: [{ card: 'ace' }, { card: 'ben' }] });
  strike(range, 'grunt', 2);
  expect(range.hostile('grunt').target).toBe(2);
  // Its counter is one of his four, and the other is back in the cup (27.8).
  expect([range.zone('cup').length, range.zone('counters').length]).toEqual([7, 1]);
});

it('[WF-HTH-11] Actions are saved for Striking over turns, and lost by any other Action', () => {
  const terms = { cards: [location('field', { striking: 4 })] };
  const range = melee(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1, suppress: 1 }],
    },
    terms,
  );
  expect(range.refusal({ type: 'strike', soldier: 1 })).toBe('NOT_ENOUGH_ACTIONS');
  for (const _save of [1, 2, 3]) range.give({ type: 'saveForStrike', soldier: 1 });
  expect(range.soldier(1)).toMatchObject({ actions: 0, savedActions: 3 });
  range.endTurn();
  strike(range);
  expect(range.soldier(1)).toMatchObject({ actions: 2, savedActions: 0 });
  const lost = melee(
    {
      soldiers: [
        { card: 'ace', savedActions: 2, savedIn: 1, hand: ['blank', 'blank', 'blank', 'blank', 'blank'] },
      ],
    },
    terms,
  );
  lost.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' });
  expect(lost.soldier(1).savedActions).toBe(0);
});

it('[WF-HTH-11] saved-actions says how long they last', () => {
  const wanted = {
    soldiers: [{ card: 'ace', savedActions: 1, savedIn: 1 }],
    turn: 3,
    at: 'soldierTurn',
  } as const;
  const cards = [location('field', { striking: 4 })];
  expect(melee(wanted, { cards }).soldier(1).savedActions).toBe(0);
  expect(melee({ ...wanted, turn: 2 }, { cards }).soldier(1).savedActions).toBe(1);
  const lasting = melee(wanted, { cards, options: { 'saved-actions': 'until-spent' } });
  expect(lasting.soldier(1).savedActions).toBe(1);
});

it('[WF-HTH-11] they are lost where nobody is left to engage, and not saved for a cost of 1', () => {
  const cheap = melee({ soldiers: [{ card: 'ace' }] });
  expect(cheap.offers({ type: 'saveForStrike' })).toBe(false);
  const range = melee(
    { soldiers: [{ card: 'ace', savedActions: 1, savedIn: 1 }], hostiles: [] },
    { cards: [location('field', { striking: 2 })] },
  ).endTurn();
  expect(range.told('savedActionsLost')).toHaveLength(1);
});

const SCREENED = hostile('boss', {
  abilities: [{ when: 'static', do: [{ effect: 'screenedBy', by: { of: 'values', span: [0, 2] } }] }],
  value: 4,
});

it('[WF-HTH-12] a Screened card cannot be engaged', () => {
  const range = melee(
    {
      soldiers: [{ card: 'ace' }],
      hostiles: [
        { card: 'boss', slot: 2, target: 1 },
        { card: 'grunt', slot: 2, target: 1 },
      ],
    },
    { cards: [SCREENED] },
  );
  expect(range.refusal({ type: 'strike', hostile: range.hostile('boss').token })).toBe('SCREENED');
  expect(range.offers({ type: 'strike', hostile: range.hostile('grunt').token })).toBe(true);
});

it('[WF-HTH-13] the engaged card is attacked hand to hand only, unless striking-fire is on', () => {
  const wanted = {
    soldiers: [{ card: 'ace', strikes: 0, gear: [{ card: 'rifle' }] }],
    hostiles: [
      { card: 'grunt', slot: 2, target: 1 },
      { card: 'trio', slot: 2, target: 1 },
    ],
  };
  const targets = (range: ReturnType<typeof melee>) => {
    range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
    return range.game.hostiles.filter(({ token }) => range.offers({ type: 'onHostile', hostile: token }));
  };
  expect(targets(melee(wanted)).map(({ card }) => card)).toEqual(['trio']);
  expect(targets(melee(wanted, { options: { 'striking-fire': 'on' } })).map(({ card }) => card)).toEqual([
    'grunt',
    'trio',
  ]);
});

it('[WF-HTH-14] Striking ends by paying again, by a Move, and when the card is gone', () => {
  const paid = melee({ soldiers: [{ card: 'ace', strikes: 0 }] }).give({ type: 'leaveStrike', soldier: 1 });
  expect(paid.soldier(1)).toMatchObject({ striking: -1, actions: 2 });
  const moved = melee({ soldiers: [{ card: 'ace', strikes: 0 }] }).give({ type: 'move', soldier: 1, to: 1 });
  expect(moved.soldier(1).striking).toBe(-1);
  const gone = melee({ soldiers: [{ card: 'ace', strikes: 0 }] }, { dice: 'attack 10 cover 5' });
  gone.attack(0, 'grunt');
  expect([gone.soldier(1).striking, gone.soldier(1).actions]).toEqual([-1, 2]);
});

it('[WF-MOVE-12] a Move ends Striking', () => {
  const range = melee({ soldiers: [{ card: 'ace', strikes: 0 }] }).give({ type: 'move', soldier: 1, to: 1 });
  expect(range.told('soldierMoved')).toHaveLength(1);
  expect(range.offers({ type: 'leaveStrike' })).toBe(false);
});

it('[WF-HTH-15] when a card comes to screen the engaged one, its striker chooses again', () => {
  const range = (answer: 'strike' | 'leaveStrike' | 'enough') =>
    melee(
      {
        at: 'hostileTurn',
        soldiers: [{ card: 'ace', strikes: 0 }],
        hostiles: [
          { card: 'boss', slot: 2, target: 1 },
          { card: 'trio', slot: 2, target: 1, suppress: 3 },
        ],
      },
      {
        cards: [SCREENED, hostile('trio', { reticles: 3, value: 2, charts: [] })],
        dice: 'hostile 1 cover 1',
      },
    ).first(answer);
  const trio = range('strike');
  expect(trio.soldier(1).striking).toBe(trio.hostile('trio').token);
  expect(trio.soldier(1).actions).toBe(3);
  expect(range('leaveStrike').soldier(1).striking).toBe(-1);
  const stays = range('enough');
  expect(stays.soldier(1).striking).toBe(stays.hostile('boss').token);
});

it('[WF-HTH-16] when the engaged card screens no more, its striker may turn to what it screened', () => {
  const range = melee(
    {
      soldiers: [{ card: 'ace', strikes: 0 }],
      hostiles: [
        { card: 'grunt', slot: 2, target: 1 },
        { card: 'boss', slot: 2, target: 1 },
      ],
    },
    { cards: [SCREENED], dice: 'attack 10 cover 5' },
  );
  range.attack(0, 'grunt');
  expect(range.asked).toBe('strikeChoice');
  range.first('strike');
  expect(range.soldier(1)).toMatchObject({ striking: range.hostile('boss').token, actions: 2 });
});

it('[WF-HTH-17, WF-KEY-10] in Close Quarters the whole Location is struck', () => {
  const cards = [
    location('field', { striking: 1, abilities: [{ when: 'static', do: [{ effect: 'closeQuarters' }] }] }),
  ];
  const range = melee(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
      hostiles: [
        { card: 'grunt', slot: 2, target: 1 },
        { card: 'trio', slot: 2, target: 1 },
      ],
    },
    { cards },
  );
  expect(range.offers({ type: 'strike', hostile: range.hostile('grunt').token })).toBe(false);
  range.give({ type: 'strike', soldier: 1, hostile: -2 });
  // WF-RULING-80: every card may be struck, and fired at.
  for (const weapon of [0, 1]) {
    range.give({ type: 'attack', soldier: 1, weapon, profile: 0 });
    expect(range.offers({ type: 'onHostile', hostile: range.hostile('trio').token })).toBe(true);
    expect(range.offers({ type: 'onHostile', hostile: range.hostile('grunt').token })).toBe(true);
    range.give({ type: 'cancel' });
  }
});

it('[WF-HTH-18] going on with the same card costs no new Striking cost', () => {
  const range = melee({ soldiers: [{ card: 'ace', strikes: 0 }] }, { dice: 'attack 10 cover 2' });
  range.attack(0, 'grunt');
  expect(range.soldier(1).actions).toBe(2);
});

it('[WF-HTH-19, WF-KEY-47, WF-KEY-48, WF-SOLD-13, WF-VEC-20] bare hands hit on 10 with the HtH modifier', () => {
  const struck = melee({ soldiers: [{ card: 'ace', strikes: 0 }] }, { dice: 'attack 10 cover 5' });
  struck.attack(0, 'grunt');
  expect(struck.game.hostiles).toEqual([]);
  const strong = melee({ soldiers: [{ card: 'ben', strikes: 0 }] }, { dice: 'attack 8 cover 5' });
  strong.attack(0, 'grunt');
  expect(strong.told('attackRolled')).toMatchObject([{ kill: 10, modifier: 2, kills: 1 }]);
  // WF-RULING-79: Suppress works normally, and there is no limit per turn.
  const weak = melee(
    { soldiers: [{ card: 'ace', strikes: 0 }] },
    { dice: 'attack 9 cover 5 attack 10 cover 5' },
  );
  weak.attack(0, 'grunt');
  expect(weak.hostile('grunt').suppress).toBe(1);
  expect(weak.offers({ type: 'attack', weapon: 0 })).toBe(true);
  weak.attack(0, 'grunt');
  expect(weak.game.hostiles).toEqual([]);
});

it('[WF-HTH-20, WF-KEY-122, WF-VEC-21] a mode of a blade has dice, a Hit number and Pen of its own', () => {
  const range = melee(
    {
      soldiers: [{ card: 'ace', strikes: 0, gear: [{ card: 'knife' }] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { dice: 'attack 3 10 cover 4 attack 7 cover 2' },
  );
  range.attack(1, 'trio', 'normal');
  expect(range.told('attackRolled')).toMatchObject([{ kill: 10, kills: 1, suppresses: 0 }]);
  // WF-RULING-159: who has a blade does not fight with bare hands.
  expect(range.refusal({ type: 'attack', weapon: 0 })).toBe('HAS_MELEE');
  range.attack(1, 'trio', 'strong');
  expect(range.told('attackRolled')[1]).toMatchObject({ kill: 8, coverModifier: 1, kills: 0, suppresses: 1 });
});

it('[WF-HTH-22, WF-KEY-102] a Stumble suppresses the attacker, or takes the weapon out for this turn', () => {
  const wanted = { soldiers: [{ card: 'ace', strikes: 0, gear: [{ card: 'knife' }] }] };
  const dice = 'attack 2 10 cover 1';
  const hesitant = melee(wanted, { dice });
  hesitant.attack(1, 'grunt', 'normal');
  expect(hesitant.soldier(1).suppress).toBe(1);
  const clumsy = melee(wanted, { dice, options: { stumble: 'weapon-lock' } });
  clumsy.attack(1, 'grunt', 'normal');
  expect([clumsy.soldier(1).suppress, clumsy.refusal({ type: 'attack', weapon: 1 })]).toEqual([
    0,
    'SHOT_USED',
  ]);
});

it('[WF-HTH-23, WF-KEY-02] nothing hard is fought hand to hand', () => {
  const range = melee(
    { soldiers: [{ card: 'ace' }], hostiles: [{ card: 'tank', slot: 2, target: 1 }] },
    { cards: [hostile('tank', { traits: ['Vehicle'] })] },
  );
  expect(range.refusal({ type: 'strike' })).toBe('TRAIT_FORBIDS');
});

it('[WF-HTH-27] a card that is struck attacks by its Range 0', () => {
  const range = melee(
    { at: 'attackStep', soldiers: [{ card: 'ace', strikes: 0 }] },
    { dice: 'hostile 9 cover 6' },
  );
  expect(range.soldier(1).wounds).toEqual([{ points: 2, isTreated: false }]);
});

it('[WF-HTH-30] Squad Soldiers do not strike', () => {
  const range = melee({ soldiers: [{ card: 'sid' }] });
  expect(range.offers({ type: 'strike' })).toBe(false);
  expect(range.refusal({ type: 'strike' })).toBeUndefined();
});

it('[WF-HOST-45] a struck card that targets another turns to its strikers', () => {
  const wanted = (second: object) => ({
    at: 'closeRange' as const,
    soldiers: [{ card: 'ace' }, { card: 'ben', strikes: 0 }, { card: 'nell', ...second }],
  });
  expect(melee(wanted({})).hostile('grunt').target).toBe(2);
  const several = melee(wanted({ strikes: 0 }));
  expect(several.asked).toBe('strikerChoice');
  several.give({ type: 'forSoldier', soldier: 3 });
  expect(several.hostile('grunt').target).toBe(3);
});
