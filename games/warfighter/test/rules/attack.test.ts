import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { equipment, hostile, location, text, weapon } from './drill-cards.ts';

const RIFLE = { card: 'rifle' };
/** Ace with a rifle in slot 2, one hostile card in the same slot. */
function facing(card: string, changes: object = {}) {
  return {
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: [RIFLE] }],
    hostiles: [{ card, slot: 2, target: 1, ...changes }],
  };
}

it.each([
  ['WF-VEC-01: burst 4, 9 and 5 kill', 'burst', 'attack 4 9 cover 5', { kills: 1, suppresses: 0 }],
  ['WF-VEC-02: semi 4 and 5 suppress', 'semi', 'attack 4 cover 5', { kills: 0, suppresses: 1 }],
  ['WF-VEC-03: burst 3, 4 and 2 do nothing', 'burst', 'attack 3 4 cover 2', { kills: 0, suppresses: 0 }],
  ['WF-VEC-04: semi 9 and 1 suppress', 'semi', 'attack 9 cover 1', { kills: 0, suppresses: 1 }],
  ['WF-VEC-05: burst 7, 10 and 3 are one Kill', 'burst', 'attack 7 10 cover 3', { kills: 1, suppresses: 0 }],
] as const)(
  '[WF-ATK-14, WF-ATK-13, WF-ATK-12, WF-ATK-09, WF-VEC-01, WF-VEC-02, WF-VEC-03, WF-VEC-04, WF-VEC-05] %s',
  (_name, mode, dice, result) => {
    const range = drill(facing('trio'), { dice }).attack(1, 'trio', mode);
    expect(range.told('attackRolled')[0]).toMatchObject({ ...result, kill: 6, cover: 3 });
    expect(range.hostile('trio')).toMatchObject({ ekia: result.kills, suppress: result.suppresses });
  },
);

it('[WF-ATK-01] an attack goes through its steps in order: declared, rolled, placed, and the weapon last', () => {
  const range = drill(facing('trio'), { dice: 'attack 2 9 cover 5' }).attack(1, 'trio', 'burst');
  const steps = range.match.log
    .flatMap(({ events }) => events.map(({ type }) => type))
    .filter((type) =>
      ['actionSpent', 'attackDeclared', 'rolled', 'attackRolled', 'hostileKilled', 'weaponEmptied'].includes(
        type,
      ),
    );
  expect(steps).toEqual([
    'actionSpent',
    'attackDeclared',
    'rolled',
    'rolled',
    'attackRolled',
    'hostileKilled',
    'weaponEmptied',
  ]);
});

it('[WF-ATK-02] a weapon and one legal target are named: hostile cards and Objective targets', () => {
  const range = drill({
    slots: 3,
    isActive: true,
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 3, gear: [RIFLE] }],
    hostiles: [
      { card: 'grunt', slot: 2, target: 1 },
      { card: 'trio', slot: 1, target: 1 },
    ],
  });
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.asked).toBe('targetChoice');
  expect(range.match.options(0)).toEqual([
    { type: 'onHostile', hostile: range.hostile('grunt').token },
    { type: 'onTarget', target: 0 },
    { type: 'cancel' },
  ]);
});

it.each([
  ['Empty', { stacks: [{ isEmpty: true }] }, 'WEAPON_EMPTY'],
  ['without counters', { stacks: [{ left: 0 }] }, 'NO_AMMO'],
  ['jammed', { isJammed: true }, 'WEAPON_JAMMED'],
])('[WF-ATK-03, WF-KEY-52] a weapon that is %s cannot be used', (_name, state, refusal) => {
  const range = drill({
    ...facing('grunt'),
    soldiers: [{ card: 'ace', slot: 2, gear: [{ ...RIFLE, ...state }] }],
  });
  expect(range.offers({ type: 'attack', weapon: 1 })).toBe(false);
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe(refusal);
});

it('[WF-ATK-04, WF-KEY-79] the Range must be printed, and the figures of that Range count', () => {
  const long = weapon('long', {
    profiles: [
      {
        ranges: [
          { range: 1, kill: 4, reload: 3 },
          { range: 3, kill: 9, reload: 1 },
        ],
        modes: [{ mode: 'semi', dice: 1 }],
        stack: 0,
      },
    ],
  });
  const at = (slot: number) => ({
    path: ['field', 'field', 'field'],
    soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'long' }] }],
    hostiles: [{ card: 'trio', slot, target: 1 }],
  });
  expect(drill(at(3), { cards: [long] }).refusal({ type: 'attack', weapon: 1 })).toBe('OUT_OF_RANGE');
  const near = drill(at(2), { cards: [long], dice: 'attack 3 cover 3' }).attack(1, 'trio');
  expect(near.told('attackRolled')[0]).toMatchObject({ kill: 4, suppresses: 1 });
  expect(near.soldier(1).gear[0]?.stacks[0]?.isEmpty).toBe(true);
  const far = drill(at(4), { cards: [long], dice: 'attack 3 cover 3' }).attack(1, 'trio');
  expect(far.told('attackRolled')[0]).toMatchObject({ kill: 9 });
  expect(far.soldier(1).gear[0]?.stacks[0]?.isEmpty).toBe(false);
});

