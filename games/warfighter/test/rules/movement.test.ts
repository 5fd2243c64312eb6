import { expect, it } from 'vitest';
import type { ActionCard } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { type Drill, drill, type Terms } from './drill.ts';
import { action, event, hostile, location, mission, soldier, text } from './drill-cards.ts';

/** Nobody moves for nothing here. */
const STILL = ['ace', 'ben', 'cal'].map((id) => soldier(id, { movement: 0 }));
const STEEP = location('field', { entrance: 2, traits: ['Structure'] });
const WALKER = soldier('nell', { kind: 'nonPlayer', movement: 0, kit: [] });

function march(wanted: Wanted, terms: Terms = {}): Drill {
  return drill(wanted, { ...terms, cards: [...STILL, WALKER, STEEP, ...(terms.cards ?? [])] });
}

const GO = { type: 'move', soldier: 1, to: 2 } as const;
const ADVANCE = action('advance', {
  when: 'payEntrance',
  do: [{ effect: 'modMovement', amount: 3 }],
  upgun: { who: { who: 'anySoldier' } },
});

function kick(changes: Partial<ActionCard> = {}): ActionCard {
  return action(
    'kick',
    {
      when: 'payEntrance',
      if: [{ is: 'locationTrait', trait: 'Structure' }],
      do: [{ effect: 'ignoreEntrancePenalties' }],
    },
    changes,
  );
}

it('[WF-MOVE-01] a Move leads to an adjacent placed Location; open slots and an inactive Objective are closed', () => {
  const range = drill({
    path: ['field', 'field'],
    soldiers: [
      { card: 'ace', slot: 3 },
      { card: 'ben', slot: 2 },
    ],
  });
  expect(range.refusal({ type: 'move', soldier: 1, to: 4 })).toBe('NOT_PLACED');
  range.give({ type: 'move', soldier: 1, to: 2 });
  const last = drill({ path: ['field', 'field', 'field'], soldiers: [{ card: 'ace', slot: 4 }] });
  expect(last.refusal({ type: 'move', to: 5 })).toBe('OBJECTIVE_INACTIVE');
});

it('[WF-MOVE-02] one Move a Soldier Turn, whatever grants it (WF-RULING-45)', () => {
  const out = action('out', text('main', { effect: 'grantMove' }));
  const range = drill(
    { path: ['field', 'field'], soldiers: [{ card: 'ace', hand: ['out'] }] },
    { cards: [out] },
  ).give(GO);
  expect(range.refusal({ type: 'move', to: 3 })).toBe('HAS_MOVED');
  expect(range.refusal({ type: 'playCard' })).toBe('HAS_MOVED');
  expect(range.endTurn().offers({ type: 'move', to: 3 })).toBe(true);
});

it('[WF-MOVE-03] hostiles alone do not forbid a Move', () => {
  const range = drill({
    path: ['field'],
    soldiers: [{ card: 'ace' }],
    hostiles: [
      { card: 'trio', slot: 1, target: 1 },
      { card: 'grunt', slot: 2, target: 1 },
    ],
  }).give(GO);
  expect(range.soldier(1).slot).toBe(2);
});

it('[WF-MOVE-03, WF-KEY-96] text may hold Soldiers while its card has an uncovered reticle (WF-RULING-51)', () => {
  const guard = hostile('guard', { abilities: [text('static', { effect: 'forbid', act: 'leave' })] });
  const wanted = (suppress: number) => ({
    path: ['field'],
    soldiers: [{ card: 'ace' }],
    hostiles: [{ card: 'guard', slot: 1, target: 1, suppress }],
  });
  const held = drill(wanted(0), { cards: [guard] }).reason(GO);
  expect(held).toMatchObject({ code: 'CANNOT_LEAVE', args: { card: guard.id } });
  expect(drill(wanted(1), { cards: [guard] }).offers(GO)).toBe(true);
});

const LOOKOUT = hostile('lookout', {
  abilities: [text('static', { effect: 'modEntrance', amount: 2, at: 'here' })],
});

