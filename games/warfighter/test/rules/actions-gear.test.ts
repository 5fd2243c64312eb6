import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import { type Drill, drill, type Terms } from './drill.ts';
import { action, equipment, hostile, location, soldier, text, weapon } from './drill-cards.ts';

/** Opens the gear of one Soldier. */
function handling(wanted: Wanted, terms: Terms = {}, number = 1): Drill {
  return drill(wanted, terms).give({ type: 'handleGear', soldier: number });
}

const HURT = [{ points: 4, isTreated: false }];

it('[WF-GEAR-08] Player Soldiers in one Location pass gear as it is, within the receiver’s Loadout (WF-RULING-146)', () => {
  const wanted = {
    path: ['field'],
    soldiers: [
      { card: 'ace', gear: [{ card: 'rifle', isJammed: true, stacks: [{ left: 2, isEmpty: true }] }] },
      { card: 'ben' },
      { card: 'cal', slot: 2 },
    ],
  };
  expect(
    handling(wanted)
      .match.options(0)
      .flatMap((each) => (each.type === 'passGear' ? [each.to] : [])),
  ).toEqual([2]);
  const range = handling(wanted).give({ type: 'passGear', item: 1, to: 2 });
  expect(range.soldier(1).gear).toEqual([]);
  expect(range.soldier(2).gear).toMatchObject([
    { card: 'rifle', isJammed: true, stacks: [{ left: 2, isEmpty: true }] },
  ]);
  const weak = handling(wanted, { cards: [soldier('ben', { loadout: 1 })] });
  expect(weak.offers({ type: 'passGear' })).toBe(false);
});

it('[WF-GEAR-09] nobody passes weapons or equipment to or from Non-Player and Squad Soldiers', () => {
  const wanted = {
    soldiers: [
      { card: 'ace', gear: [{ card: 'grenade' }] },
      { card: 'nell', gear: [{ card: 'rifle' }] },
      { card: 'sid' },
    ],
  };
  expect(handling(wanted).offers({ type: 'passGear' })).toBe(false);
  expect(
    handling(wanted, {}, 2)
      .match.options(0)
      .map(({ type }) => type),
  ).toEqual(['enough', 'dropAmmo']);
});

it('[WF-GEAR-10, WF-GEAR-11] what is dropped stays there until a Player Soldier with room for it picks it up', () => {
  const wanted = { soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }, { card: 'ben' }] };
  const range = handling(wanted, { cards: [soldier('ben', { loadout: 1 })] }).give({
    type: 'dropGear',
    item: 1,
  });
  expect(range.game.path[0]?.gear).toMatchObject([{ card: 'rifle', droppedBy: 1 }]);
  range.give({ type: 'enough' });
  expect(range.refusal({ type: 'handleGear', soldier: 2 })).toBe('NO_GEAR_HERE');
  range.give({ type: 'handleGear', soldier: 1 }).give({ type: 'pickUp', item: 1 });
  expect(range.soldier(1).gear).toMatchObject([{ card: 'rifle', droppedBy: 0 }]);
  expect(range.game.path[0]?.gear).toEqual([]);
});

it('[WF-GEAR-11] what lies in a Location is picked up there and nowhere else', () => {
  const lying = { 2: { gear: [{ card: 'rifle' }] } };
  const at = (slot: number) =>
    drill({ path: ['field'], slotChanges: lying, soldiers: [{ card: 'ace', slot }] });
  expect(at(1).refusal({ type: 'handleGear' })).toBe('NO_GEAR_HERE');
  const range = at(2).give({ type: 'handleGear', soldier: 1 });
  expect(range.offers({ type: 'pickUp', item: 1 })).toBe(true);
});

it('[WF-GEAR-08, WF-BUY-08] what raises the limit cannot be given away before the load', () => {
  const vest = equipment('vest', {
    load: 0,
    abilities: [text('static', { effect: 'modLoadout', amount: 2 })],
  });
  const range = handling(
    {
      soldiers: [
        { card: 'ace', gear: [{ card: 'vest' }, { card: 'rifle' }, { card: 'rifle' }] },
        { card: 'ben' },
      ],
    },
    { cards: [vest, soldier('ace', { loadout: 2 })] },
  );
  expect(range.offers({ type: 'passGear', item: 1 })).toBe(false);
  expect(range.offers({ type: 'dropGear', item: 1 })).toBe(false);
  range.give({ type: 'dropGear', item: 2 });
  expect(range.offers({ type: 'dropGear', item: 1 })).toBe(true);
});

