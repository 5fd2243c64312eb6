import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { action, chart, equipment, hostile, objective, text, weapon } from './drill-cards.ts';

const HUSH = weapon('hush', { traits: ['Ranged', 'Stealth'] });
const ONE_SHOT = { ranges: [{ range: 0, kill: 5 }], modes: [{ mode: 'explosion', dice: 2 }] } as const;
const MINE = weapon('mine', {
  traits: [],
  words: ['Mine'],
  profiles: [ONE_SHOT],
  stacks: [],
  expended: true,
  triggered: true,
});

/** A card that another one screens, and a rifle before it. */
function screened(hand: readonly string[], dice = '') {
  const shy = hostile('shy', {
    abilities: [text('static', { effect: 'screenedBy', by: { of: 'cards', cards: ['grunt'] } })],
  });
  const sneak = action('sneak', { when: 'declareAttack', do: [{ effect: 'ignoreScreening' }] });
  const snap = action('snap', text('main', { effect: 'grantAttack' }));
  return drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }], hand }],
      hostiles: [
        { card: 'shy', slot: 2, target: 1 },
        { card: 'grunt', slot: 2, target: 1 },
      ],
    },
    { cards: [shy, sneak, snap], dice },
  );
}

const WITH_RIFLE = { type: 'attack', soldier: 1, weapon: 1, profile: 0 } as const;

it('[WF-ATK-05] a screened card cannot be chosen unless something lifts Screening for this attack', () => {
  const plain = screened([]).give(WITH_RIFLE);
  expect(plain.offers({ type: 'onHostile', hostile: plain.hostile('shy').token })).toBe(false);
  const sneaky = screened(['sneak'], 'attack 9 cover 3').give(WITH_RIFLE).play('sneak').aim('shy', 'semi');
  expect(sneaky.game.hostiles.map(({ card }) => card)).toEqual(['grunt']);
  expect(sneaky.zone('actionDiscard')).toContain('sneak');
});

it('[WF-ACT-22, WF-ATK-05] an attack that a card grants stays free where another card lifts Screening for it', () => {
  const range = screened(['snap', 'sneak'], 'attack 9 cover 3');
  const { actions } = range.soldier(1);
  range.play('snap').give(WITH_RIFLE).play('sneak').aim('shy', 'semi');
  expect(range.game.hostiles.map(({ card }) => card)).toEqual(['grunt']);
  expect(range.soldier(1).actions).toBe(actions);
  expect(range.told('actionSpent')).toEqual([]);
});

it('[WF-ATK-07] any number of cards boost an attack after its declaration, and their effects add up (WF-RULING-58)', () => {
  const aim = action('aim', { when: 'declareAttack', do: [{ effect: 'modAttack', amount: 2 }] });
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }], hand: ['aim', 'aim'] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [aim], dice: 'attack 3 cover 3' },
  );
  expect(range.offers({ type: 'playCard' })).toBe(false);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.offers({ type: 'playCard' })).toBe(false);
  range.aim('trio').play('aim').play('aim');
  expect(range.asked).toBe('modeChoice');
  range.give({ type: 'mode', mode: 'semi' });
  expect(range.told('attackRolled')[0]).toMatchObject({ modifier: 4, kills: 1 });
});

it('[WF-ATK-27, WF-VEC-10] only the first Stealth attack of a game turn has its cover die fixed (WF-RULING-57)', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }, { card: 'hush' }] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [HUSH], dice: 'attack 5 cover 1 attack 9 attack 5 cover 1 hostile 1 cover 1 attack 9' },
  );
  range.attack(1, 'trio', 'semi').attack(2, 'trio', 'semi').attack(2, 'trio', 'semi');
  expect(range.rolled).toEqual(['attack', 'cover', 'attack', 'attack', 'cover']);
  expect(range.told('attackRolled').map(({ defeatCover }) => defeatCover)).toEqual([1, 6, 1]);
  range.endTurn().attack(2, 'trio', 'semi');
  expect(range.rolled.at(-1)).toBe('attack');
});

it('[WF-ATK-27] the fixed face is a 6 to which Penetration is still added; two sources do not add up (WF-RULING-56)', () => {
  const still = action('still', { when: 'declareAttack', do: [{ effect: 'setDefeatCover', face: 6 }] });
  const dull = weapon('dull', {
    traits: ['Stealth'],
    profiles: [{ ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'semi', dice: 1 }], penetration: -1 }],
    stacks: [],
  });
  const tank = hostile('tank', { cover: 6, reticles: 2 });
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'dull' }], hand: ['still'] }],
      hostiles: [{ card: 'tank', slot: 2, target: 1 }],
    },
    { cards: [still, dull, tank], dice: 'attack 9' },
  );
  range.attack(1, 'tank').play('still');
  expect(range.told('attackRolled')[0]).toMatchObject({ defeatCover: 6, coverModifier: -1, kills: 0 });
});

