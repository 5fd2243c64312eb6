import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import { type Drill, drill, type Terms } from './drill.ts';
import { soldier, weapon } from './drill-cards.ts';

/** Opens the gear of one Soldier. */
function handling(wanted: Wanted, terms: Terms = {}, number = 1): Drill {
  return drill(wanted, terms).give({ type: 'handleGear', soldier: number });
}

const HURT = [{ points: 4, isTreated: false }];
const RIFLES = {
  soldiers: [
    { card: 'ace', gear: [{ card: 'rifle' }] },
    { card: 'ben', gear: [{ card: 'rifle' }] },
  ],
};

it('[WF-GEAR-01] attacks use no counters up', () => {
  const range = drill(
    { ...RIFLES, hostiles: [{ card: 'trio', slot: 1, target: 1 }] },
    { dice: 'attack 9 cover 1' },
  ).attack(1, 'trio', 'semi');
  expect(range.soldier(1).gear[0]?.stacks).toEqual([{ left: 3, isEmpty: false }]);
});

it('[WF-GEAR-02, WF-GEAR-03] an Empty counter or none at all blocks a weapon (WF-RULING-70)', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', gear: [{ card: 'rifle', stacks: [{ left: 1, isEmpty: true }] }] },
      { card: 'ben', gear: [{ card: 'rifle', stacks: [{ left: 0 }] }] },
    ],
    hostiles: [{ card: 'trio', slot: 1, target: 1 }],
  });
  expect(range.refusal({ type: 'attack', soldier: 1, weapon: 1 })).toBe('WEAPON_EMPTY');
  expect(range.refusal({ type: 'attack', soldier: 2, weapon: 2 })).toBe('NO_AMMO');
  range.give({ type: 'reload', soldier: 1, weapon: 1, stack: 0 });
  expect(range.refusal({ type: 'attack', soldier: 1, weapon: 1 })).toBe('NO_AMMO');
});

it('[WF-GEAR-04] only Ammo of the printed type fits', () => {
  const range = handling(
    {
      soldiers: [
        { card: 'ace', gear: [{ card: 'rifle' }] },
        { card: 'ben', gear: [{ card: 'pistol' }, { card: 'rifle' }] },
      ],
    },
    { cards: [weapon('pistol', { stacks: [{ ammo: 'small', count: 2 }] })] },
  );
  expect(range.match.options(0).flatMap((each) => (each.type === 'giveAmmo' ? [each.to] : []))).toEqual([3]);
});

it('[WF-GEAR-05] Player and Non-Player Soldiers in one Location pass Ammo that is not Empty (WF-RULING-105)', () => {
  const wanted = {
    path: ['field'],
    soldiers: [
      { card: 'ace', slot: 2, gear: [{ card: 'rifle', stacks: [{ left: 1, isEmpty: true }] }] },
      { card: 'nell', slot: 2, gear: [{ card: 'rifle', stacks: [{ left: 2 }] }] },
      { card: 'ben', slot: 1, gear: [{ card: 'rifle' }] },
    ],
  };
  const range = handling(wanted, {}, 2);
  expect(range.match.options(0).filter(({ type }) => type === 'giveAmmo')).toEqual([
    { type: 'giveAmmo', item: 2, stack: 0, to: 1 },
  ]);
  range.give({ type: 'giveAmmo', item: 2, stack: 0, to: 1 });
  expect(range.soldier(1).gear[0]?.stacks).toEqual([{ left: 2, isEmpty: true }]);
  range
    .give({ type: 'enough' })
    .give({ type: 'handleGear', soldier: 1 })
    .give({ type: 'giveAmmo', item: 1, stack: 0, to: 2 });
  expect(range.offers({ type: 'giveAmmo' })).toBe(false);
});

