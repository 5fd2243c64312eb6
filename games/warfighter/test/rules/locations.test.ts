import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import { drill, type Terms } from './drill.ts';
import { hostile, location, mission, objective, text } from './drill-cards.ts';

const DELAY = { effect: 'moveTimer', amount: 1 } as const;
const PAY_OR_WAIT = text('locationPlayed', { effect: 'payOr', xp: 1, otherwise: [DELAY] });

/** Soldier 1 in slot 1 plays a Location from his hand. */
function build(card: Card, wanted: object = {}, terms: Terms = {}) {
  const range = drill(
    { soldiers: [{ card: 'ace', hand: [card.id] }, { card: 'ben' }], ...wanted },
    { ...terms, cards: [card, ...(terms.cards ?? [])] },
  );
  return range.give({ type: 'playLocation', soldier: 1, card: range.inHand(card.id) });
}

it('[WF-LOC-01] a Location prints entrance, Reinforce values, cost, hostiles and traits, and the engine reads them', () => {
  const camp = location('camp', { entrance: 7, traits: ['Nature'], hostiles: [1, 1, 1, 1, 1, 1] });
  const range = build(camp, {}, { draws: 'hostileDeck:grunt cup:1' });
  expect(range.hostile('grunt').slot).toBe(2);
  expect(range.refusal({ type: 'move', soldier: 1, to: 2 })).toBe('CANNOT_AFFORD_ENTRANCE');
});

it('[WF-LOC-02] one Location a turn for the whole team', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', hand: ['field'] },
      { card: 'ben', hand: ['field'] },
    ],
  });
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('field') });
  const other = { type: 'playLocation', soldier: 2, card: range.inHand('field', 2) } as const;
  expect(range.refusal(other)).toBe('LOCATION_PLAYED');
  range.give({ type: 'move', soldier: 1, to: 2 }).endTurn();
  expect(range.offers(other)).toBe(true);
});

it('[WF-LOC-03] it goes next to the chain, if any Soldier stands there; who plays it may be elsewhere (WF-RULING-16, WF-RULING-18)', () => {
  const wanted = (slot: number) => ({
    path: ['field'],
    soldiers: [
      { card: 'ace', hand: ['field'] },
      { card: 'sid', slot, suppress: 1 },
    ],
  });
  expect(drill(wanted(1)).refusal({ type: 'playLocation' })).toBe('NOBODY_ADJACENT');
  const range = drill(wanted(2));
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('field') });
  expect(range.game.path.map(({ card }) => card)).toEqual(['mission', 'field', 'field', '', 'goal']);
});

it('[WF-LOC-04] without an open slot none can be played', () => {
  const range = drill({
    path: ['field', 'field', 'field'],
    soldiers: [{ card: 'ace', slot: 4, hand: ['field'] }],
  });
  expect(range.refusal({ type: 'playLocation' })).toBe('NO_OPEN_SLOT');
});

it('[WF-LOC-05, WF-KEY-36] it may cost Actions of who plays it, or XP of anybody (WF-RULING-21)', () => {
  const slow = location('slow', { playCost: { actions: 2 } });
  const wanted = (line: object) => ({ soldiers: [{ card: 'ace', hand: ['slow'], ...line }] });
  expect(drill(wanted({ actions: 1 }), { cards: [slow] }).refusal({ type: 'playLocation' })).toBe(
    'NOT_ENOUGH_ACTIONS',
  );
  expect(drill(wanted({ suppress: 1 }), { cards: [slow] }).refusal({ type: 'playLocation' })).toBe(
    'SUPPRESSED',
  );
  expect(build(slow).soldier(1).actions).toBe(1);
  const secret = location('secret', { playCost: { xp: 1 } });
  expect(
    drill({ soldiers: [{ card: 'ace', hand: ['secret'] }] }, { cards: [secret] }).refusal({
      type: 'playLocation',
    }),
  ).toBe('NOT_ENOUGH_XP');
  const range = build(secret, {
    soldiers: [
      { card: 'ace', hand: ['secret'] },
      { card: 'sid', xp: 1 },
    ],
  });
  expect(range.soldier(2).xp).toBe(0);
});

it('[WF-LOC-06, WF-LOC-07] its hostiles are drawn at once and can be attacked in the same turn', () => {
  const camp = location('camp', { hostiles: [1, 1, 1, 1, 1, 1] });
  const soldiers = [{ card: 'ace', hand: ['camp'], gear: [{ card: 'rifle' }] }];
  const range = build(camp, { soldiers }, { draws: 'hostileDeck:grunt cup:1', dice: 'attack 9 cover 6' });
  expect(range.hostile('grunt')).toMatchObject({ slot: 2, target: 1 });
  range.attack(1, 'grunt', 'semi');
  expect(range.soldier(1).xp).toBe(1);
});

