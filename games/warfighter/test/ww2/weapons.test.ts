import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import type { Terms } from '../rules/drill.ts';
import { action, hostile, location, text, weapon } from '../rules/drill-cards.ts';
import { front } from './front.ts';
import { blade, FIGHTERS } from './front-cards.ts';

function duel(soldier: Wanted['soldiers'][number], terms: Terms = {}, card = 'trio') {
  return front(
    { path: ['field'], soldiers: [{ slot: 2, ...soldier }], hostiles: [{ card, slot: 2, target: 1 }] },
    { ...terms, cards: [...FIGHTERS, ...(terms.cards ?? [])] },
  );
}

const GUN = weapon('gun', {
  bipod: 'helps',
  abilities: [{ when: 'static', if: [{ is: 'deployed' }], do: [{ effect: 'spray', from: 9 }] }],
});

it('[WF-ACT-19, WF-KEY-07, WF-KEY-16] a Bipod is deployed by an Action and helps while it stands', () => {
  const range = duel(
    { card: 'ace', gear: [{ card: 'gun' }] },
    { cards: [GUN], dice: 'attack 9 7 9 cover 5' },
  );
  range.give({ type: 'deploy', soldier: 1, weapon: 1 });
  expect(range.soldier(1)).toMatchObject({ actions: 2, gear: [{ isDeployed: true }] });
  expect(range.offers({ type: 'deploy' })).toBe(false);
  range.attack(1, 'trio', 'auto');
  // Two dice reach 9; the 7 is worth a Suppress.
  expect(range.told('attackRolled')).toMatchObject([{ kills: 2, suppresses: 1 }]);
});

it('[WF-MOVE-12, WF-HTH-29] a Move and entering Striking undeploy it, and so does passing it on (WF-RULING-146)', () => {
  const wanted = { card: 'ace', gear: [{ card: 'gun', isDeployed: true }] };
  const moved = duel(wanted, { cards: [GUN] }).give({ type: 'move', soldier: 1, to: 1 });
  expect(moved.soldier(1).gear[0]?.isDeployed).toBe(false);
  const struck = duel(wanted, { cards: [GUN] });
  struck.give({ type: 'strike', soldier: 1, hostile: struck.hostile('trio').token });
  expect(struck.soldier(1).gear[0]?.isDeployed).toBe(false);
  const dropped = duel(wanted, { cards: [GUN] })
    .give({ type: 'handleGear', soldier: 1 })
    .first('dropGear');
  expect(dropped.game.path[1]?.gear[0]?.isDeployed).toBe(false);
});

it('[WF-ATK-03] a weapon that needs its Bipod is not used without', () => {
  const cards = [weapon('gun', { bipod: 'needed' })];
  expect(
    duel({ card: 'ace', gear: [{ card: 'gun' }] }, { cards }).refusal({ type: 'attack', weapon: 1 }),
  ).toBe('NOT_DEPLOYED');
  expect(
    duel({ card: 'ace', gear: [{ card: 'gun', isDeployed: true }] }, { cards }).offers({
      type: 'attack',
      weapon: 1,
    }),
  ).toBe(true);
});

it('[WF-ATK-23, WF-ATK-24, WF-KEY-97, WF-VEC-15] Spray counts every die, Spray n+ by its own number but for the best', () => {
  const sprayer = (from?: number) =>
    weapon('gun', { abilities: [{ when: 'static', do: [{ effect: 'spray', ...(from && { from }) }] }] });
  const fire = (from?: number) => {
    const range = duel(
      { card: 'ace', gear: [{ card: 'gun' }] },
      { cards: [sprayer(from)], dice: 'attack 6 7 3 cover 5' },
    );
    range.attack(1, 'trio', 'auto');
    return range.told('attackRolled')[0];
  };
  expect(fire()).toMatchObject({ kills: 2, suppresses: 1 });
  expect(fire(9)).toMatchObject({ kills: 1, suppresses: 2 });
});

it('[WF-KEY-11] Collateral Damage forbids a Spray too (WF-RULING-69)', () => {
  const cards = [
    weapon('gun', { abilities: [{ when: 'static', do: [{ effect: 'spray' }] }] }),
    location('field', { abilities: [{ when: 'static', do: [{ effect: 'collateralDamage' }] }] }),
  ];
  expect(
    duel({ card: 'ace', gear: [{ card: 'gun' }] }, { cards }).refusal({ type: 'attack', weapon: 1 }),
  ).toBe('NO_LEGAL_MODE');
});

const M3 = blade('m3', {
  profiles: [
    {
      ranges: [{ range: 0, kill: 8 }],
      melee: true,
      modes: [
        { mode: 'standard', dice: 1, penetration: -2 },
        { mode: 'skillful', dice: 1, attack: 1, penetration: -1, xp: 2 },
        { mode: 'finesse', dice: 1, attack: 2, xp: 4 },
      ],
    },
    { ranges: [{ range: 0, kill: 8 }], thrown: true, modes: [{ mode: 'thrown', dice: 1 }] },
  ],
});

