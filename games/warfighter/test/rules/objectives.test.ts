import { expect, it } from 'vitest';
import type { Card, ObjectiveCondition } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { chart, hostile, location, objective, soldier, text } from './drill-cards.ts';

const RIFLE = [{ card: 'rifle' }];
const ACTIVATE = { type: 'activateObjective', soldier: 1 } as const;
const needs = (...conditions: ObjectiveCondition[]) => objective({ conditions });

it('[WF-OBJ-01, WF-KEY-50] an inactive Objective cannot be entered, has no target and no text', () => {
  const goal = objective({ abilities: [text('static', { effect: 'modAttack', amount: 5 })] });
  const range = drill(
    {
      slots: 3,
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: RIFLE }],
    },
    { cards: [goal] },
  );
  expect(range.refusal({ type: 'move', to: 3 })).toBe('OBJECTIVE_INACTIVE');
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('NO_TARGET');
  range.give(ACTIVATE);
  expect(range.offers({ type: 'move', to: 3 })).toBe(true);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.offers({ type: 'onTarget', target: 0 })).toBe(true);
});

it('[WF-OBJ-02] hostile cards on it can be attacked, unless inactive-objective-shield is on (WF-RULING-50)', () => {
  const wanted = {
    slots: 3,
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: RIFLE }],
    hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
  };
  expect(drill(wanted).offers({ type: 'attack', weapon: 1 })).toBe(true);
  const shielded = drill(wanted, { options: { 'inactive-objective-shield': 'on' } });
  expect(shielded.refusal({ type: 'attack', weapon: 1 })).toBe('SHIELDED');
});

it('[WF-OBJ-03] any Soldier next to it activates it for free, and its own table is drawn for', () => {
  const goal = objective({ hostiles: [2, 2, 2, 2, 2, 2] });
  const wanted = (card: string, slot: number) => ({
    slots: 4,
    path: ['field', 'field'],
    soldiers: [{ card, slot }],
  });
  expect(drill(wanted('ace', 2), { cards: [goal] }).refusal(ACTIVATE)).toBe('NOBODY_ADJACENT');
  for (const card of ['ace', 'nell', 'sid']) {
    const range = drill(wanted(card, 3), {
      cards: [goal],
      draws: 'hostileDeck:grunt hostileDeck:grunt cup:1 cup:1',
    });
    const { actions } = range.soldier(1);
    range.give(ACTIVATE);
    expect(range.game).toMatchObject({ isActive: true, hostiles: [{ slot: 4 }, { slot: 4 }] });
    expect(range.soldier(1).actions).toBe(actions);
    expect(range.refusal(ACTIVATE)).toBe('ALREADY_ACTIVE');
  }
});

it('[WF-OBJ-04] activation is the Location of the turn, unless activation-is-location is off (WF-RULING-19)', () => {
  const wanted = { slots: 3, path: ['field'], soldiers: [{ card: 'ace', slot: 2 }] };
  const after = drill({ ...wanted, hasPlayedLocation: true });
  expect(after.refusal(ACTIVATE)).toBe('LOCATION_PLAYED');
  expect(drill(wanted).give(ACTIVATE).game.hasPlayedLocation).toBe(true);
  const options = { 'activation-is-location': 'off' } as const;
  const free = drill({ ...wanted, hasPlayedLocation: true }, { options });
  expect(free.offers(ACTIVATE)).toBe(true);
  expect(drill(wanted, { options }).give(ACTIVATE).game.hasPlayedLocation).toBe(false);
});

/** Ace in slot 2 of 3 kills the last grunt, which counts for the Objective. */
function lastGrunt(conditions: readonly ObjectiveCondition[], wanted: Partial<Wanted> = {}, options = {}) {
  return drill(
    {
      slots: 3,
      path: ['field'],
      isActive: true,
      soldiers: [{ card: 'ace', slot: 2, gear: RIFLE }],
      hostiles: [{ card: 'grunt', slot: 3, target: 1, isMarked: true }],
      ...wanted,
    },
    { cards: [needs(...conditions)], dice: 'attack 9 cover 3', options },
  ).attack(1, 'grunt', 'semi');
}

const ELIMINATE = { need: 'eliminateHostiles' } as const;
const ON_SITE = { need: 'onSite' } as const;
const WON = { isSuccess: true, rule: 'WF-END-01' };