const SIP = equipment('sip', { abilities: [text('main', { effect: 'gainActions', amount: 1 })] });
const use = (soldier: number) => ({ type: 'useAbility', soldier, source: 'item:1', ability: 0 }) as const;
const pass = { type: 'passGear', item: 1, to: 2 } as const;

/** Soldier 1 has used the first item, which Soldier 2 would like to use as well. */
function shared(lock: 'equipment' | 'no-transfer' | 'one-user', card: string): Drill {
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card }] }, { card: 'ben' }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    {
      cards: [SIP],
      options: { 'gear-use-lock': lock },
      ...(card === 'rifle' && { dice: 'attack 9 cover 1' }),
    },
  );
  if (card === 'sip') range.give(use(1));
  else range.attack(1, 'trio', 'semi');
  return range;
}

it('[WF-GEAR-12] equipment that helped one Soldier cannot help another in the same game turn; a weapon can', () => {
  const range = shared('equipment', 'sip')
    .give({ type: 'handleGear', soldier: 1 })
    .give(pass)
    .give({ type: 'enough' });
  expect(range.refusal(use(2))).toBe('LIMIT_REACHED');
  const gun = shared('equipment', 'rifle')
    .give({ type: 'handleGear', soldier: 1 })
    .give(pass)
    .give({ type: 'enough' });
  expect(gun.offers({ type: 'attack', soldier: 2, weapon: 1 })).toBe(true);
});

it('[WF-GEAR-12] an attachment serves one weapon a turn (WF-RULING-108)', () => {
  const sight = equipment('sight', {
    attachesTo: ['Rifle'],
    abilities: [text('static', { effect: 'modAttack', amount: 1 })],
  });
  const range = drill(
    {
      soldiers: [
        { card: 'ace', gear: [{ card: 'rifle' }, { card: 'rifle' }, { card: 'sight', attachTo: 0 }] },
      ],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [sight], dice: 'attack 5 cover 1 attack 5 cover 1' },
  )
    .attack(1, 'trio', 'semi')
    .give({ type: 'handleGear', soldier: 1 })
    .give({ type: 'attach', item: 3, to: 2 })
    .give({ type: 'enough' })
    .attack(2, 'trio', 'semi');
  expect(range.told('attackRolled').map(({ modifier }) => modifier)).toEqual([1, 0]);
});

it('[WF-GEAR-12] pads that helped one Soldier move do not help the next one this turn', () => {
  const pads = equipment('pads', { abilities: [text('static', { effect: 'modMovement', amount: 1 })] });
  const cards = [
    pads,
    location('field', { entrance: 1 }),
    ...['ace', 'ben'].map((id) => soldier(id, { movement: 0 })),
  ];
  const range = drill(
    {
      path: ['field', 'field'],
      soldiers: [
        { card: 'ace', gear: [{ card: 'pads' }] },
        { card: 'ben', slot: 2 },
      ],
    },
    { cards },
  ).give({ type: 'move', soldier: 1, to: 2 });
  range.give({ type: 'handleGear', soldier: 1 }).give(pass).give({ type: 'enough' });
  const onward = { type: 'move', soldier: 2, to: 3 } as const;
  expect(range.refusal(onward)).toBe('CANNOT_AFFORD_ENTRANCE');
  expect(range.endTurn().offers(onward)).toBe(true);
});

it('[WF-GEAR-13] with no-transfer, gear used this turn is neither passed nor dropped', () => {
  for (const card of ['sip', 'rifle']) {
    const range = shared('no-transfer', card);
    if (card === 'sip') expect(range.refusal({ type: 'handleGear', soldier: 1 })).toBe('NO_GEAR_HERE');
    else
      expect(
        range
          .give({ type: 'handleGear', soldier: 1 })
          .match.options(0)
          .map(({ type }) => type),
      ).toEqual(['enough', 'dropAmmo']);
  }
});

it('[WF-GEAR-14] with one-user, every card serves one Soldier per game turn', () => {
  const range = shared('one-user', 'rifle')
    .give({ type: 'handleGear', soldier: 1 })
    .give(pass)
    .give({ type: 'enough' });
  expect(range.refusal({ type: 'attack', soldier: 2, weapon: 1 })).toBe('LIMIT_REACHED');
});

const MINE = weapon('mine', {
  traits: [],
  words: ['Mine'],
  stacks: [],
  expended: true,
  triggered: true,
  profiles: [{ ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'explosion', dice: 1 }] }],
});