it('[WF-ATK-08, WF-HTH-21, WF-KEY-116, WF-KEY-123] modes may have a price in XP, paid when they are chosen', () => {
  const range = duel(
    { card: 'ace', xp: 3, strikes: 0, gear: [{ card: 'm3' }] },
    { cards: [M3], dice: 'attack 7 cover 4' },
  );
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).aim('trio');
  expect(range.offers({ type: 'mode', mode: 'standard' })).toBe(true);
  expect(range.offers({ type: 'mode', mode: 'finesse' })).toBe(false);
  range.give({ type: 'mode', mode: 'skillful' });
  expect(range.soldier(1).xp).toBe(1);
  expect(range.told('attackRolled')).toMatchObject([{ kill: 8, modifier: 1, coverModifier: -1, kills: 1 }]);
});

it('[WF-HTH-24, WF-KEY-107] a blade may be thrown at Range 0 without Striking and without the HtH modifier', () => {
  const range = duel({ card: 'ben', gear: [{ card: 'm3' }] }, { cards: [M3], dice: 'attack 8 cover 5' });
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 1 }).aim('trio');
  expect(range.told('attackRolled')).toMatchObject([{ modifier: 0, kills: 1 }]);
});

it('[WF-HTH-25] a thrown blade lies under its target until that is gone', () => {
  const range = duel(
    { card: 'ace', gear: [{ card: 'm3' }, { card: 'grenade' }] },
    { cards: [M3], dice: 'attack 3 cover 1 attack 9 9 9 9 cover 6' },
  );
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 1 }).aim('trio');
  expect(range.soldier(1).gear[0]?.under).toBe(range.hostile('trio').token);
  expect(range.refusal({ type: 'attack', weapon: 1, profile: 0 })).toBe('THROWN');
  range.give({ type: 'handleGear', soldier: 1 });
  expect(range.offers({ type: 'dropGear', item: 1 })).toBe(false);
  range.give({ type: 'enough' }).attack(2, 'trio');
  expect(range.game.hostiles).toEqual([]);
  expect(range.soldier(1).gear).toMatchObject([{ card: 'm3', under: -1 }]);
});

it('[WF-HTH-25] thrown-retrieval says where its owner must be', () => {
  const far = (retrieval: 'anywhere' | 'same-location') => {
    const range = duel(
      { card: 'ace', gear: [{ card: 'm3' }, { card: 'rifle' }] },
      {
        cards: [M3, hostile('trio', { value: 1 })],
        options: { 'thrown-retrieval': retrieval },
        dice: 'attack 3 cover 1 attack 9 cover 5',
      },
    );
    range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 1 }).aim('trio');
    range.give({ type: 'move', soldier: 1, to: 1 });
    range.attack(2, 'trio', 'semi');
    return [range.soldier(1).gear.map(({ card }) => card), range.game.path[1]?.gear.map(({ card }) => card)];
  };
  expect(far('anywhere')).toEqual([['m3', 'rifle'], []]);
  expect(far('same-location')).toEqual([['rifle'], ['m3']]);
});

it('[WF-HTH-26] a bayonet is used only beside a Rifle or Carbine', () => {
  const cards = [blade('bayonet', { requires: ['Rifle'] })];
  const bare = duel({ card: 'ace', strikes: 0, gear: [{ card: 'bayonet' }] }, { cards });
  expect(bare.refusal({ type: 'attack', weapon: 1 })).toBe('WEAPON_MISSING');
  const armed = duel({ card: 'ace', strikes: 0, gear: [{ card: 'bayonet' }, { card: 'rifle' }] }, { cards });
  expect(armed.offers({ type: 'attack', weapon: 1 })).toBe(true);
});

/** A Soldier one step from a card, with a flanking attack in hand. */
function flanking(dice = '') {
  const flank = action(
    'flank',
    text('main', { effect: 'grantMove' }, { effect: 'grantAttack', afterMove: true, strikes: true }),
    { kind: 'covert', discard: 1 },
  );
  return front(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', gear: [{ card: 'knife' }, { card: 'rifle' }], hand: ['flank', 'blank'] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [...FIGHTERS, flank], dice },
  )
    .play('flank')
    .first('pick');
}

it('[WF-HTH-28] a card that grants a Move and an attack gives no attack to who does not move', () => {
  const range = flanking();
  expect(range.asked).toBe('moveChoice');
  expect(range.give({ type: 'enough' }).asked).toBe('action');
});

it('[WF-HTH-28] an attack that a card grants with a Move engages its target for free', () => {
  const range = flanking('attack 9 cover 5').give({ type: 'move', soldier: 1, to: 2 });
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).aim('trio', 'strong');
  expect(range.soldier(1)).toMatchObject({ actions: 3, striking: range.hostile('trio').token });
  expect(range.hostile('trio').ekia).toBe(1);
});