it('[WF-OBJ-05, WF-OBJ-06] success comes the moment the condition holds; nobody need be there', () => {
  expect(lastGrunt([ELIMINATE]).game.result).toEqual(WON);
});

it('[WF-OBJ-07, WF-OBJ-10, WF-KEY-70] On Site: all conditions hold at the same moment', () => {
  const away = lastGrunt([ELIMINATE, ON_SITE]);
  expect(away.game.result).toBeUndefined();
  away.give({ type: 'move', soldier: 1, to: 3 });
  expect(away.game.result).toEqual(WON);
  const soldiers = [
    { card: 'ace', slot: 2, gear: RIFLE },
    { card: 'sid', slot: 3 },
  ];
  expect(lastGrunt([ELIMINATE, ON_SITE], { soldiers }).game.result).toEqual(WON);
});

it('[WF-OBJ-06, WF-OBJ-08] with eliminate-timing at the end of the Soldier Turn it waits that long (WF-RULING-112)', () => {
  const range = lastGrunt([ELIMINATE], {}, { 'eliminate-timing': 'end-of-soldier-turn' });
  expect(range.game.result).toBeUndefined();
  range.endTurn();
  expect(range.game.result).toEqual(WON);
});

const IDLE = chart([], [0, 9]);

it('[WF-OBJ-08, WF-KEY-24, WF-VEC-56] what was drawn for the Objective, what walks in and what reinforces it must go (WF-RULING-127)', () => {
  const walker = hostile('walker', { charts: [chart([], [0, 0])] });
  const still = hostile('still', { value: 2, charts: [IDLE] });
  const goal = objective({ conditions: [ELIMINATE], reinforce: [2], hostiles: [0, 0, 0, 0, 0, 0] });
  const range = drill(
    {
      slots: 3,
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2 },
        { card: 'ben', slot: 2 },
      ],
      hostiles: [{ card: 'still', slot: 2, target: 1 }],
    },
    {
      cards: [goal, walker, still],
      draws: 'hostileDeck:walker cup:1 hostileDeck:still cup:2',
      dice: 'hostile 1 cover 1 hostile 1 cover 1',
    },
  );
  range.give(ACTIVATE).give({ type: 'move', soldier: 2, to: 3 }).endTurn();
  range.first('nextAttacker');
  expect(range.game.hostiles.map(({ card, slot, isMarked }) => [card, slot, isMarked])).toEqual([
    ['still', 2, false],
    ['walker', 2, true],
    ['still', 3, true],
  ]);
});

it('[WF-OBJ-08] a card that walks into the Objective counts from then on', () => {
  const walker = hostile('walker', { charts: [chart([], [0, 0])] });
  const range = drill(
    {
      at: 'hostileTurn',
      slots: 3,
      path: ['field'],
      isActive: true,
      soldiers: [{ card: 'ace', slot: 3 }],
      hostiles: [
        { card: 'walker', slot: 2, target: 1 },
        { card: 'grunt', slot: 1, target: 1, isMarked: true },
      ],
    },
    { cards: [needs(ELIMINATE), walker] },
  );
  expect(range.hostile('walker')).toMatchObject({ slot: 3, isMarked: true });
});

it('[WF-OBJ-08] without a marked card the condition holds once the activation is done', () => {
  const range = drill(
    { slots: 3, path: ['field'], soldiers: [{ card: 'ace', slot: 2 }] },
    { cards: [needs(ELIMINATE)] },
  ).give(ACTIVATE);
  expect(range.game.result).toEqual(WON);
});

function bombing(goal: Card, dice: string, wanted: Partial<Wanted> = {}) {
  return drill(
    {
      slots: 2,
      isActive: true,
      soldiers: [{ card: 'ace', slot: 2, gear: [...RIFLE, { card: 'grenade', units: 3 }] }],
      ...wanted,
    },
    { cards: [goal], dice },
  );
}

