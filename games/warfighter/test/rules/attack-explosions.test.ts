import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { equipment, hostile, soldier, text, weapon } from './drill-cards.ts';

const PAIR = hostile('pair', { reticles: 2, value: 1 });
const GRENADE = { card: 'grenade', units: 2 };

function grenadier(card: string, changes: object = {}) {
  return {
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: [GRENADE] }],
    hostiles: [{ card, slot: 2, target: 1, ...changes }],
  };
}

it('[WF-ATK-22, WF-ATK-16, WF-KEY-31, WF-VEC-07] each die of an Explosion counts separately; what finds no room is lost', () => {
  const range = drill(grenadier('pair'), { cards: [PAIR], dice: 'attack 2 7 8 9 cover 1' }).attack(1, 'pair');
  expect(range.told('attackRolled')[0]).toMatchObject({ kills: 0, suppresses: 2, coverModifier: 1 });
  expect(range.hostile('pair')).toMatchObject({ ekia: 0, suppress: 2 });
});

it.each([
  ['suppresses more than there are reticles', 'attack 2 7 8 9 cover 1', [0, 3, 0, 2, 1]],
  ['kills more than there are reticles', 'attack 7 8 9 2 cover 2', [3, 1, 2, 0, 2]],
  ['finds room for all', 'attack 2 2 2 7 cover 1', [0, 1, 0, 1, 0]],
])(
  '[WF-ATK-14, WF-ATK-16, WF-ATK-17] an attack that %s tells what was rolled and what applies',
  (_what, dice, counts) => {
    const range = drill(grenadier('pair'), { cards: [PAIR], dice }).attack(1, 'pair');
    const [told] = range.told('attackRolled');
    const { rolledKills, rolledSuppresses, kills, suppresses, unplaced } = told ?? {};
    expect([rolledKills, rolledSuppresses, kills, suppresses, unplaced]).toEqual(counts);
  },
);

it('[WF-ATK-22, WF-VEC-13] four hits on two reticles kill the card', () => {
  const range = drill(grenadier('pair'), { cards: [PAIR], dice: 'attack 7 8 9 10 cover 2' }).attack(
    1,
    'pair',
  );
  expect(range.game.hostiles).toEqual([]);
  expect(range.told('hostileKilled')[0]).toMatchObject({ amount: 2 });
  expect(range.soldier(1).xp).toBe(1);
});

it('[WF-ATK-22, WF-XP-01, WF-VEC-14] Kills are placed before Suppresses (WF-RULING-54)', () => {
  const range = drill(grenadier('trio', { ekia: 1 }), { dice: 'attack 2 7 3 9 cover 2' }).attack(1, 'trio');
  expect(range.game.hostiles).toEqual([]);
  expect(range.soldier(1).xp).toBe(3);
});

it('[WF-ATK-17, WF-ATK-16] a Kill put on a Suppress leaves its reticle room for a Suppress of the same Explosion', () => {
  const range = drill(grenadier('trio', { suppress: 1 }), { dice: 'attack 2 9 3 4 cover 2' }).attack(
    1,
    'trio',
  );
  range.give({ type: 'killSuppressed' });
  expect(range.hostile('trio')).toMatchObject({ ekia: 1, suppress: 2 });
});

it('[WF-ATK-29, WF-KEY-30] each attack with an Expended weapon removes a unit, the last one the card', () => {
  const range = drill(grenadier('trio'), { dice: 'attack 1 1 1 1 cover 1 attack 1 1 1 1 cover 1' });
  range.attack(1, 'trio');
  expect(range.soldier(1).gear[0]?.counters).toBe(1);
  range.attack(1, 'trio');
  expect(range.soldier(1).gear).toEqual([]);
});

/** A carbine with a launcher under it: one shot a turn, one grenade each. */
const COMBO = weapon('combo', {
  words: ['Carbine'],
  profiles: [
    { ranges: [{ range: 1, kill: 6, reload: 2 }], modes: [{ mode: 'semi', dice: 1 }], stack: 0 },
    {
      ranges: [{ range: 1, kill: 7 }],
      modes: [{ mode: 'explosion', dice: 2 }],
      stack: 1,
      penetration: 1,
      singleShot: true,
      spends: true,
    },
  ],
  stacks: [
    { ammo: 'round', count: 3 },
    { ammo: 'grenade', count: 3, setSize: 1 },
  ],
});
const LAUNCHING = {
  path: ['field'],
  soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'combo' }] }],
  hostiles: [{ card: 'trio', slot: 2, target: 1 }],
};
const LAUNCH = { type: 'attack', soldier: 1, weapon: 1, profile: 1 } as const;

