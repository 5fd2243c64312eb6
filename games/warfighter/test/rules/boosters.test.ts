import { expect, it } from 'vitest';
import type { Card, SkillCard } from '../../src/content/cards.ts';
import type { Ability } from '../../src/content/vocabulary.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { openModes } from '../../src/queries/attack/modes.ts';
import { drill, type Terms } from './drill.ts';
import { action, equipment, hostile, location, soldier, text, weapon } from './drill-cards.ts';

function skill(id: string, ability: Ability): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 1, abilities: [ability] };
}

const AIM = skill('aim', text('declareAttack', { effect: 'modAttack', amount: 2 }));
const use = (source: string, by = 1) => ({ type: 'useAbility', soldier: by, source, ability: 0 }) as const;
const SEMI = { type: 'mode', mode: 'semi' } as const;

/** Ace in slot 2 with a rifle declares an attack on a trio. */
function attacking(cards: readonly Card[], line: object, terms: Terms = {}, wanted: Partial<Wanted> = {}) {
  return drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', slot: 2, gear: [{ card: 'rifle' }], ...line },
        { card: 'ben', slot: 2 },
      ],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
      ...wanted,
    },
    { ...terms, cards },
  );
}

it('[WF-ATK-07] a Skill may join an attack that is declared, once', () => {
  const range = attacking([AIM], { skills: ['aim'] }, { dice: 'attack 4 cover 3' }).attack(1, 'trio');
  expect(range.asked).toBe('boostChance');
  range.give(use('skill:aim'));
  expect(range.asked).toBe('modeChoice');
  range.give(SEMI);
  expect(range.told('attackRolled')).toMatchObject([{ modifier: 2, kills: 1 }]);
  expect(range.told('abilityUsed')).toMatchObject([{ source: 'aim' }]);
});

it('[WF-ATK-07] it is a choice: an attack that it does not join has no bonus', () => {
  const range = attacking([AIM], { skills: ['aim'] }, { dice: 'attack 4 cover 3' }).attack(1, 'trio');
  range.pass().give(SEMI);
  expect(range.told('attackRolled')).toMatchObject([{ modifier: 0, kills: 0 }]);
});

it('[WF-ATK-08] a booster for one mode leaves that mode alone, as its chances must know', () => {
  const tap = action('tap', {
    when: 'declareAttack',
    if: [{ is: 'attackKind', kind: 'semi' }],
    do: [{ effect: 'automaticHit' }],
  });
  const twin = weapon('twin', {
    profiles: [
      {
        ranges: [{ range: 0, kill: 7 }],
        modes: [
          { mode: 'semi', dice: 1 },
          { mode: 'burst', dice: 2 },
        ],
      },
    ],
  });
  const range = attacking([tap, twin], { gear: [{ card: 'twin' }] });
  const { state } = range.match;
  const figures = { soldier: 1, weapon: 1, profile: 0, hostile: range.hostile('trio').token, target: -1 };
  const boost = { soldier: 1, token: 0, card: 'tap', source: 'hand', ability: 0, isUpgunned: false };
  expect(openModes(state, figures, [])).toEqual(['semi', 'burst']);
  expect(openModes(state, figures, [{ ...boost, discards: [], helps: [], payers: [] }])).toEqual(['semi']);
});

it('[WF-CARD-05] what a Soldier has serves his own attacks; for others it must say so', () => {
  const other = (ability: Ability) =>
    drill(
      {
        path: ['field'],
        soldiers: [
          { card: 'ace', slot: 2, gear: [{ card: 'rifle' }] },
          { card: 'ben', slot: 2, skills: ['aid'] },
        ],
        hostiles: [{ card: 'trio', slot: 2, target: 1 }],
      },
      { cards: [skill('aid', ability)] },
    ).attack(1, 'trio');
  const plain = text('declareAttack', { effect: 'modAttack', amount: 2 });
  expect(other(plain).asked).toBe('modeChoice');
  expect(other({ ...plain, who: { who: 'anySoldier' } }).offers(use('skill:aid', 2))).toBe(true);
});

it('[WF-CARD-12, WF-CARD-14] it may be upgunned for each use, and has its price', () => {
  const keen = skill('keen', {
    ...text('declareAttack', { effect: 'modAttack', amount: 1 }),
    cost: [{ pay: 'xp', amount: 1 }],
    upgun: { do: [{ effect: 'modAttack', amount: 3 }] },
  });
  const line = { skills: ['keen'], xp: 4 };
  const range = attacking([keen], line, { dice: 'attack 9 cover 1 attack 9 cover 1' });
  range.attack(1, 'trio').give(use('skill:keen')).give({ type: 'upgun', isUpgunned: true }).give(SEMI);
  expect(range.soldier(1).xp).toBe(2);
  range.attack(1, 'trio').give(use('skill:keen')).give({ type: 'upgun', isUpgunned: true }).give(SEMI);
  expect(range.soldier(1).xp).toBe(0);
  expect(range.told('attackRolled').map(({ modifier }) => modifier)).toEqual([3, 3]);
});

