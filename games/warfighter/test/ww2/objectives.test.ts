import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import type { Terms } from '../rules/drill.ts';
import {
  action,
  chart,
  event,
  hostile,
  location,
  mission,
  objective,
  text,
  weapon,
} from '../rules/drill-cards.ts';
import { enlist, front } from './front.ts';

/** The path is built and the Objective, slot 3, active. */
function assault(wanted: Partial<Wanted> & Pick<Wanted, 'soldiers'>, terms: Terms = {}) {
  const there = wanted.soldiers.map((soldier) => ({ slot: 2, ...soldier }));
  return front(
    { path: ['field'], slots: 3, isActive: true, ...wanted, soldiers: there },
    { ...terms, cards: [mission({ objectiveSlot: 3 }), ...(terms.cards ?? [])] },
  );
}

const RIFLEMAN = { card: 'ace', gear: [{ card: 'rifle' }] };
const WIPE = objective({ conditions: [{ need: 'eliminateHostiles' }], target: undefined as never });
const { target: _target, ...ELIMINATE } = WIPE;

it('[WF-OBJ-09, WF-KEY-124, WF-KEY-24] Eliminate Hostiles is checked when a Soldier Turn ends, with the Objective empty', () => {
  const cards = [ELIMINATE];
  const done = assault(
    { soldiers: [RIFLEMAN], hostiles: [{ card: 'grunt', slot: 3, target: 1, isMarked: true }] },
    { cards, dice: 'attack 9 cover 5' },
  );
  done.attack(1, 'grunt', 'semi');
  expect(done.game.result).toBeUndefined();
  done.endTurn();
  expect(done.game.result).toMatchObject({ isSuccess: true });
  // A card drawn elsewhere does not count, but may not stand there.
  const held = assault(
    { soldiers: [RIFLEMAN], hostiles: [{ card: 'grunt', slot: 3, drawnFor: 2, target: 1, suppress: 1 }] },
    { cards },
  ).endTurn();
  expect(held.game.result).toBeUndefined();
  const elsewhere = assault(
    { soldiers: [RIFLEMAN], hostiles: [{ card: 'grunt', slot: 2, drawnFor: 2, target: 1, suppress: 1 }] },
    { cards },
  ).endTurn();
  expect(elsewhere.game.result).toMatchObject({ isSuccess: true });
});

it('[WF-OBJ-09] a card that walks into the Objective is not marked; with eliminate-timing immediate it is', () => {
  const wanted = {
    at: 'closeRange' as const,
    soldiers: [{ card: 'ace', slot: 3 }],
    hostiles: [{ card: 'lurker', slot: 2, target: 1 }],
  };
  const cards = [
    ELIMINATE,
    hostile('lurker', {
      charts: [{ range: [0, 0], columns: [{ reticles: [1, 1], rows: [{ from: 10, wounds: 1 }] }] }],
    }),
  ];
  expect(assault(wanted, { cards }).hostile('lurker')).toMatchObject({ slot: 3, isMarked: false });
  const marked = assault(wanted, { cards, options: { 'eliminate-timing': 'immediate' } });
  expect(marked.hostile('lurker')).toMatchObject({ slot: 3, isMarked: true });
});

it('[WF-OBJ-11, WF-KEY-53] Keep Clear wants turns that end without hostiles, one after the other (WF-RULING-125)', () => {
  const { target: _none, ...goal } = objective({ conditions: [{ need: 'keepClear', turns: 2 }] });
  const clear = assault({ soldiers: [{ card: 'ace', slot: 3 }] }, { cards: [goal] }).endTurn();
  expect([clear.game.clearCounters, clear.game.result]).toEqual([1, undefined]);
  clear.endTurn();
  expect(clear.game.result).toMatchObject({ isSuccess: true });
  const lost = assault(
    {
      clearCounters: 1,
      soldiers: [{ card: 'ace' }],
      hostiles: [{ card: 'grunt', slot: 3, target: 1, suppress: 1 }],
    },
    { cards: [goal] },
  ).endTurn();
  expect([lost.game.clearCounters, lost.game.result]).toEqual([0, undefined]);
});

const TANK = hostile('tank', { value: 6, reticles: 2, cover: 2, count: 1 });
const { target: _other, ...HUNT } = objective({
  conditions: [{ need: 'eliminateHostile', card: 'tank' }],
  present: ['tank'],
  hostiles: [1, 1, 1, 1, 1, 1],
});

it('[WF-SETUP-09, WF-KEY-76] a Present card lies with the Objective and is nobody’s before activation', () => {
  const range = enlist([{}], { cards: [TANK, HUNT] });
  expect([range.zone('present'), range.game.hostiles]).toEqual([['tank'], []]);
  expect(range.zone('hostileDeck')).not.toContain('tank');
  expect(range.zone('hostileBox')).toEqual([]);
});