it('[WF-LOC-08] entering a placed Location draws nothing', () => {
  const camp = location('camp', { hostiles: [5, 5, 5, 5, 5, 5] });
  const range = drill({ path: ['camp'], soldiers: [{ card: 'ace' }] }, { cards: [camp] }).give({
    type: 'move',
    soldier: 1,
    to: 2,
  });
  expect(range.game.hostiles).toEqual([]);
});

it('[WF-LOC-09, WF-LOC-10, WF-KEY-04, WF-KEY-66] Reinforce None is never drawn for, Always Reinforce even when nobody is there', () => {
  const cards = [
    location('quiet', { reinforce: [] }),
    location('base', { reinforce: [1], alwaysReinforce: true }),
  ];
  const range = drill(
    { at: 'hostileTurn', path: ['quiet', 'base'], soldiers: [{ card: 'ace', slot: 2 }] },
    { cards: [...cards, hostile('grunt', { charts: [] })], draws: 'hostileDeck:grunt cup:1' },
  );
  expect(range.hostile('grunt').drawnFor).toBe(3);
});

it('[WF-LOC-11] Cover printed on a Location holds for whom it names, while they are there', () => {
  const wall = location('wall', {
    abilities: [
      text(
        'static',
        { effect: 'modCover', amount: 1, of: 'hostiles' },
        { effect: 'modCover', amount: 2, of: 'soldiers' },
      ),
    ],
  });
  const wanted = (slot: number) => ({
    path: ['wall'],
    soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'rifle' }] }],
    hostiles: [{ card: 'trio', slot, target: 1 }],
  });
  const covers = [1, 2].map(
    (slot) =>
      drill(wanted(slot), { cards: [wall], dice: 'attack 1 cover 1' })
        .attack(1, 'trio', 'semi')
        .told('attackRolled')[0]?.cover,
  );
  expect(covers).toEqual([3, 4]);
  const soldiers = [1, 2].map((slot) => {
    const range = drill(
      {
        at: 'attackStep',
        path: ['wall'],
        soldiers: [{ card: 'ace', slot }],
        hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
      },
      { cards: [wall], dice: 'hostile 1 cover 1' },
    );
    return range.told('hostileRolled')[0]?.cover;
  });
  expect(soldiers).toEqual([3, 5]);
});

it('[WF-LOC-12, WF-KEY-72] "pay or suffer" is decided once, when the Location is played (WF-RULING-22, WF-RULING-23)', () => {
  const ravine = location('ravine', { abilities: [PAY_OR_WAIT] });
  const rich = { soldiers: [{ card: 'ace', hand: ['ravine'], xp: 1 }, { card: 'ben' }] };
  const paid = build(ravine, rich);
  expect(paid.asked).toBe('payOrSuffer');
  paid.give({ type: 'pay' });
  expect([paid.game.timer, paid.soldier(1).xp]).toEqual([8, 0]);
  const suffered = build(ravine, rich).give({ type: 'suffer' });
  expect([suffered.game.timer, suffered.soldier(1).xp]).toEqual([7, 1]);
  suffered.give({ type: 'move', soldier: 1, to: 2 });
  expect(suffered.game.timer).toBe(7);
  expect(build(ravine).game.timer).toBe(7);
});

it('[WF-LOC-12] the text of a Location comes after its hostiles', () => {
  const ravine = location('ravine', { hostiles: [1, 1, 1, 1, 1, 1], abilities: [PAY_OR_WAIT] });
  const range = build(
    ravine,
    { soldiers: [{ card: 'ace', hand: ['ravine'], xp: 1 }] },
    { draws: 'hostileDeck:grunt cup:1' },
  );
  expect(range.asked).toBe('payOrSuffer');
  expect(range.hostile('grunt').target).toBe(1);
});

it('[WF-LOC-13] Mission text answers every Location with the trait that is played', () => {
  const stroll = mission({
    abilities: [{ when: 'locationPlayed', if: [{ is: 'playedTrait', trait: 'Nature' }], do: [DELAY] }],
  });
  expect(build(location('wood', { traits: ['Nature'] }), {}, { cards: [stroll] }).game.timer).toBe(7);
  expect(build(location('town', { traits: ['Urban'] }), {}, { cards: [stroll] }).game.timer).toBe(8);
});

it('[WF-LOC-03, WF-MISSIONTYPE-04] in an Escape the chain grows from the Objective', () => {
  const flight = objective({ conditions: [{ need: 'escape' }] });
  const range = build(
    location('camp'),
    { soldiers: [{ card: 'ace', slot: 5, hand: ['camp'] }] },
    { cards: [flight], options: { 'escape-opening-draw': 'off' } },
  );
  expect(range.game.path.map(({ card }) => card)).toEqual(['mission', '', '', 'camp', 'goal']);
});