it('[WF-KEY-42] a card may have another Cover at some distance', () => {
  const tank = hostile('tank', {
    cover: 6,
    reticles: 2,
    abilities: [{ when: 'static', do: [{ effect: 'coverAtRange', cover: 2, range: [0, 0] }] }],
  });
  const cover = (slot: number) => {
    const range = front(
      {
        path: ['field'],
        soldiers: [{ card: 'ace', slot, gear: [{ card: 'rifle' }] }],
        hostiles: [{ card: 'tank', slot: 2, target: 1 }],
      },
      { cards: [tank], dice: 'attack 9 cover 3' },
    );
    range.attack(1, 'tank', 'semi');
    return range.told('attackRolled')[0]?.cover;
  };
  expect([cover(2), cover(1)]).toEqual([2, 6]);
});

it('[WF-KEY-08, WF-HOST-46, WF-KEY-49] Immobile cards stay, others after so many Kills', () => {
  const still = (after?: number) =>
    hostile('trio', {
      reticles: 3,
      abilities: [{ when: 'static', do: [{ effect: 'immobile', ...(after && { after }) }] }],
    });
  const slot = (after: number | undefined, ekia: number) =>
    front(
      {
        at: 'closeRange',
        path: ['field', 'field'],
        soldiers: [{ card: 'ace' }],
        hostiles: [{ card: 'trio', slot: 3, target: 1, ekia }],
      },
      { cards: [still(after)] },
    ).hostile('trio').slot;
  expect([slot(undefined, 0), slot(2, 1), slot(2, 2)]).toEqual([3, 2, 3]);
});

it('[WF-HOST-21] covered-text: a fully covered card keeps its screen in ww2 only (WF-RULING-42, 152)', () => {
  const officer = hostile('boss', {
    value: 4,
    abilities: [{ when: 'static', do: [{ effect: 'screenedBy', by: { of: 'values', span: [0, 2] } }] }],
  });
  const wanted = {
    soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
    hostiles: [
      { card: 'boss', slot: 1, target: 1, suppress: 1 },
      { card: 'grunt', slot: 1, target: 1 },
    ],
  };
  const canAim = (options: Terms['options']) => {
    const range = front(wanted, { cards: [officer], ...(options && { options }) });
    range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
    return range.offers({ type: 'onHostile', hostile: range.hostile('boss').token });
  };
  expect([canAim(undefined), canAim({ 'covered-text': 'stops' })]).toEqual([false, true]);
});

it('[WF-HOST-44] a card barred from attacking comes closer', () => {
  const cards = [
    location('field', { abilities: [{ when: 'static', do: [{ effect: 'forbid', act: 'attack' }] }] }),
  ];
  const wanted = {
    at: 'attackStep' as const,
    path: ['field', 'field'],
    soldiers: [{ card: 'ace', slot: 2 }],
    hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
  };
  const range = front(wanted, { cards });
  expect([range.told('hostileDeclared'), range.hostile('grunt').slot]).toEqual([[], 2]);
  expect(front(wanted, { cards, options: { 'hostile-backoff': 'off' } }).hostile('grunt').slot).toBe(3);
});

it('[WF-HOST-43] a card steps back from a target nearer than its least Range', () => {
  const cards = [
    hostile('mortar', {
      charts: [{ range: [1, 3], columns: [{ reticles: [1, 1], rows: [{ from: 5, wounds: 1 }] }] }],
    }),
  ];
  const wanted = {
    at: 'closeRange' as const,
    path: ['field', 'field'],
    soldiers: [{ card: 'ace', slot: 2 }],
    hostiles: [{ card: 'mortar', slot: 2, target: 1 }],
  };
  expect(front(wanted, { cards }).hostile('mortar').slot).toBe(3);
  expect(front(wanted, { cards, options: { 'hostile-backoff': 'off' } }).hostile('mortar').slot).toBe(2);
});

it('[WF-GEAR-13] gear used this Soldier Turn is neither passed nor dropped', () => {
  const range = duel({ card: 'ace', gear: [{ card: 'rifle' }] }, { dice: 'attack 5 cover 1' });
  expect(range.offers({ type: 'handleGear' })).toBe(true);
  range.attack(1, 'trio', 'semi');
  range.give({ type: 'handleGear', soldier: 1 });
  expect(range.offers({ type: 'dropGear', item: 1 })).toBe(false);
});

it('[WF-ACT-05] a suppressed Soldier may do what costs no Action', () => {
  const range = duel({ card: 'ace', suppress: 1, gear: [{ card: 'rifle' }] });
  expect(range.offers({ type: 'handleGear' })).toBe(true);
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('SUPPRESSED');
});

it('[WF-CARD-11] an Action is finished before a card grants another', () => {
  const snap = action('snap', text('main', { effect: 'grantAttack' }));
  const range = duel({ card: 'ace', gear: [{ card: 'rifle' }], hand: ['snap'] }, { cards: [snap] });
  expect(range.offers({ type: 'playCard' })).toBe(true);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.offers({ type: 'playCard' })).toBe(false);
});