it('[WF-ATK-27] with the window of a Soldier Turn a Stealth attack in the Hostile Turn is rolled', () => {
  const trap = { ...MINE, id: 'trap', traits: ['Stealth'] };
  const scene = {
    at: 'hostileTurn',
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'trap' }] }],
    hostiles: [{ card: 'brute', slot: 2, target: 1 }],
  } as const;
  const brute = hostile('brute', { charts: [chart([], [0, 0])] });
  const cards = [trap, brute];
  const game = drill(scene, { cards, dice: 'attack 5 5' });
  game.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(game.told('attackRolled')[0]?.defeatCover).toBe(6);
  const turn = drill(scene, {
    cards,
    options: { 'stealth-window': 'soldier-turn' },
    dice: 'attack 5 5 cover 2',
  });
  turn.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(turn.told('attackRolled')[0]?.defeatCover).toBe(2);
});

it('[WF-ATK-28, WF-KEY-95, WF-ATK-35, WF-ATK-36, WF-KEY-44] Size helps to hit a target; it takes Kills only, and they stay', () => {
  const goal = objective({ target: { cover: 3, hits: 2, count: 1, size: 3 } });
  const range = drill(
    { slots: 2, isActive: true, soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }] }] },
    { cards: [goal], dice: 'attack 3 cover 3 attack 3 cover 1 attack 3 cover 3' },
  );
  range.attack(1, 0, 'semi');
  expect(range.told('attackRolled')[0]).toMatchObject({ modifier: 3, kills: 1 });
  range.attack(1, 0, 'semi');
  expect(range.told('attackRolled')[1]).toMatchObject({ kills: 0, suppresses: 0 });
  expect(range.game).toMatchObject({ targetHits: [1], result: undefined });
  range.attack(1, 0, 'semi');
  expect(range.game).toMatchObject({ targetHits: [2], result: { isSuccess: true } });
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-ATK-31, WF-KEY-110] a Triggered weapon is an Action against Vehicles and Structures only (WF-RULING-154)', () => {
  const truck = hostile('truck', { traits: ['Vehicle'], reticles: 2 });
  const hut = hostile('hut', { traits: ['Structure'] });
  const at = (card: string) =>
    drill(
      {
        path: ['field'],
        soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'mine' }] }],
        hostiles: [{ card, slot: 2, target: 1 }],
      },
      { cards: [MINE, truck, hut], dice: card === 'truck' ? 'attack 5 1 cover 3' : '' },
    );
  expect(at('grunt').refusal({ type: 'attack', weapon: 1 })).toBe('TRIGGERED_ONLY');
  expect(at('hut').offers({ type: 'attack', weapon: 1 })).toBe(true);
  const range = at('truck').attack(1, 'truck');
  expect(range.soldier(1)).toMatchObject({ actions: 2, gear: [] });
});

it('[WF-ATK-31] in the Hostile Turn it is free against a card that moves in, again and again, even for a suppressed owner (WF-RULING-66)', () => {
  const brute = hostile('brute', { reticles: 3, charts: [chart([], [0, 0])] });
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 1, actions: 0, suppress: 1, gear: [{ card: 'mine', units: 2 }] }],
      hostiles: [{ card: 'brute', slot: 2, target: 1 }],
    },
    { cards: [MINE, brute], dice: 'attack 5 1 cover 3 attack 1 1 cover 3' },
  );
  expect(range.asked).toBe('triggeredChance');
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.hostile('brute')).toMatchObject({ slot: 1, ekia: 1, suppress: 0 + 1 });
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.soldier(1).gear).toEqual([]);
});

