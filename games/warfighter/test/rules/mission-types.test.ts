import { expect, it } from 'vitest';
import type { Place } from '../../src/content/vocabulary.ts';
import { drill } from './drill.ts';
import { chart, hostile, location, objective, text } from './drill-cards.ts';
import { type Opening, opened } from './opening.ts';

const ESCAPE = objective({ conditions: [{ need: 'escape' }], hostiles: [1, 1, 1, 1, 1, 1] });
const { target: _target, ...RUN } = ESCAPE;
const IDLE = hostile('grunt', { charts: [chart([], [0, 9])] });

/** A whole mission from its set-up, with one Soldier. */
function begun(opening: Opening = { cards: [RUN, IDLE] }) {
  return opened(opening).give({
    type: 'buyTeam',
    soldiers: [{ card: 'ace', seat: 0, gear: [], skills: [] }],
  });
}

it('[WF-MISSIONTYPE-01] without mission-type text the team starts on the Mission card, nothing is drawn, the Objective sleeps', () => {
  const range = begun({ cards: [IDLE] });
  expect(range.game).toMatchObject({ isActive: false, hostiles: [], soldiers: [{ slot: 1 }] });
});

it('[WF-MISSIONTYPE-02, WF-MISSIONTYPE-03, WF-KEY-28, WF-OBJ-19] Escape: all start in the active Objective, and its hostiles are drawn before turn 1 (WF-RULING-121)', () => {
  const range = begun();
  expect(range.game).toMatchObject({ isActive: true, turn: 1, soldiers: [{ slot: 5 }] });
  expect(range.game.hostiles.length).toBeGreaterThan(0);
  expect(range.game.hostiles.every(({ slot, target }) => slot === 5 && target === 1)).toBe(true);
  expect(begun({ cards: [RUN, IDLE], options: { 'escape-opening-draw': 'off' } }).game.hostiles).toEqual([]);
});

const FLEEING = { slots: 4, isActive: true } as const;

it('[WF-MISSIONTYPE-04] Escape: Locations are built from the Objective towards the Mission (WF-RULING-16)', () => {
  const range = drill(
    { ...FLEEING, soldiers: [{ card: 'ace', slot: 4, hand: ['field', 'field'] }] },
    { cards: [RUN] },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('field') });
  expect(range.game.path.map(({ card }) => card)).toEqual(['mission', '', 'field', 'goal']);
  range.endTurn();
  expect(range.refusal({ type: 'playLocation' })).toBe('NOBODY_ADJACENT');
  range.give({ type: 'move', soldier: 1, to: 3 });
  expect(range.offers({ type: 'playLocation' })).toBe(true);
});

const ALL_BUILT = { ...FLEEING, slots: 3, path: ['field'] } as const;

it('[WF-MISSIONTYPE-05] Escape: success when all Soldiers still in the mission stand on the Mission card (WF-RULING-123)', () => {
  const range = drill(
    {
      ...ALL_BUILT,
      soldiers: [
        { card: 'ace', slot: 2 },
        { card: 'ben', slot: 2 },
        { card: 'cal', slot: 0, standing: 'medevaced', exitHealth: 1 },
      ],
    },
    { cards: [RUN], dice: 'outcome 9' },
  ).give({ type: 'move', soldier: 1, to: 1 });
  expect(range.game.result).toBeUndefined();
  range.give({ type: 'move', soldier: 2, to: 1 });
  expect(range.game.result).toEqual({ isSuccess: true, rule: 'WF-END-01' });
});