it('[WF-OBJ-17, WF-OBJ-03] it comes alive with the Objective, outside the draw, and its elimination wins (WF-RULING-37)', () => {
  const range = assault(
    { isActive: false, soldiers: [{ ...RIFLEMAN, slot: 2 }] },
    {
      cards: [TANK, HUNT],
      draws: 'cup:1 hostileDeck:grunt cup:1',
      dice: 'attack 9 cover 5 attack 9 cover 5',
    },
  ).give({ type: 'activateObjective', soldier: 1 });
  expect(range.game.hostiles).toMatchObject([
    { card: 'tank', slot: 3, target: 1, isPresent: true },
    { card: 'grunt', slot: 3, target: 1, isPresent: false },
  ]);
  expect(range.game.result).toBeUndefined();
  range.attack(1, 'tank', 'semi').attack(1, 'tank', 'semi');
  expect(range.game.result).toMatchObject({ isSuccess: true });
});

it('[WF-OBJ-04] with activation-is-location off, activating comes on top of playing a Location', () => {
  const wanted = { isActive: false, hasPlayedLocation: true, soldiers: [{ card: 'ace', slot: 2 }] };
  expect(assault(wanted).offers({ type: 'activateObjective' })).toBe(true);
  expect(
    assault(wanted, { options: { 'activation-is-location': 'on' } }).offers({ type: 'activateObjective' }),
  ).toBe(false);
});

it('[WF-OBJ-21] a card whose elimination is the Objective is not for cards that act on hostiles (WF-RULING-129)', () => {
  const mortar = action('mortar', { ...text('main', { effect: 'hit', amount: 1 }), who: { who: 'hostile' } });
  const range = assault(
    {
      soldiers: [{ card: 'ace', hand: ['mortar'] }],
      hostiles: [
        { card: 'tank', slot: 3, target: 1, isPresent: true },
        { card: 'trio', slot: 3, target: 1 },
      ],
    },
    { cards: [TANK, HUNT, mortar] },
  );
  range.play('mortar');
  expect([range.hostile('tank').ekia, range.hostile('trio').ekia]).toEqual([0, 1]);
});

it('[WF-KEY-25] an Embedded Objective adds its text and its conditions once active (WF-RULING-128)', () => {
  const { target: _inner, ...inner } = objective({
    id: 'inner',
    conditions: [{ need: 'onSite' }],
    abilities: [{ when: 'static', do: [{ effect: 'modCover', amount: 2, of: 'hostiles' }] }],
  });
  const cards = [objective({ embedded: 'inner' }), inner];
  const range = assault(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
      targetHits: [1],
      hostiles: [{ card: 'trio', slot: 3, target: 1 }],
    },
    { cards, dice: 'attack 9 cover 4 attack 9 cover 4' },
  );
  range.attack(1, 'trio', 'semi');
  expect(range.told('attackRolled')).toMatchObject([{ cover: 5, kills: 0 }]);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).aim(0, 'semi');
  expect([range.game.targetHits, range.game.result]).toEqual([[2], undefined]);
  range.give({ type: 'move', soldier: 1, to: 3 });
  expect(range.game.result).toMatchObject({ isSuccess: true });
});

const RAID = mission({ raid: true, objectiveSlot: 3 });

it('[WF-MISSIONTYPE-08, WF-KEY-77] a Raid goes on as an Escape when its Objective is done (WF-RULING-124)', () => {
  const range = assault(
    { soldiers: [RIFLEMAN], targetHits: [1] },
    { cards: [RAID], dice: 'attack 9 cover 5' },
  );
  range.attack(1, 0, 'semi');
  expect([range.game.isEscaping, range.game.result]).toEqual([true, undefined]);
  range.give({ type: 'move', soldier: 1, to: 1 });
  expect(range.game.result).toMatchObject({ isSuccess: true });
});

it('[WF-MISSIONTYPE-06, WF-MISSIONTYPE-07] in the Escape of a Raid front is where the Mission card lies; escape-strict says whether there is Medevac', () => {
  const wanted = { isEscaping: true, soldiers: [{ card: 'ace', wounds: [{ points: 4, isTreated: false }] }] };
  expect(assault(wanted, { cards: [RAID] }).offers({ type: 'medevac' })).toBe(true);
  expect(
    assault(wanted, { cards: [RAID], options: { 'escape-strict': 'on' } }).refusal({ type: 'medevac' }),
  ).toBe('NO_MEDEVAC');
});

it('[WF-MISSIONTYPE-03] escape-opening-draw says whether an Escape begins with hostiles', () => {
  const { target: _gone, ...goal } = objective({
    conditions: [{ need: 'escape' }],
    hostiles: [1, 1, 1, 1, 1, 1],
  });
  const start = (draw: 'on' | 'off') =>
    enlist([{}], { cards: [goal], options: { 'escape-opening-draw': draw } }).game.hostiles.length;
  expect(start('off')).toBe(0);
  expect(start('on')).toBeGreaterThan(0);
});

const STORE = location('store', {
  abilities: [{ when: 'locationCleared', do: [{ effect: 'gainGear', amount: 5, shared: true }] }],
});