it('[WF-OBJ-12, WF-OBJ-13, WF-XP-11, WF-KEY-09] every Kill of one Explosion counts on a single target; it pays no XP and attacks nobody', () => {
  const goal = objective({ target: { cover: 3, hits: 3, count: 1 } });
  const range = bombing(goal, 'attack 7 7 1 1 cover 6').attack(2, 0);
  expect(range.game.targetHits).toEqual([2]);
  range.endTurn();
  expect(range.told('hostileDeclared')).toEqual([]);
  const done = bombing(goal, 'attack 7 7 7 1 cover 6').attack(2, 0);
  expect(done.game.result).toEqual(WON);
  expect(done.soldier(1).xp).toBe(0);
});

it('[WF-OBJ-14, WF-ATK-20, WF-KEY-18] several targets: one attack destroys one of them, surplus is lost', () => {
  const goal = objective({ target: { cover: 3, hits: 1, count: 3 } });
  const range = bombing(goal, 'attack 7 7 7 7 cover 6').attack(2, 1);
  expect(range.game).toMatchObject({ targetHits: [0, 1, 0], result: undefined });
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.offers({ type: 'onTarget', target: 1 })).toBe(false);
  expect(range.offers({ type: 'onTarget', target: 2 })).toBe(true);
});

it('[WF-OBJ-15, WF-KEY-32] Explosion Attacks only; only from the printed Range', () => {
  const goal = objective({ target: { cover: 3, hits: 1, count: 1, explosionOnly: true } });
  const range = bombing(goal, '');
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('NO_LEGAL_MODE');
  expect(range.offers({ type: 'attack', weapon: 2 })).toBe(true);
  const close = objective({ target: { cover: 3, hits: 1, count: 1, range: [0, 0] } });
  const at = (slot: number) =>
    bombing(close, '', { slots: 3, path: ['field'], soldiers: [{ card: 'ace', slot, gear: RIFLE }] });
  expect(at(3).offers({ type: 'attack', weapon: 1 })).toBe(true);
  expect(at(2).refusal({ type: 'attack', weapon: 1 })).toBe('NO_LEGAL_MODE');
});

it('[WF-OBJ-16, WF-KEY-46] Hostiles Screen: any uncovered card standing in the Objective protects the target (WF-RULING-41)', () => {
  const goal = objective({ target: { cover: 3, hits: 1, count: 1, screenedBy: { of: 'all' } } });
  const scene = (slot: number, suppress: number) => {
    const range = bombing(goal, '', {
      slots: 3,
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 3, gear: RIFLE }],
      hostiles: [{ card: 'grunt', slot, target: 1, suppress }],
    }).give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
    return range.offers({ type: 'onTarget', target: 0 });
  };
  expect([scene(3, 0), scene(3, 1), scene(2, 0)]).toEqual([false, true, true]);
});

it('[WF-OBJ-18, WF-OBJ-23, WF-END-04, WF-KEY-108] Time Limit: a counter after each Soldier Turn from activation on; the last one fails the mission (WF-RULING-126)', () => {
  const goal = needs({ need: 'destroyTargets' }, { need: 'timeLimit', turns: 2 });
  const range = drill({ slots: 3, path: ['field'], soldiers: [{ card: 'ace', slot: 2 }] }, { cards: [goal] });
  range.endTurn();
  expect(range.game.timeCounters).toBe(0);
  range.give(ACTIVATE).endTurn();
  expect(range.game).toMatchObject({ timeCounters: 1, timer: 6, result: undefined });
  range.endTurn();
  expect(range.game.result).toEqual({ isSuccess: false, rule: 'WF-END-04' });
});

const LOST = { need: 'failIf', is: 'soldiersLost', least: 2 } as const;
const OVERRUN = { need: 'failIf', is: 'hostilesHere', least: 2 } as const;
const FAILED = { isSuccess: false, rule: 'WF-END-04' };

it('[WF-OBJ-23, WF-END-04] so many Soldiers lost fail the Objective at once, by Medevac as well (WF-RULING-137)', () => {
  const hurt = { wounds: [{ points: 3, isTreated: false }], slot: 2 };
  const scene = (isActive: boolean) =>
    drill(
      {
        slots: 3,
        path: ['field'],
        isActive,
        soldiers: [
          { card: 'ace', ...hurt },
          { card: 'ben', ...hurt },
          { card: 'cal', slot: 2 },
        ],
      },
      { cards: [needs({ need: 'destroyTargets' }, LOST)], dice: isActive ? 'outcome 1 1' : '' },
    );
  const range = scene(true).give({ type: 'medevac', soldier: 1 });
  expect(range.game.result).toBeUndefined();
  range.give({ type: 'medevac', soldier: 2 });
  expect(range.game.result).toEqual(FAILED);
  const early = scene(false).give({ type: 'medevac', soldier: 1 }).give({ type: 'medevac', soldier: 2 });
  expect(early.game.result).toBeUndefined();
});