it('[WF-ATK-31] a card placed by a Location played in the Soldier Turn triggers nothing (WF-RULING-154)', () => {
  const camp = {
    ...objective(),
    id: 'camp',
    type: 'location',
    count: 1,
    hostiles: [1, 1, 1, 1, 1, 1],
  } as const;
  const runner = hostile('runner', {
    abilities: [text('hostilePlaced', { effect: 'placeAt', anchor: 'target', offset: 0 })],
  });
  const { conditions: _conditions, target: _target, ...place } = camp;
  const range = drill(
    {
      soldiers: [{ card: 'ace', slot: 1, gear: [{ card: 'mine' }], hand: ['camp'] }],
      hostileDeck: ['runner'],
    },
    { cards: [MINE, place, runner], draws: 'hostileDeck:runner cup:1' },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  expect(range.hostile('runner').slot).toBe(1);
  expect(range.asked).toBe('action');
});

const PISTOL = weapon('pistol', { selfDefense: true });
const CLOSE = hostile('close', { charts: [chart([{ from: 5, wounds: 1, all: true, again: true }], [0, 1])] });

function defended(slot: number, gear: readonly object[] = [{ card: 'pistol' }]) {
  return {
    at: 'hostileTurn',
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: gear as { card: string }[] }],
    hostiles: [{ card: 'close', slot, target: 1 }],
  } as const;
}

it('[WF-ATK-32, WF-KEY-92] Self-Defense: a counter cancels a Range 0 attack after the dice are known', () => {
  const range = drill(defended(2), { cards: [PISTOL, CLOSE], dice: 'hostile 9 cover 6' });
  expect(range.asked).toBe('afterRollChance');
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.soldier(1)).toMatchObject({ wounds: [], gear: [{ stacks: [{ left: 2, isEmpty: false }] }] });
  expect(range.told('attackCancelled')).toHaveLength(1);
  expect(range.asked).toBe('action');
});

it('[WF-ATK-32] not from a distance, not with an empty weapon, and once per Attack step', () => {
  const cards = [PISTOL, CLOSE];
  const far = drill(defended(1), { cards, dice: 'hostile 1 cover 6' });
  expect(far.asked).toBe('action');
  const empty = drill(defended(2, [{ card: 'pistol', stacks: [{ isEmpty: true }] }]), {
    cards,
    dice: 'hostile 1 cover 6',
  });
  expect(empty.asked).toBe('action');
  const twice = {
    ...defended(2),
    hostiles: [...defended(2).hostiles, { card: 'close', slot: 2, target: 1 }],
  };
  const range = drill(twice, { cards, dice: 'hostile 9 cover 6 hostile 9 cover 1' });
  range.give({ type: 'nextAttacker', hostile: range.hostile('close').token });
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.asked).toBe('action');
  expect(range.soldier(1).suppress).toBe(1);
});

it('[WF-ATK-32] anybody whom an All row strikes may cancel it, for everybody (WF-RULING-67)', () => {
  const range = drill(
    {
      ...defended(2),
      soldiers: [
        { card: 'ace', slot: 2 },
        { card: 'ben', slot: 2, gear: [{ card: 'pistol' }] },
      ],
    },
    { cards: [PISTOL, CLOSE], dice: 'hostile 9 cover 6' },
  );
  range.give({ type: 'attack', soldier: 2, weapon: 1, profile: 0 });
  expect([range.soldier(1).wounds, range.soldier(2).wounds]).toEqual([[], []]);
});

it('[WF-ATK-33] a card that needs that you could attack wants a usable weapon, range and no Screening (WF-RULING-59)', () => {
  const duck = action('duck', {
    when: 'hostileRolled',
    if: [{ is: 'canAttack' }],
    cost: [{ pay: 'ammo', amount: 1 }],
    do: [{ effect: 'cancelAttack' }],
  });
  const far = hostile('far', { charts: [chart([{ from: 5, wounds: 1 }], [0, 2])] });
  const shot = (slot: number, gear: readonly object[], others: readonly object[] = []) =>
    drill(
      {
        at: 'hostileTurn',
        path: ['field', 'field'],
        soldiers: [{ card: 'ace', slot: 1, gear: gear as { card: string }[], hand: ['duck'] }],
        hostiles: [
          { card: 'far', slot, target: 1 },
          ...(others as { card: string; slot: number; target: number }[]),
        ],
      },
      { cards: [duck, far, equipment('wall')], dice: 'hostile 6 cover 6' },
    );
  const able = shot(2, [{ card: 'rifle' }]);
  able.play('duck').give({ type: 'ammoFrom', weapon: 1, stack: 0 });
  expect(able.soldier(1)).toMatchObject({ wounds: [], gear: [{ stacks: [{ left: 2 }] }] });
  expect(able.told('hostileSuppressed')).toEqual([]);
  expect(shot(3, [{ card: 'rifle' }]).soldier(1).wounds).toHaveLength(1);
  expect(shot(2, [{ card: 'rifle', stacks: [{ isEmpty: true }] }]).soldier(1).wounds).toHaveLength(1);
});