it('[WF-ATK-30, WF-KEY-69, WF-KEY-94] a single shot locks its mode only, until the end of the game turn (WF-RULING-55, 65)', () => {
  const range = drill(LAUNCHING, { cards: [COMBO], dice: 'attack 1 2 cover 1 hostile 1 cover 1' });
  range.give(LAUNCH).aim('trio');
  expect(range.soldier(1).gear[0]?.stacks).toEqual([
    { left: 3, isEmpty: false },
    { left: 2, isEmpty: false },
  ]);
  expect(range.offers(LAUNCH)).toBe(false);
  expect(range.refusal(LAUNCH)).toBe('SHOT_USED');
  expect(range.offers({ ...LAUNCH, profile: 0 })).toBe(true);
  range.endTurn();
  expect(range.game.turn).toBe(2);
  expect(range.offers(LAUNCH)).toBe(true);
});

it('[WF-ATK-25] a launched grenade keeps the bonuses for the Ranged card; a thrown one has none of them', () => {
  const marksman = soldier('ace', {
    abilities: [
      {
        when: 'static',
        if: [{ is: 'weaponTrait', trait: 'Ranged' }],
        do: [{ effect: 'modAttack', amount: 2 }],
      },
    ],
  });
  const sight = equipment('sight', {
    attachesTo: ['Carbine'],
    abilities: [text('static', { effect: 'modAttack', amount: 1 })],
  });
  const range = drill(
    {
      ...LAUNCHING,
      soldiers: [
        { card: 'ace', slot: 1, gear: [{ card: 'combo' }, { card: 'sight', attachTo: 0 }, GRENADE] },
      ],
      hostiles: [
        { card: 'trio', slot: 2, target: 1 },
        { card: 'grunt', slot: 1, target: 1 },
      ],
    },
    { cards: [COMBO, marksman, sight], dice: 'attack 1 1 cover 1 attack 1 1 1 1 cover 1' },
  );
  range.give(LAUNCH).aim('trio');
  range.attack(3, 'grunt');
  expect(range.told('attackRolled').map(({ modifier }) => modifier)).toEqual([3, 0]);
});

it('[WF-ATK-37, WF-OPT-04, WF-OPT-05, WF-OPT-06, WF-VEC-58] two dice one above the Reload number jam the weapon after the attack', () => {
  const armed = {
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }] }],
    hostiles: [{ card: 'trio', slot: 2, target: 1 }],
  };
  const options = { 'weapon-jams': 'on' } as const;
  const burst = drill(armed, { options, dice: 'attack 3 3 cover 3' }).attack(1, 'trio', 'burst');
  expect(burst.soldier(1).gear[0]?.isJammed).toBe(true);
  const auto = drill(armed, { options, dice: 'attack 3 6 3 cover 3' }).attack(1, 'trio', 'auto');
  expect(auto.hostile('trio').ekia).toBe(1);
  expect(auto.refusal({ type: 'attack', weapon: 1 })).toBe('WEAPON_JAMMED');
  auto.give({ type: 'clearJam', soldier: 1, weapon: 1 });
  expect(auto.offers({ type: 'attack', weapon: 1 })).toBe(true);
  const single = drill(armed, { options, dice: 'attack 3 4 cover 3' }).attack(1, 'trio', 'burst');
  expect(single.soldier(1).gear[0]?.isJammed).toBe(false);
  const off = drill(armed, { dice: 'attack 3 3 cover 3' }).attack(1, 'trio', 'burst');
  expect(off.soldier(1).gear[0]?.isJammed).toBe(false);
});

it('[WF-OPT-07] one Auto attack can jam and empty the weapon; each needs its own Action (WF-RULING-68)', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { options: { 'weapon-jams': 'on' }, dice: 'attack 3 1 3 cover 3' },
  ).attack(1, 'trio', 'auto');
  expect(range.soldier(1).gear[0]).toMatchObject({ isJammed: true, stacks: [{ left: 3, isEmpty: true }] });
  range.give({ type: 'reload', soldier: 1, weapon: 1, stack: 0 });
  expect(range.soldier(1).gear[0]).toMatchObject({ isJammed: true, stacks: [{ left: 2, isEmpty: false }] });
  range.give({ type: 'clearJam', soldier: 1, weapon: 1 });
  expect(range.soldier(1)).toMatchObject({ actions: 0, gear: [{ isJammed: false }] });
});