it('[WF-ATK-06, WF-KEY-11] Collateral Damage bars Explosion and Auto; only legal modes can be chosen', () => {
  const cards = [location('village', { abilities: [text('static', { effect: 'collateralDamage' })] })];
  const range = drill(
    {
      ...facing('trio'),
      path: ['village'],
      soldiers: [{ card: 'ace', slot: 2, gear: [RIFLE, { card: 'grenade' }] }],
    },
    { cards },
  );
  expect(range.refusal({ type: 'attack', weapon: 2 })).toBe('NO_LEGAL_MODE');
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).aim('trio');
  expect(range.match.options(0)).toEqual([
    { type: 'mode', mode: 'semi' },
    { type: 'mode', mode: 'burst' },
  ]);
});

it.each([
  ['semi', 'attack 9', 1],
  ['burst', 'attack 9 9', 2],
  ['auto', 'attack 9 9 9', 3],
] as const)('[WF-ATK-21, WF-ATK-08, WF-KEY-93] %s rolls its number of dice', (mode, dice, count) => {
  const range = drill(facing('trio'), { dice: `${dice} cover 3` }).attack(1, 'trio', mode);
  expect(range.told('attackRolled')[0]?.dice).toHaveLength(count);
  expect(range.hostile('trio').ekia).toBe(1);
});

it('[WF-ATK-10, WF-ATK-11, WF-VEC-08] the natural die empties the weapon, the modified one still kills', () => {
  const sight = equipment('sight', {
    attachesTo: ['Rifle'],
    abilities: [text('static', { effect: 'modAttack', amount: 4 })],
  });
  const range = drill(
    {
      ...facing('trio'),
      soldiers: [{ card: 'ace', slot: 2, gear: [RIFLE, { card: 'sight', attachTo: 0 }] }],
    },
    { cards: [sight], dice: 'attack 2 cover 3' },
  ).attack(1, 'trio', 'semi');
  expect(range.hostile('trio').ekia).toBe(1);
  expect(range.soldier(1).gear[0]?.stacks).toEqual([{ left: 3, isEmpty: true }]);
});

it('[WF-ATK-10, WF-VEC-09] one low die of a burst is enough to empty it; the top counter turns, none is lost', () => {
  const range = drill(facing('trio'), { dice: 'attack 1 9 cover 4' }).attack(1, 'trio', 'burst');
  expect(range.hostile('trio').ekia).toBe(1);
  expect(range.soldier(1).gear[0]?.stacks).toEqual([{ left: 3, isEmpty: true }]);
});

it('[WF-ATK-11] every attack modifier is added to every attack die', () => {
  const lens = equipment('lens', { abilities: [text('static', { effect: 'modAttack', amount: 1 })] });
  const grenadier = {
    ...facing('trio'),
    soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'grenade' }, { card: 'lens' }, { card: 'lens' }] }],
  };
  const range = drill(grenadier, { cards: [lens], dice: 'attack 5 5 5 4 cover 6' }).attack(1, 'trio');
  expect(range.told('attackRolled')[0]).toMatchObject({ modifier: 2, kills: 3 });
  expect(range.game.hostiles).toEqual([]);
});

it('[WF-ATK-11] every cover modifier is added to the cover die: Penetration, gear and all', () => {
  const ammo = equipment('ammo', { abilities: [text('static', { effect: 'modDefeatCover', amount: 1 })] });
  const grenadier = {
    ...facing('trio'),
    soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'grenade' }, { card: 'ammo' }] }],
  };
  const roll = (cover: number) =>
    drill(grenadier, { cards: [ammo], dice: `attack 7 1 1 1 cover ${cover}` }).attack(1, 'trio');
  expect(roll(1).told('attackRolled')[0]).toMatchObject({ coverModifier: 2, kills: 1 });
  const tough = { cards: [ammo, hostile('trio', { reticles: 3, cover: 4 })], dice: 'attack 7 1 1 1 cover 1' };
  expect(drill(grenadier, tough).attack(1, 'trio').hostile('trio').ekia).toBe(0);
});