it('[WF-OBJ-23] so many hostile cards in the Objective fail it, drawn, reinforced or walked in', () => {
  const walker = hostile('walker', { charts: [chart([], [0, 0])] });
  const goal = objective({ conditions: [{ need: 'destroyTargets' }, OVERRUN], hostiles: [2, 2, 2, 2, 2, 2] });
  const drawn = drill(
    { slots: 3, path: ['field'], soldiers: [{ card: 'ace', slot: 2 }] },
    { cards: [goal], draws: 'hostileDeck:grunt hostileDeck:grunt cup:1 cup:1' },
  ).give(ACTIVATE);
  expect(drawn.game.result).toEqual(FAILED);
  const closing = (count: number) =>
    drill(
      {
        at: 'closeRange',
        slots: 3,
        path: ['field'],
        isActive: true,
        soldiers: [{ card: 'ace', slot: 3 }],
        hostiles: [
          { card: 'walker', slot: 2, target: 1 },
          { card: 'walker', slot: count > 1 ? 3 : 1, target: 1 },
        ],
      },
      { cards: [goal, walker] },
    );
  const reinforced = drill(
    {
      at: 'hostileTurn',
      slots: 3,
      path: ['field'],
      isActive: true,
      soldiers: [{ card: 'ace', slot: 3 }],
      hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
    },
    { cards: [{ ...goal, reinforce: [1] }], draws: 'hostileDeck:grunt cup:1' },
  );
  expect(reinforced.game.result).toEqual(FAILED);
  expect(reinforced.told('hostileDeclared')).toEqual([]);
  expect(closing(2).game.result).toEqual(FAILED);
  expect(closing(1).game.result).toBeUndefined();
});

it('[WF-OBJ-23, WF-END-05] success comes before a way to fail', () => {
  const wounds = [{ points: 4, isTreated: false }];
  const bomber = hostile('bomber', { charts: [chart([{ from: 1, wounds: 1, destroy: true }], [0, 0])] });
  const range = drill(
    {
      at: 'attackStep',
      slots: 3,
      path: ['field'],
      isActive: true,
      soldiers: [
        { card: 'ace', slot: 3, wounds },
        { card: 'ben', slot: 2, standing: 'downed' },
        { card: 'cal', slot: 2 },
      ],
      hostiles: [{ card: 'bomber', slot: 3, target: 1, isMarked: true }],
    },
    { cards: [needs(ELIMINATE, LOST), bomber], dice: 'hostile 5 cover 6 outcome 1 1' },
  );
  expect(range.game.result).toEqual(WON);
});

it('[WF-OBJ-20] a person as target has no trait that keeps fists away', () => {
  const range = bombing(objective(), '', { soldiers: [{ card: 'ace', slot: 2 }] });
  expect(range.offers({ type: 'attack', weapon: 0 })).toBe(true);
});

it('[WF-OBJ-21] cards that act on hostile cards cannot choose an Objective target', () => {
  const strike: Card = {
    id: 'strike',
    source: 'original',
    type: 'action',
    count: 1,
    abilities: [{ when: 'main', who: { who: 'hostile' }, do: [{ effect: 'hit', amount: 1 }] }],
  };
  const range = drill(
    { slots: 2, isActive: true, soldiers: [{ card: 'ace', slot: 2, hand: ['strike'] }] },
    { cards: [strike, location('field'), soldier('ace')] },
  );
  expect(range.offers({ type: 'playCard' })).toBe(false);
});

it('[WF-OBJ-22] the Objective keeps its Entrance cost', () => {
  const range = drill(
    { slots: 3, path: ['field'], isActive: true, soldiers: [{ card: 'ace', slot: 2, hand: ['blank'] }] },
    { cards: [objective({ entrance: 7 })] },
  );
  expect(range.refusal({ type: 'move', to: 3 })).toBe('CANNOT_AFFORD_ENTRANCE');
});