it('[WF-MOVE-04, WF-MOVE-08, WF-KEY-26] the total is the printed cost, penalties, Events and Location text, less lasting reductions', () => {
  const mud = event('mud', [
    { effect: 'attach', at: 'here' },
    { effect: 'modEntrance', amount: 1, at: 'here' },
  ]);
  const cost = (wanted: Partial<Wanted>) => {
    const hand = Array(9).fill('blank');
    const range = march(
      { path: ['field'], soldiers: [{ card: 'ace', hand }], ...wanted },
      { cards: [LOOKOUT, mud] },
    ).give(GO);
    return range.match.decision()?.about;
  };
  const lookout = { card: 'lookout', slot: 2, target: 1 };
  expect(cost({})).toMatchObject({ due: 2 });
  expect(cost({ hostiles: [lookout] })).toMatchObject({ due: 4 });
  expect(cost({ hostiles: [{ ...lookout, suppress: 1 }] })).toMatchObject({ due: 2 });
  expect(cost({ hostiles: [lookout], slotChanges: { 2: { reduction: 3 } } })).toMatchObject({ due: 1 });
  expect(cost({ slotChanges: { 2: { attached: ['mud'] } } })).toMatchObject({ due: 3 });
});

it('[WF-MOVE-04] a reduction never goes below 0 (WF-RULING-46)', () => {
  const range = march({
    path: ['field'],
    soldiers: [{ card: 'ace' }],
    slotChanges: { 2: { reduction: 5 } },
  }).give(GO);
  expect(range.soldier(1).slot).toBe(2);
  const lame = march(
    { path: ['field'], soldiers: [{ card: 'ace', hand: ['blank'] }], slotChanges: { 2: { reduction: 5 } } },
    { cards: [soldier('ace', { movement: -1 })] },
  ).give(GO);
  expect(lame.match.decision()?.about).toMatchObject({ due: 1 });
});

it('[WF-MOVE-05, WF-MOVE-09, WF-VEC-41] Movement counts freely, every discard 1, and surplus is lost', () => {
  const range = drill(
    { path: ['field'], soldiers: [{ card: 'ace', hand: ['blank', 'blank', 'blank'] }] },
    { cards: [soldier('ace', { movement: 2 }), location('field', { entrance: 4 })] },
  ).give(GO);
  expect(range.match.decision()?.about).toMatchObject({ due: 2 });
  range.first('pick').first('pick');
  expect(range.soldier(1).slot).toBe(2);
  expect(range.zone('hand1')).toHaveLength(1);
  const swift = drill({ path: ['field', 'field'], soldiers: [{ card: 'ace' }] }).give(GO);
  expect(swift.told('soldierMoved')[0]).toMatchObject({ cost: 0 });
  expect(swift.soldier(1).actions).toBe(2);
  expect(swift.refusal({ ...GO, to: 3 })).toBe('HAS_MOVED');
});