it('[WF-GEAR-15, WF-GEAR-16] in the Hostile Turn equipment rests, Skills work', () => {
  const goggles = equipment('goggles', { abilities: [text('static', { effect: 'modAttack', amount: 3 })] });
  const range = drill(
    {
      at: 'closeRange',
      path: ['field', 'field'],
      soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'mine' }, { card: 'goggles' }], skills: ['keen'] }],
      hostiles: [{ card: 'dog', slot: 2, target: 1 }],
    },
    {
      cards: [
        MINE,
        goggles,
        {
          id: 'keen',
          source: 'original',
          type: 'skill',
          cost: 1,
          abilities: [text('static', { effect: 'modAttack', amount: 1 })],
        },
        hostile('dog', { charts: [{ range: [0, 0], columns: [] }] }),
      ],
      dice: 'attack 5 cover 6',
    },
  ).give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.told('attackRolled')[0]).toMatchObject({ modifier: 1, kills: 1 });
});

it('[WF-GEAR-17] equipment with counters loses one by its use, and goes with the last', () => {
  const ration = equipment('ration', {
    expended: true,
    abilities: [
      { ...text('main', { effect: 'gainActions', amount: 1 }), cost: [{ pay: 'expend', amount: 1 }] },
    ],
  });
  const range = drill(
    { soldiers: [{ card: 'ace', gear: [{ card: 'ration', units: 2 }] }] },
    { cards: [ration] },
  ).give(use(1));
  expect(range.soldier(1).gear).toMatchObject([{ counters: 1 }]);
  range.give(use(1));
  expect(range.soldier(1).gear).toEqual([]);
});

it('[WF-GEAR-18] what was thrown away or expended is out of the game', () => {
  const range = drill(
    {
      soldiers: [
        { card: 'ace', wounds: HURT },
        { card: 'ben', gear: [{ card: 'rifle' }, { card: 'grenade' }] },
      ],
      hostiles: [{ card: 'trio', slot: 1, target: 2 }],
    },
    { dice: 'attack 1 1 1 1 cover 1' },
  )
    .give({ type: 'medevac', soldier: 1 })
    .give({ type: 'discardGear', item: 1 })
    .give({ type: 'enough' })
    .attack(2, 'trio', undefined, 2);
  expect(range.soldier(2).gear).toEqual([]);
  expect(range.game.path.flatMap(({ gear }) => gear)).toEqual([]);
});

it('[WF-GEAR-19] flags matter at purchase, not for what is passed or found (WF-RULING-106)', () => {
  const range = handling(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'foreign' }] }, { card: 'ben' }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    {
      cards: [weapon('foreign', { nation: 'm' }), soldier('ace', { nation: 'm' })],
      options: { 'nation-pool': 'soldier' },
    },
  ).give(pass);
  range.give({ type: 'enough' });
  expect(range.offers({ type: 'attack', soldier: 2, weapon: 1 })).toBe(true);
});

it('[WF-ACT-13] gear changes hands in the own Location, Ammo also with Non-Player Soldiers', () => {
  const range = handling({
    path: ['field'],
    soldiers: [
      { card: 'ace', slot: 2, gear: [{ card: 'rifle' }] },
      { card: 'ben', slot: 1 },
      { card: 'nell', slot: 2, gear: [{ card: 'rifle', stacks: [{ left: 1 }] }] },
    ],
  });
  expect(range.match.options(0).map(({ type }) => type)).toEqual([
    'enough',
    'dropGear',
    'giveAmmo',
    'dropAmmo',
  ]);
  range.give({ type: 'enough' }).give({ type: 'handleGear', soldier: 3 });
  expect(range.match.options(0).map(({ type }) => type)).toEqual(['enough', 'giveAmmo', 'dropAmmo']);
});

it('[WF-BUY-20] a limit per weapon holds for attaching, too', () => {
  const sight = equipment('sight', { attachesTo: ['Rifle'], limit: { times: 1, per: 'weapon' } });
  const range = handling(
    {
      soldiers: [
        { card: 'ace', gear: [{ card: 'rifle' }, { card: 'sight', attachTo: 0 }, { card: 'sight' }] },
      ],
    },
    { cards: [sight, action('blank', text('main'))] },
  );
  expect(range.offers({ type: 'attach', item: 3, to: 1 })).toBe(false);
  range.give({ type: 'detach', item: 2 });
  expect(range.offers({ type: 'attach', item: 3, to: 1 })).toBe(true);
});