it('[WF-CORE-20] a limit holds for what joins attacks', () => {
  const once = skill('once', {
    ...text('declareAttack', { effect: 'modAttack', amount: 2 }),
    limit: { times: 1, per: 'soldierTurn' },
  });
  const range = attacking([once], { skills: ['once'] }, { dice: 'attack 9 cover 1' });
  range.attack(1, 'trio').give(use('skill:once')).give(SEMI).attack(1, 'trio');
  expect(range.asked).toBe('modeChoice');
});

it('[WF-KEY-05] a weapon’s text, and that of what is attached to it, joins attacks with that weapon', () => {
  const sight = equipment('sight', { attachesTo: ['Rifle'], abilities: AIM.abilities ?? [] });
  const laser = weapon('laser', { words: ['Laser'], abilities: AIM.abilities ?? [] });
  const gear = [{ card: 'rifle' }, { card: 'sight', attachTo: 0 }, { card: 'laser' }];
  const scene = () => attacking([sight, laser], { gear });
  const rifle = scene().attack(1, 'trio');
  expect([rifle.offers(use('item:2')), rifle.offers(use('item:3'))]).toEqual([true, false]);
  const other = scene().attack(3, 'trio');
  expect([other.offers(use('item:2')), other.offers(use('item:3'))]).toEqual([false, true]);
});

it('[WF-GEAR-12] equipment that has joined an attack has helped its Soldier, and nobody else this turn', () => {
  const scope = equipment('scope', { abilities: AIM.abilities ?? [] });
  const gear = [{ card: 'rifle' }, { card: 'scope' }];
  const range = attacking([scope], { gear }, { dice: 'attack 9 cover 1' });
  range.attack(1, 'trio').give(use('item:2')).give(SEMI);
  for (const item of [1, 2])
    range
      .give({ type: 'handleGear', soldier: 1 })
      .give({ type: 'passGear', item, to: 2 })
      .give({ type: 'enough' });
  range.give({ type: 'attack', soldier: 2, weapon: 1, profile: 0 }).aim('trio');
  expect(range.asked).toBe('modeChoice');
});

it('[WF-GEAR-17, WF-ATK-29] a booster with counters is expended by use', () => {
  const flare = equipment('flare', {
    expended: true,
    abilities: [{ ...AIM.abilities?.[0], cost: [{ pay: 'expend', amount: 1 }] } as Ability],
  });
  const gear = [{ card: 'rifle' }, { card: 'flare', units: 2 }];
  const range = attacking([flare], { gear }, { dice: 'attack 9 cover 1 attack 9 cover 1' });
  range.attack(1, 'trio').give(use('item:2')).give(SEMI);
  expect(range.soldier(1).gear[1]?.counters).toBe(1);
  range.attack(1, 'trio').give(use('item:2')).give(SEMI);
  expect(range.soldier(1).gear).toHaveLength(1);
});

it('[WF-ACT-04] a suppressed Soldier cannot use equipment or Skills for a granted attack (WF-RULING-147)', () => {
  const snap = action('snap', text('main', { effect: 'grantAttack' }));
  const scene = (suppress: number) =>
    attacking([AIM, snap], { skills: ['aim'], suppress, hand: ['snap'] })
      .play('snap')
      .first('attack')
      .aim('trio');
  expect(scene(0).asked).toBe('boostChance');
  expect(scene(1).asked).toBe('modeChoice');
});

it('[WF-GEAR-15, WF-GEAR-16] in the Hostile Turn a Skill joins a Triggered attack, equipment does not', () => {
  const mine = weapon('mine', {
    expended: true,
    triggered: true,
    stacks: [],
    profiles: [{ ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'explosion', dice: 1 }] }],
  });
  const scope = equipment('scope', { abilities: AIM.abilities ?? [] });
  const walker = hostile('walker', { charts: [] });
  const scene = (line: object) =>
    drill(
      {
        at: 'closeRange',
        path: ['field'],
        soldiers: [{ card: 'ace', slot: 2, ...line }],
        hostiles: [{ card: 'walker', slot: 1, target: 1 }],
      },
      { cards: [mine, scope, walker, AIM], dice: 'attack 9 cover 6' },
    ).first('attack');
  const skilled = scene({ gear: [{ card: 'mine' }], skills: ['aim'] });
  expect(skilled.asked).toBe('boostChance');
  skilled.pass();
  expect(scene({ gear: [{ card: 'mine' }, { card: 'scope' }] }).asked).toBe('action');
});

it('[WF-ATK-05, WF-HOST-17] something in play may lift Screening for an attack', () => {
  const eye = skill('eye', {
    ...text('declareAttack', { effect: 'ignoreScreening' }),
    limit: { times: 1, per: 'gameTurn' },
  });
  const sniper = hostile('sniper', {
    abilities: [text('static', { effect: 'screenedBy', by: { of: 'all' } })],
  });
  const far = weapon('rifle', {
    profiles: [{ ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'semi', dice: 1 }], stack: 0 }],
  });
  const hostiles = [
    { card: 'trio', slot: 2, target: 1 },
    { card: 'sniper', slot: 2, target: 1 },
  ];
  const range = attacking(
    [eye, sniper, far],
    { skills: ['eye'] },
    { dice: 'attack 9 cover 6' },
    { hostiles },
  );
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  const shot = { type: 'onHostile', hostile: range.hostile('sniper').token } as const;
  expect(range.offers(shot)).toBe(false);
  range.give(use('skill:eye'));
  expect(range.soldier(1).uses).toEqual({});
  range.give(shot);
  expect(range.game.hostiles.map(({ card }) => card)).toEqual(['trio']);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.offers(use('skill:eye'))).toBe(false);
});