it('[WF-GEAR-05] the receiver’s Loadout holds for Ammo beyond the printed number (WF-RULING-104)', () => {
  const range = handling(RIFLES, { cards: [soldier('ben', { loadout: 3 })] });
  const give = { type: 'giveAmmo', item: 1, stack: 0, to: 2 } as const;
  range.give(give).give(give).give(give);
  expect(range.soldier(2).gear[0]?.stacks[0]?.left).toBe(6);
  const tight = handling(RIFLES, { cards: [soldier('ben', { loadout: 2 })] });
  expect(tight.offers(give)).toBe(false);
});

it('[WF-GEAR-06] Player and Non-Player Soldiers drop Ammo and pick it up', () => {
  const range = handling({
    soldiers: [
      { card: 'ace', gear: [{ card: 'rifle' }] },
      { card: 'nell', gear: [{ card: 'rifle', stacks: [{ left: 2 }] }] },
      { card: 'sid' },
    ],
  });
  range.give({ type: 'dropAmmo', item: 1, stack: 0 }).give({ type: 'dropAmmo', item: 1, stack: 0 });
  expect(range.game.path[0]?.ammo).toEqual([{ ammo: 'round', setSize: 3, left: 2, droppedBy: 0 }]);
  expect(range.soldier(1).gear[0]?.stacks[0]?.left).toBe(1);
  range.give({ type: 'enough' }).give({ type: 'handleGear', soldier: 2 });
  range.give({ type: 'pickUpAmmo', pile: 0, to: 2 });
  expect(range.soldier(2).gear[0]?.stacks[0]?.left).toBe(3);
  // WF-SOLD-08: no more than printed.
  expect(range.offers({ type: 'pickUpAmmo' })).toBe(false);
  range.give({ type: 'dropAmmo', item: 2, stack: 0 });
  expect(range.offers({ type: 'pickUpAmmo' })).toBe(true);
  range.give({ type: 'enough' });
  expect(range.refusal({ type: 'handleGear', soldier: 3 })).toBe('SQUAD_GEAR');
});

it('[WF-GEAR-06] a Non-Player Soldier takes Ammo from a weapon that was left behind (WF-RULING-106)', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', wounds: HURT, gear: [{ card: 'rifle' }] },
      { card: 'nell', gear: [{ card: 'rifle', stacks: [{ left: 1 }] }] },
    ],
  })
    .give({ type: 'medevac', soldier: 1 })
    .give({ type: 'handleGear', soldier: 2 });
  expect(range.offers({ type: 'pickUp' })).toBe(false);
  range.give({ type: 'takeAmmo', item: 1, stack: 0, to: 2 });
  expect(range.soldier(2).gear[0]?.stacks[0]?.left).toBe(2);
  expect(range.game.path[0]?.gear[0]?.stacks[0]?.left).toBe(2);
});

it('[WF-GEAR-06] extra Ammo that somebody laid down still counts in the team value (WF-RULING-103)', () => {
  const range = handling({
    soldiers: [
      { card: 'ace', gear: [{ card: 'rifle', ammo: [1] }] },
      { card: 'ben', wounds: HURT },
    ],
  });
  for (let count = 0; count < 3; count += 1) range.give({ type: 'dropAmmo', item: 1, stack: 0 });
  range.give({ type: 'enough' }).give({ type: 'medevac', soldier: 2 }).give({ type: 'enough' });
  expect(range.game.teamValue).toBe(10 + 2 + 1);
});

it('[WF-GEAR-07] stacks on one card are separate: an Empty in one does not block the other', () => {
  const launcher = weapon('launcher', {
    profiles: [
      { ranges: [{ range: 0, kill: 6, reload: 2 }], modes: [{ mode: 'semi', dice: 1 }], stack: 0 },
      { ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'explosion', dice: 2 }], stack: 1, spends: true },
    ],
    stacks: [
      { ammo: 'round', count: 3 },
      { ammo: 'shell', count: 2, setSize: 1 },
    ],
  });
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'launcher', stacks: [{ isEmpty: true }] }] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [launcher] },
  );
  expect(range.refusal({ type: 'attack', weapon: 1, profile: 0 })).toBe('WEAPON_EMPTY');
  expect(range.offers({ type: 'attack', weapon: 1, profile: 1 })).toBe(true);
});