it('[WF-MISSIONTYPE-05] the loss of the last one on the way leaves the others as winners', () => {
  const range = drill(
    {
      ...ALL_BUILT,
      at: 'hostileTurn',
      soldiers: [
        { card: 'ace', slot: 2, wounds: [{ points: 4, isTreated: false }] },
        { card: 'ben', slot: 1 },
      ],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { cards: [RUN], dice: 'hostile 9 cover 6' },
  );
  expect(range.game.result?.isSuccess).toBe(true);
});

/** A card drawn for slot 5 of 6, with Soldiers in slots 2 and 4, that its text places elsewhere. */
function placedInEscape(anchor: Place, offset: number, strict: 'on' | 'off') {
  const mover = hostile('mover', {
    value: 0,
    charts: [chart([], [0, 9])],
    abilities: [text('hostilePlaced', { effect: 'placeAt', anchor, offset })],
  });
  return drill(
    {
      at: 'hostileTurn',
      slots: 6,
      isActive: true,
      path: ['field', 'field', 'field', 'post'],
      soldiers: [
        { card: 'ace', slot: 2 },
        { card: 'ben', slot: 4 },
      ],
    },
    {
      cards: [RUN, location('post', { reinforce: [0], alwaysReinforce: true }), mover],
      options: { 'escape-strict': strict },
      draws: 'hostileDeck:mover cup:1',
      dice: 'hostile 1 cover 1',
    },
  ).hostile('mover').slot;
}

it.each([
  ['frontMost', 0, 1],
  ['frontMost', 1, 1],
  ['rearMost', 0, 5],
  ['rearMost', -1, 5],
  ['next', 0, 4],
] as const)(
  '[WF-MISSIONTYPE-06, WF-KEY-37, WF-KEY-38, WF-KEY-81, WF-KEY-82, WF-RULING-27] in an Escape cards land ahead of or behind the Soldiers, and front is towards the Mission: %s %i is slot %i',
  (anchor, offset, slot) => {
    expect(placedInEscape(anchor, offset, 'off')).toBe(slot);
  },
);

it('[WF-MISSIONTYPE-07] a card that would be placed on the Mission card stays where it was drawn for (WF-RULING-122)', () => {
  expect(placedInEscape('frontMost', 0, 'on')).toBe(5);
});

const MEDEVAC = { type: 'medevac', soldier: 1 } as const;

it('[WF-MISSIONTYPE-07, WF-DOWN-08] a strict Escape knows no Medevac, and whoever is Downed is dead without a roll', () => {
  const hurt = { wounds: [{ points: 4, isTreated: false }] };
  const wanted = {
    ...ALL_BUILT,
    soldiers: [
      { card: 'ace', slot: 2, ...hurt },
      { card: 'ben', slot: 2 },
    ],
  };
  const strict = drill(wanted, { cards: [RUN] });
  expect(strict.refusal(MEDEVAC)).toBe('NO_MEDEVAC');
  const loose = drill(wanted, { cards: [RUN], options: { 'escape-strict': 'off' } });
  expect(loose.offers(MEDEVAC)).toBe(true);
  const last = {
    ...ALL_BUILT,
    at: 'hostileTurn',
    soldiers: [{ card: 'ace', slot: 2, ...hurt }],
    hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
  } as const;
  const dead = drill(last, { cards: [RUN], dice: 'hostile 9 cover 6' });
  expect(dead.soldier(1).fate).toBe('kia');
  // WF-RULING-123: an empty team has not escaped.
  expect(dead.game.result).toEqual({ isSuccess: false, rule: 'WF-END-03' });
  const rolled = drill(last, {
    cards: [RUN],
    options: { 'escape-strict': 'off' },
    dice: 'hostile 9 cover 6 outcome 9',
  });
  expect(rolled.soldier(1).fate).toBe('duty');
});

it('[WF-MISSIONTYPE-07] cards are never added to the Mission card, but may walk there (WF-RULING-122)', () => {
  const caller = hostile('caller', {
    charts: [chart([], [0, 0])],
    abilities: [text('reinforceStep', { effect: 'reinforce', values: [1] })],
  });
  const wanted = {
    ...ALL_BUILT,
    at: 'hostileTurn',
    soldiers: [
      { card: 'ace', slot: 1 },
      { card: 'ben', slot: 3 },
    ],
    hostiles: [{ card: 'caller', slot: 2, target: 1 }],
  } as const;
  const walking = drill(
    { ...wanted, hostileDeck: ['trio'] },
    { cards: [RUN, caller], draws: 'hostileDeck:trio' },
  );
  expect(walking.hostile('caller').slot).toBe(1);
  const standing = { ...wanted, hostiles: [{ card: 'caller', slot: 1, target: 1 }] };
  const none = drill(standing, { cards: [RUN, caller], dice: 'hostile 1 cover 1' });
  expect(none.told('hostileMismatched')).toEqual([]);
});