const STRIDE: Ability = text('payEntrance', { effect: 'modMovement', amount: 2 });
const HEAVY = soldier('heavy', { movement: 0 });
const HILL = location('hill', { entrance: 2, traits: ['Nature'] });

/** A heavy Soldier in slot 1 could enter a hill for 2. */
function entering(cards: readonly Card[], line: object, others: Wanted['soldiers'] = []) {
  const soldiers = [{ card: 'heavy', slot: 1, ...line }, ...others];
  return drill({ path: ['hill'], soldiers }, { cards: [HEAVY, HILL, ...cards] });
}

const GO = { type: 'move', soldier: 1, to: 2 } as const;

it('[WF-MOVE-05] a Skill may pay towards an entrance; without it the Move could not be paid', () => {
  const stride = skill('stride', STRIDE);
  expect(entering([], {}).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const range = entering([stride], { skills: ['stride'] });
  expect(range.offers(GO)).toBe(true);
  range.give(GO).give(use('skill:stride'));
  expect(range.soldier(1)).toMatchObject({ slot: 2, actions: 2 });
});

it('[WF-MOVE-05] it joins an entrance once, and is not used up when the Move is called off', () => {
  const stride = skill('stride', {
    ...text('payEntrance', { effect: 'modMovement', amount: 1 }),
    limit: { times: 1, per: 'soldierTurn' },
  });
  const range = entering([stride], { skills: ['stride'], hand: ['blank'] });
  range.give(GO).give(use('skill:stride'));
  expect(range.offers(use('skill:stride'))).toBe(false);
  range.give({ type: 'cancel' }).give(GO).give(use('skill:stride')).first('pick');
  expect(range.soldier(1)).toMatchObject({ slot: 2 });
  expect(range.soldier(1).uses).toEqual({ 'soldierTurn skill:stride 0': 1 });
  expect(entering([stride], { skills: ['stride'] }).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
});

it('[WF-MOVE-05, WF-CARD-06] a comrade’s Skill pays for others where it says so, for its price', () => {
  const guide = skill('guide', { ...STRIDE, upgun: { who: { who: 'anySoldier' } } });
  const comrade = (xp: number) => [{ card: 'ben', slot: 1, skills: ['guide'], xp }];
  expect(entering([guide], {}, comrade(0)).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const range = entering([guide], {}, comrade(1)).give(GO).give(use('skill:guide', 2));
  expect(range.soldier(1).slot).toBe(2);
  expect(range.soldier(2).xp).toBe(0);
});

it('[WF-MOVE-05, WF-CORE-15] conditions, discards and counters of such a booster count', () => {
  const boots = equipment('boots', {
    expended: true,
    abilities: [
      { ...STRIDE, if: [{ is: 'locationTrait', trait: 'Nature' }], cost: [{ pay: 'expend', amount: 1 }] },
    ],
  });
  const range = entering([boots], { gear: [{ card: 'boots' }] })
    .give(GO)
    .give(use('item:1'));
  expect(range.soldier(1)).toMatchObject({ slot: 2, gear: [] });
  const street = location('hill', { entrance: 2 });
  expect(entering([boots, street], { gear: [{ card: 'boots' }] }).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const dear = skill('dear', { ...STRIDE, cost: [{ pay: 'discard', amount: 1 }] });
  expect(entering([dear], { skills: ['dear'] }).refusal(GO)).toBe('CANNOT_AFFORD_ENTRANCE');
  const paid = entering([dear], { skills: ['dear'], hand: ['blank'] })
    .give(GO)
    .give(use('skill:dear'));
  paid.first('pick');
  expect(paid.soldier(1).slot).toBe(2);
  expect(paid.zone('actionDiscard')).toEqual(['blank']);
});

it('[WF-MOVE-13] a Skill may ease all later entrances for the first to enter (WF-RULING-52)', () => {
  const marker = skill('marker', text('firstEntry', { effect: 'modEntrance', amount: -2, at: 'here' }));
  const scene = (wasEntered: boolean) =>
    drill(
      {
        path: ['hill'],
        slotChanges: { 2: { wasEntered } },
        soldiers: [
          { card: 'ace', slot: 1, skills: ['marker'] },
          { card: 'heavy', slot: 1 },
        ],
      },
      { cards: [HEAVY, HILL, marker] },
    ).give(GO);
  const range = scene(false);
  expect(range.asked).toBe('firstEntryChance');
  range.give(use('skill:marker'));
  expect(range.game.path[1]?.reduction).toBe(2);
  range.give({ ...GO, soldier: 2 });
  expect(range.soldier(2).slot).toBe(2);
  expect(scene(true).asked).toBe('action');
});
