import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { hostile, objective, weapon } from './drill-cards.ts';

const UNARMED = 0;
const HIT = { type: 'attack', weapon: UNARMED } as const;
const KNIFE = weapon('knife', {
  traits: ['Unarmed', 'Stealth'],
  words: ['Knife'],
  profiles: [{ ranges: [{ range: 0, kill: 6 }], modes: [{ mode: 'semi', dice: 1 }] }],
  stacks: [],
});

function brawl(card: string, who = 'ace', gear: readonly { card: string }[] = []) {
  return {
    path: ['field'],
    soldiers: [{ card: who, slot: 2, gear }],
    hostiles: [{ card, slot: 2, target: 1 }],
  };
}

it('[WF-HTH-01, WF-KEY-112] Unarmed: one die against the own number and one cover die, at Range 0, as an Action', () => {
  const range = drill(brawl('trio'), { dice: 'attack 7 cover 3' }).attack(UNARMED, 'trio');
  expect(range.told('attackRolled')[0]).toMatchObject({ kill: 7, kills: 1 });
  expect(range.soldier(1).actions).toBe(2);
  const npc = drill(brawl('trio', 'nell', [{ card: 'rifle' }]));
  expect(npc.offers(HIT)).toBe(true);
  const apart = drill({ ...brawl('trio'), hostiles: [{ card: 'trio', slot: 1, target: 1 }] });
  expect(apart.refusal(HIT)).toBe('OUT_OF_RANGE');
  expect(drill(brawl('trio', 'sid')).offers(HIT)).toBe(false);
});

it('[WF-HTH-02] one Unarmed attack per Soldier Turn, knives included (WF-RULING-71)', () => {
  const armed = brawl('trio', 'ace', [{ card: 'knife' }]);
  const range = drill(armed, { cards: [KNIFE], dice: 'attack 1 cover 1 hostile 1 cover 1' });
  range.attack(UNARMED, 'trio');
  expect(range.refusal(HIT)).toBe('UNARMED_USED');
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('UNARMED_USED');
  range.endTurn();
  expect(range.offers(HIT)).toBe(true);
});

it.each(['Structure', 'Vehicle', 'Aircraft'])(
  '[WF-HTH-03, WF-KEY-02, WF-KEY-101, WF-KEY-114] fists do nothing to a target with the trait %s',
  (trait) => {
    const cards = [hostile('hard', { traits: [trait] })];
    expect(drill(brawl('hard'), { cards }).refusal(HIT)).toBe('TRAIT_FORBIDS');
    // WF-RULING-156: the older rules lift the ban.
    const legacy = drill(brawl('hard'), { cards, options: { 'unarmed-legacy': 'on' } });
    expect(legacy.offers(HIT)).toBe(true);
  },
);

it('[WF-HTH-04] a Suppress by an Unarmed attack has no effect', () => {
  const missed = drill(brawl('trio'), { dice: 'attack 1 cover 6' }).attack(UNARMED, 'trio');
  expect(missed.hostile('trio')).toMatchObject({ suppress: 0, ekia: 0 });
  const held = drill(brawl('trio'), { dice: 'attack 9 cover 1' }).attack(UNARMED, 'trio');
  expect(held.hostile('trio')).toMatchObject({ suppress: 0, ekia: 0 });
});

it('[WF-HTH-05] fists are not Stealth; a knife is, with its own numbers and the one automatic 6 of the turn', () => {
  const bare = drill(brawl('trio'), { dice: 'attack 9 cover 1' }).attack(UNARMED, 'trio');
  expect(bare.told('attackRolled')[0]?.defeatCover).toBe(1);
  const knife = drill(brawl('trio', 'ace', [{ card: 'knife' }]), { cards: [KNIFE], dice: 'attack 6' });
  knife.attack(1, 'trio');
  expect(knife.told('attackRolled')[0]).toMatchObject({ kill: 6, defeatCover: 6, kills: 1 });
});

it('[WF-HTH-05, WF-HTH-06, WF-VEC-11] suppressed carbine, carbine, knife: 6, rolled, rolled; by the older rules the knife has a 6 too', () => {
  const hush = weapon('hush', { traits: ['Ranged', 'Stealth'] });
  const armed = brawl('trio', 'ace', [{ card: 'hush' }, { card: 'knife' }]);
  const cards = [KNIFE, hush];
  const modern = drill(armed, { cards, dice: 'attack 5 attack 5 cover 1 attack 5 cover 1' });
  modern.attack(1, 'trio', 'semi').attack(1, 'trio', 'semi').attack(2, 'trio');
  expect(modern.told('attackRolled').map(({ defeatCover }) => defeatCover)).toEqual([6, 1, 1]);
  const legacy = drill(armed, {
    cards,
    options: { 'unarmed-legacy': 'on' },
    dice: 'attack 5 attack 5 cover 1 attack 5',
  });
  legacy.attack(1, 'trio', 'semi').attack(1, 'trio', 'semi').attack(2, 'trio');
  expect(legacy.told('attackRolled').map(({ defeatCover }) => defeatCover)).toEqual([6, 1, 6]);
});

it('[WF-HTH-06] older rules: always a Stealth attack with a 6, as often as he likes, and a miss suppresses (WF-RULING-72)', () => {
  const hush = weapon('hush', { traits: ['Ranged', 'Stealth'] });
  const range = drill(brawl('trio', 'ace', [{ card: 'hush' }]), {
    cards: [hush],
    options: { 'unarmed-legacy': 'on' },
    dice: 'attack 1 attack 1 attack 9 cover 1',
  });
  range.attack(UNARMED, 'trio').attack(UNARMED, 'trio');
  expect(range.hostile('trio').suppress).toBe(2);
  range.attack(1, 'trio', 'semi');
  expect(range.told('attackRolled')[2]?.defeatCover).toBe(1);
});

it('[WF-HTH-01, WF-OBJ-12, WF-OBJ-20, WF-VEC-22] a bare-handed 10 and a 5 finish the Boss', () => {
  const goal = objective({ target: { cover: 3, hits: 2, count: 1 } });
  const range = drill(
    { slots: 2, isActive: true, targetHits: [1], soldiers: [{ card: 'ace', slot: 2 }] },
    { cards: [goal], dice: 'attack 10 cover 5' },
  ).attack(UNARMED, 0);
  expect(range.game.result).toEqual({ isSuccess: true, rule: 'WF-END-01' });
});