it('[WF-ATK-34, WF-ATK-26, WF-KEY-73] attack bonuses never change the cover die, Penetration never the attack dice', () => {
  const piercing = weapon('piercing', {
    profiles: [
      { ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'semi', dice: 1 }], penetration: 2 },
      { ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'semi', dice: 1 }], penetration: -2 },
    ],
    stacks: [],
  });
  const lens = equipment('lens', { abilities: [text('static', { effect: 'modAttack', amount: 1 })] });
  const armed = {
    ...facing('trio'),
    soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'piercing' }, { card: 'lens' }] }],
  };
  const through = drill(armed, { cards: [piercing, lens], dice: 'attack 5 cover 1' }).attack(1, 'trio');
  expect(through.told('attackRolled')[0]).toMatchObject({ kills: 1, modifier: 1, coverModifier: 2 });
  const weak = drill(armed, { cards: [piercing, lens], dice: 'attack 5 cover 4' });
  weak.give({ type: 'attack', soldier: 1, weapon: 1, profile: 1 }).aim('trio');
  expect(weak.told('attackRolled')[0]).toMatchObject({ kills: 0, suppresses: 1, coverModifier: -2 });
});

it('[WF-ATK-13] there are no automatic hits or misses: only totals count (WF-RULING-148)', () => {
  const hard = weapon('hard', {
    profiles: [{ ranges: [{ range: 0, kill: 11 }], modes: [{ mode: 'semi', dice: 1 }] }],
    stacks: [],
  });
  const tank = hostile('tank', { cover: 7 });
  const range = drill(
    { ...facing('tank'), soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'hard' }] }] },
    { cards: [hard, tank], dice: 'attack 10 cover 6' },
  ).attack(1, 'tank');
  expect(range.told('attackRolled')[0]).toMatchObject({ kills: 0, suppresses: 0 });
});

it('[WF-ATK-15] an attack that is no Explosion gives at most one Suppress too', () => {
  const range = drill(facing('trio'), { dice: 'attack 9 9 9 cover 1' }).attack(1, 'trio', 'auto');
  expect(range.hostile('trio')).toMatchObject({ ekia: 0, suppress: 1 });
});

it('[WF-ATK-16, WF-KEY-104] a Suppress needs an uncovered reticle', () => {
  const covered = facing('trio', { suppress: 2, ekia: 1 });
  const range = drill(covered, { dice: 'attack 9 cover 1' }).attack(1, 'trio', 'semi');
  expect(range.hostile('trio')).toMatchObject({ ekia: 1, suppress: 2 });
});

it('[WF-ATK-17, WF-KEY-23] the attacker chooses between an uncovered reticle and a suppressed one (WF-RULING-53)', () => {
  const dice = 'attack 9 cover 3';
  const onFree = drill(facing('trio', { suppress: 1 }), { dice }).attack(1, 'trio', 'semi');
  expect(onFree.asked).toBe('killPlacement');
  onFree.give({ type: 'killUncovered' });
  expect(onFree.hostile('trio')).toMatchObject({ ekia: 1, suppress: 1 });
  const onSuppressed = drill(facing('trio', { suppress: 1 }), { dice }).attack(1, 'trio', 'semi');
  onSuppressed.give({ type: 'killSuppressed' });
  expect(onSuppressed.hostile('trio')).toMatchObject({ ekia: 1, suppress: 0 });
  const only = drill(facing('trio', { suppress: 3 }), { dice }).attack(1, 'trio', 'semi');
  expect(only.hostile('trio')).toMatchObject({ ekia: 1, suppress: 2 });
});

it('[WF-ATK-18, WF-HOST-12] a card with all reticles killed is discarded, its counter returns, XP is paid', () => {
  const range = drill(facing('trio', { ekia: 2 }), { dice: 'attack 9 cover 3' });
  const { counter } = range.hostile('trio');
  range.attack(1, 'trio', 'semi');
  expect(range.zone('hostileDiscard')).toContain('trio');
  expect(range.match.state.zones.cup?.tokens).toContain(counter);
  expect(range.soldier(1).xp).toBe(3);
});

it('[WF-ATK-19] the same or another weapon, the same or another target, for each attack', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [RIFLE, RIFLE] }],
      hostiles: [
        { card: 'trio', slot: 2, target: 1 },
        { card: 'grunt', slot: 2, target: 1 },
      ],
    },
    { dice: 'attack 9 cover 3 attack 9 cover 3 attack 9 cover 3' },
  );
  range.attack(1, 'trio', 'semi').attack(1, 'trio', 'semi').attack(2, 'grunt', 'semi');
  expect(range.hostile('trio').ekia).toBe(2);
  expect(range.game.hostiles).toHaveLength(1);
});

it('[WF-ATK-20] surplus Kills do not spill over to another card', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'grenade' }] }],
      hostiles: [
        { card: 'grunt', slot: 2, target: 1 },
        { card: 'trio', slot: 2, target: 1 },
      ],
    },
    { dice: 'attack 9 9 9 9 cover 6' },
  ).attack(1, 'grunt');
  expect(range.hostile('trio')).toMatchObject({ ekia: 0, suppress: 0 });
});