it('[WF-MOVE-05] an entrance that cannot be paid is not offered, and a payment can be called off', () => {
  const poor = march({
    path: ['field'],
    soldiers: [
      { card: 'ace', hand: ['blank'] },
      { card: 'ben', hand: ['blank', 'blank'] },
    ],
  });
  expect(poor.refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const range = march({ path: ['field'], soldiers: [{ card: 'ace', hand: ['blank', 'blank'] }] })
    .give(GO)
    .first('pick');
  range.give({ type: 'cancel' });
  expect(range.soldier(1)).toMatchObject({ slot: 1, actions: 3 });
  expect(range.zone('hand1')).toHaveLength(2);
});

it('[WF-MOVE-05, WF-KEY-121] a booster counts as printed; what it saves is seen before', () => {
  const range = march(
    { path: ['field'], soldiers: [{ card: 'ace', hand: ['advance'] }] },
    { cards: [ADVANCE] },
  );
  expect(range.offers(GO)).toBe(true);
  range.give(GO);
  // As a mere discard it would not do.
  expect(range.offers({ type: 'pick' })).toBe(false);
  range.play('advance');
  expect(range.soldier(1).slot).toBe(2);
  expect(range.zone('actionDiscard')).toEqual(['advance']);
});

it('[WF-MOVE-05, WF-CARD-07] a booster’s own discard is not counted twice', () => {
  const dear = action('advance', text('payEntrance', { effect: 'modMovement', amount: 1 }), {
    kind: 'stealth',
    discard: 1,
  });
  const hand = ['advance', 'blank'];
  const range = march(
    { path: ['field'], soldiers: [{ card: 'ace', hand }] },
    { cards: [dear, location('field', { entrance: 3 })] },
  );
  expect(range.refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const plenty = march(
    { path: ['field'], soldiers: [{ card: 'ace', hand: [...hand, 'blank', 'blank'] }] },
    { cards: [dear, location('field', { entrance: 3 })] },
  );
  expect(plenty.offers(GO)).toBe(true);
});

it('[WF-MOVE-05, WF-CORE-15] a booster after which the rest could not be paid is not offered', () => {
  const door = action('door', text('payEntrance', { effect: 'ignoreEntrancePenalties' }));
  const paying = (hand: readonly string[]) =>
    march(
      { path: ['field'], soldiers: [{ card: 'ace', hand }] },
      { cards: [door, location('field', { entrance: 2 })] },
    ).give(GO);
  expect(paying(['door', 'blank']).offers({ type: 'playCard' })).toBe(false);
  expect(paying(['door', 'blank', 'blank']).offers({ type: 'playCard' })).toBe(true);
});

it('[WF-MOVE-05, WF-CARD-12] upgunned for another Soldier it takes XP that nothing else has been promised', () => {
  const wanted = (xp: number, slots: number) => ({
    path: ['field'],
    soldiers: [{ card: 'ace' }, { card: 'ben', xp, hand: Array(slots).fill('advance') }],
  });
  const far = location('field', { entrance: 6 });
  expect(march(wanted(1, 1), { cards: [ADVANCE] }).offers(GO)).toBe(true);
  expect(march(wanted(0, 1), { cards: [ADVANCE] }).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  expect(march(wanted(1, 2), { cards: [ADVANCE, far] }).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const range = march(wanted(2, 2), { cards: [ADVANCE, far] })
    .give(GO)
    .play('advance', 2);
  range.give({ type: 'playCard', soldier: 2, card: range.match.state.zones.hand2?.tokens[1] ?? -1 });
  expect(range.soldier(1).slot).toBe(2);
  expect(range.soldier(2).xp).toBe(0);
});

it('[WF-MOVE-05] XP promised to one booster cannot upgun the next', () => {
  const two = action('two', {
    when: 'payEntrance',
    do: [{ effect: 'modMovement', amount: 2 }],
    upgun: { do: [{ effect: 'modMovement', amount: 4 }] },
  });
  const range = march(
    { path: ['field'], soldiers: [{ card: 'ace', xp: 1, hand: ['two', 'two'] }] },
    { cards: [two, location('field', { entrance: 6 })] },
  ).give(GO);
  range.play('two').give({ type: 'upgun', isUpgunned: true });
  const [, second = -1] = range.match.state.zones.hand1?.tokens ?? [];
  range.give({ type: 'playCard', soldier: 1, card: second });
  expect(range.soldier(1)).toMatchObject({ slot: 2, xp: 0 });
});

it('[WF-MOVE-05] Kick in the Door makes penalties void, on a Structure only', () => {
  const wanted = {
    path: ['field'],
    soldiers: [{ card: 'ace', hand: ['kick', 'blank', 'blank'] }],
    hostiles: [{ card: 'lookout', slot: 2, target: 1 }],
  };
  const range = march(wanted, { cards: [LOOKOUT, kick()] });
  expect(range.offers(GO)).toBe(true);
  range.give(GO).play('kick');
  expect(range.match.decision()?.about).toMatchObject({ due: 2 });
  range.first('pick').first('pick');
  expect(range.soldier(1).slot).toBe(2);
  const open = march(wanted, { cards: [LOOKOUT, kick(), location('field', { entrance: 2 })] });
  expect(open.refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
});

it('[WF-MOVE-05] a granted Move is not promised with cards that its own cost takes', () => {
  const flank = action('flank', text('main', { effect: 'grantMove' }), { kind: 'stealth', discard: 2 });
  const wanted = (blanks: number) => ({
    path: ['field'],
    soldiers: [{ card: 'ace', hand: ['flank', ...Array(blanks).fill('blank')] }],
  });
  expect(march(wanted(3), { cards: [flank] }).refusal({ type: 'playCard' })).toBe('CANNOT_AFFORD_ENTRANCE');
  const range = march(wanted(4), { cards: [flank] })
    .play('flank')
    .first('pick')
    .first('pick');
  range.give(GO).first('pick').first('pick');
  expect(range.soldier(1)).toMatchObject({ slot: 2, actions: 3 });
});

it('[WF-MOVE-06] a Player Soldier pays from his own hand, for the others any may pay together (WF-RULING-47)', () => {
  const range = march({
    path: ['field'],
    soldiers: [{ card: 'nell' }, { card: 'ace', slot: 2, hand: ['blank'] }, { card: 'ben', hand: ['blank'] }],
  }).give(GO);
  range
    .give({ type: 'pick', card: range.inHand('blank', 2) })
    .give({ type: 'pick', card: range.inHand('blank', 3) });
  expect(range.soldier(1).slot).toBe(2);
  expect([range.zone('hand2'), range.zone('hand3')]).toEqual([[], []]);
  const alone = march({
    path: ['field'],
    soldiers: [
      { card: 'ace', hand: ['blank'] },
      { card: 'ben', hand: ['blank', 'blank'] },
    ],
  });
  expect(alone.refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
});

it('[WF-MOVE-07] going back to the Mission card costs its Entrance (WF-RULING-48)', () => {
  const range = march(
    { path: ['field'], soldiers: [{ card: 'ace', slot: 2, hand: ['blank', 'blank', 'blank'] }] },
    { cards: [mission({ entrance: 3 })] },
  ).give({ type: 'move', soldier: 1, to: 1 });
  expect(range.match.decision()?.about).toMatchObject({ due: 3 });
});

it('[WF-MOVE-08, WF-VEC-29] penalties follow the chart column of the uncovered reticles', () => {
  const columns = [
    [3, 4],
    [2, 2],
    [1, 1],
  ].map(([least = 1, most = 1]) => ({ reticles: [least, most] as const, rows: [] }));
  const band = hostile('band', {
    reticles: 4,
    charts: [{ range: [0, 1], columns }],
    abilities: [text('static', { effect: 'modEntrance', amount: { byColumn: [2, 1, 0] }, at: 'here' })],
  });
  const dues = [0, 1, 2, 3, 4].map((suppress) => {
    const range = march(
      {
        path: ['field'],
        soldiers: [{ card: 'ace', hand: Array(9).fill('blank') }],
        hostiles: [{ card: 'band', slot: 2, target: 1, suppress }],
      },
      { cards: [band] },
    ).give(GO);
    return range.match.decision()?.about;
  });
  expect(dues).toMatchObject([2, 2, 1, 0, 0].map((penalty) => ({ due: 2 + penalty })));
});

const POINT = action('point', {
  when: 'firstEntry',
  do: [{ effect: 'modEntrance', amount: -2, at: 'here' }],
  upgun: { who: { who: 'anySoldier' }, do: [{ effect: 'modEntrance', amount: -4, at: 'here' }] },
});

it('[WF-MOVE-13] On Point is played by the first to enter, who pays in full, and eases all later entrances (WF-RULING-52)', () => {
  const hand = ['point', 'point', 'blank', 'blank'];
  const range = march(
    {
      path: ['field'],
      slotChanges: { 2: { wasEntered: false } },
      soldiers: [{ card: 'ace', hand }, { card: 'ben' }],
    },
    { cards: [POINT] },
  ).give(GO);
  range.give({ type: 'pick', card: range.inHand('blank') }).first('pick');
  expect(range.asked).toBe('firstEntryChance');
  range.play('point');
  expect(range.game.path[1]?.reduction).toBe(2);
  range.endTurn().give({ type: 'move', soldier: 2, to: 2 });
  expect(range.soldier(2).slot).toBe(2);
  expect(range.asked).toBe('action');
});

it('[WF-MOVE-13] a Location that somebody entered before gives no chance for it, the Mission card never', () => {
  const wanted = { path: ['field'], soldiers: [{ card: 'ace', hand: ['point', 'blank', 'blank'] }] };
  const range = march(wanted, { cards: [POINT] })
    .give(GO)
    .first('pick')
    .first('pick');
  expect(range.asked).toBe('action');
  const back = march(
    { path: ['field'], soldiers: [{ card: 'ace', slot: 2, hand: ['point'] }] },
    { cards: [POINT] },
  ).give({ type: 'move', soldier: 1, to: 1 });
  expect(back.asked).toBe('action');
});
