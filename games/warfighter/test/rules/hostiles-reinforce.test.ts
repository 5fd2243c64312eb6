import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { chart, event, hostile, location, objective, text } from './drill-cards.ts';

const VALUES = [0, 1, 2].map((value) =>
  hostile(`v${value}`, { value, count: 6, charts: [chart([], [0, 9])] }),
);
const POST = location('post', { reinforce: [0, 1] });

/** A Hostile Turn in which nobody hits anything. */
function reinforced(wanted: Partial<Wanted>, draws: string, cards: readonly Card[] = [], dice = '') {
  return drill(
    { at: 'hostileTurn', path: ['post'], soldiers: [{ card: 'ace', slot: 2 }], ...wanted },
    { cards: [POST, ...VALUES, ...cards], draws, dice },
  );
}

it('[WF-HOST-25, WF-KEY-85] one card for each Location with a Soldier, in slot order, and none for Reinforce None (WF-RULING-32)', () => {
  const range = reinforced(
    {
      path: ['post', 'field', 'post', 'post'],
      slots: 6,
      soldiers: [
        { card: 'ace', slot: 4 },
        { card: 'ben', slot: 3 },
        { card: 'cal', slot: 2 },
      ],
    },
    'hostileDeck:v0 cup:1 hostileDeck:v1 cup:1',
  );
  expect(range.game.hostiles.map(({ card, slot }) => [card, slot])).toEqual([
    ['v0', 2],
    ['v1', 4],
  ]);
});

it('[WF-HOST-25, WF-KEY-04] Always Reinforce draws without a Soldier', () => {
  const range = reinforced(
    { path: ['post', 'gate'], soldiers: [{ card: 'ace', slot: 1 }] },
    'hostileDeck:v0 cup:1',
    [location('gate', { reinforce: [0], alwaysReinforce: true })],
    'hostile 1 cover 1',
  );
  expect(range.hostile('v0').slot).toBe(3);
});

it('[WF-HOST-26, WF-VEC-28] another value is discarded and not replaced; a match enters and gets a target', () => {
  const wrong = reinforced({}, 'hostileDeck:v2');
  expect(wrong.game.hostiles).toEqual([]);
  expect(wrong.zone('hostileDiscard')).toContain('v2');
  const right = reinforced({}, 'hostileDeck:v0 cup:1', [], 'hostile 1 cover 1');
  expect(right.hostile('v0')).toMatchObject({ slot: 2, target: 1 });
});

const LEADER = hostile('leader', {
  value: 2,
  charts: [chart([], [0, 9])],
  abilities: [text('reinforceStep', { effect: 'reinforce', values: [0] })],
});

it('[WF-HOST-27, WF-KEY-86] an active Reinforce ability draws for its own slot, whatever the Location says (WF-RULING-34)', () => {
  const range = reinforced(
    {
      path: ['post', 'field'],
      soldiers: [{ card: 'ace', slot: 2 }],
      hostiles: [{ card: 'leader', slot: 3, target: 1 }],
    },
    'hostileDeck:v2 hostileDeck:v0 cup:1',
    [LEADER],
    'hostile 1 cover 1 hostile 1 cover 1',
  );
  range.give({ type: 'nextAttacker', hostile: range.hostile('leader').token });
  expect(range.hostile('v0').slot).toBe(3);
});

it('[WF-HOST-22, WF-HOST-27, WF-VEC-37] one with a Range draws while its target is within it, and comes closer otherwise', () => {
  const truck = hostile('truck', {
    charts: [],
    abilities: [text('reinforceStep', { effect: 'reinforce', values: [0], range: [0, 2] })],
  });
  const after = (slot: number, draws = '', dice = '') => {
    const wanted = { path: ['field'], slots: 6, hostiles: [{ card: 'truck', slot, target: 1 }] };
    return reinforced(wanted, draws, [truck], dice).game.hostiles.map((each) => [each.card, each.slot]);
  };
  expect(after(4, 'hostileDeck:v0 cup:1', 'hostile 1 cover 1')).toEqual([
    ['truck', 4],
    ['v0', 4],
  ]);
  expect(after(5)).toEqual([['truck', 4]]);
});

it('[WF-HOST-27] a covered card does not reinforce, nor does one that came this turn', () => {
  const covered = reinforced(
    { path: ['field'], hostiles: [{ card: 'leader', slot: 2, target: 1, suppress: 1 }] },
    '',
    [LEADER],
  );
  expect(covered.game.hostiles).toHaveLength(1);
  const caller = { ...LEADER, id: 'caller', value: 0 };
  const fresh = reinforced({}, 'hostileDeck:caller cup:1', [caller], 'hostile 1 cover 1');
  expect(fresh.game.hostiles.map(({ card }) => card)).toEqual(['caller']);
});

it('[WF-HOST-27] a card that is covered before its draw comes up does not reinforce any more', () => {
  const smoke = event('smoke', [{ effect: 'suppress', amount: 1, on: { who: 'allHostiles' } }], { value: 1 });
  const range = reinforced({ hostiles: [{ card: 'leader', slot: 2, target: 1 }] }, 'hostileDeck:smoke', [
    LEADER,
    smoke,
  ]);
  expect(range.game.hostiles).toHaveLength(1);
});

it('[WF-HOST-28] an Event takes effect if its value matches, and is discarded otherwise (WF-RULING-33)', () => {
  const delay = (value: number) => event('delay', [{ effect: 'moveTimer', amount: 2 }], { value });
  const matching = reinforced({ timer: 8 }, 'hostileDeck:delay', [delay(1)]);
  expect(matching.game.timer).toBe(5);
  const other = reinforced({ timer: 8 }, 'hostileDeck:delay', [delay(2)]);
  expect(other.game.timer).toBe(7);
  expect(other.zone('hostileDiscard')).toContain('delay');
});

it('[WF-HOST-29, WF-KEY-51] each active Inspire takes one Suppress off every card before the attacks (WF-RULING-95)', () => {
  const officer = hostile('officer', {
    charts: [chart([], [0, 9])],
    abilities: [text('attackStepStart', { effect: 'inspire' })],
  });
  const trio = hostile('trio', { reticles: 3, charts: [chart([{ from: 1, wounds: 1 }], [0, 9])] });
  const scene = (suppress: number) => ({
    path: ['field'],
    hostiles: [
      { card: 'officer', slot: 1, target: 1 },
      { card: 'officer', slot: 2, target: 1, suppress },
      { card: 'trio', slot: 2, target: 1, suppress: 3 },
    ],
  });
  const one = reinforced(scene(1), '', [officer, trio]);
  expect(one.told('hostileUnsuppressed').slice(0, 2)).toMatchObject([{ amount: 1 }, { amount: 1 }]);
  expect(one.hostile('trio').suppress).toBe(2);
  const two = reinforced(scene(0), '', [officer, trio]);
  expect(two.hostile('trio').suppress).toBe(1);
  expect(two.offers({ type: 'nextAttacker', hostile: two.hostile('trio').token })).toBe(true);
});

it('[WF-OBJ-22] the Objective reinforces only while it is active', () => {
  const goal = objective({ reinforce: [0], alwaysReinforce: true });
  const scene = { path: ['field', 'field'], slots: 4, soldiers: [{ card: 'ace', slot: 1 }] };
  expect(reinforced(scene, '', [goal]).game.hostiles).toEqual([]);
  const active = reinforced(
    { ...scene, isActive: true },
    'hostileDeck:v0 cup:1',
    [goal],
    'hostile 1 cover 1',
  );
  expect(active.hostile('v0').slot).toBe(4);
});