it('[WF-KEY-20, WF-KEY-24] a cleared Location rewards a Player Soldier in it, once (WF-RULING-130)', () => {
  const wanted = { path: ['store'], soldiers: [{ card: 'ace' }, { card: 'ben' }] };
  const cards = [STORE, weapon('pistol', { cost: 2 })];
  const range = assault(wanted, { cards }).give({ type: 'claimReward', soldier: 1 });
  range
    .give({ type: 'buyGear', soldier: 2, card: 'pistol' })
    .give({ type: 'buyGear', soldier: 1, card: 'pistol' });
  range.give({ type: 'enough' });
  expect(range.game.soldiers.map(({ gear }) => gear.map(({ card }) => card))).toEqual([
    ['pistol'],
    ['pistol'],
  ]);
  expect(range.offers({ type: 'claimReward' })).toBe(false);
  const walked = [{ card: 'grunt', slot: 1, drawnFor: 2, target: 1 }];
  expect(assault({ ...wanted, hostiles: walked }, { cards }).offers({ type: 'claimReward' })).toBe(false);
  const strayed = [{ card: 'grunt', slot: 2, drawnFor: 1, target: 1 }];
  expect(assault({ ...wanted, hostiles: strayed }, { cards }).offers({ type: 'claimReward' })).toBe(false);
  const elsewhere = [{ card: 'grunt', slot: 1, drawnFor: 1, target: 1 }];
  expect(assault({ ...wanted, hostiles: elsewhere }, { cards }).offers({ type: 'claimReward' })).toBe(true);
  const outside = { ...wanted, soldiers: [{ card: 'ace', slot: 1 }] };
  expect(assault(outside, { cards }).offers({ type: 'claimReward' })).toBe(false);
});

it('[WF-KEY-09, WF-OBJ-12, WF-OBJ-16] a bunker is cleared from Range 0 when nobody screens it', () => {
  const bunker = objective({
    target: { cover: 4, hits: 1, count: 1, range: [0, 0], screenedBy: { of: 'all' }, traits: ['Structure'] },
  });
  const at = (slot: number, hostiles: Wanted['hostiles'] = []) =>
    assault({ soldiers: [{ ...RIFLEMAN, slot }], hostiles }, { cards: [bunker] });
  expect(at(2).refusal({ type: 'attack', weapon: 1 })).toBe('NO_LEGAL_MODE');
  expect(at(3, [{ card: 'grunt', slot: 3, target: 1 }]).offers({ type: 'attack', weapon: 1 })).toBe(true);
  const range = at(3, [{ card: 'grunt', slot: 3, target: 1, suppress: 1 }]);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.offers({ type: 'onTarget', target: 0 })).toBe(true);
});

it.each([
  ['frontMost', 4],
  ['rearMost', 2],
  ['target', 2],
] as const)(
  '[WF-KEY-37, WF-KEY-81, WF-KEY-74, WF-VEC-40, WF-RULING-27] placement keywords put a card with its Soldiers: %s is slot %i',
  (anchor, slot) => {
    const flank = hostile('flank', {
      charts: [chart([], [0, 9])],
      abilities: [{ when: 'hostilePlaced', do: [{ effect: 'placeAt', anchor, offset: 0 }] }],
    });
    const range = front(
      {
        at: 'hostileTurn',
        slots: 6,
        path: ['field', 'post', 'field'],
        soldiers: [
          { card: 'ace', slot: 2 },
          { card: 'ben', slot: 4 },
        ],
      },
      {
        cards: [flank, location('post', { reinforce: [1], alwaysReinforce: true })],
        draws: 'hostileDeck:flank cup:1',
        dice: 'hostile 1 cover 1',
      },
    );
    expect(range.hostile('flank')).toMatchObject({ slot, drawnFor: 3 });
  },
);

it('[WF-KEY-61, WF-HOST-48] an Event of its own deck that stays goes to its own pile when it is removed', () => {
  const { value: _v, ...wire } = event('wire', [{ effect: 'attach', at: 'here' }], {
    attackable: { cover: 6, hits: 1, explosionOnly: true },
  });
  const range = assault(
    {
      slotChanges: { 2: { attached: ['wire'] } },
      soldiers: [{ card: 'ace', gear: [{ card: 'grenade' }] }],
    },
    { cards: [wire], dice: 'attack 9 9 9 9 cover 6' },
  );
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).first('onHostile');
  expect(range.zone('eventDiscard')).toContain('wire');
});

it('[WF-OBJ-02] inactive-objective-shield says whether hostiles there can be attacked', () => {
  const wanted = {
    isActive: false,
    soldiers: [RIFLEMAN],
    hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
  };
  expect(assault(wanted).offers({ type: 'attack', weapon: 1 })).toBe(true);
  expect(
    assault(wanted, { options: { 'inactive-objective-shield': 'on' } }).offers({ type: 'attack', weapon: 1 }),
  ).toBe(false);
});
