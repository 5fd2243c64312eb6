import { expect, it } from 'vitest';
import type { SkillCard } from '../../src/content/cards.ts';
import { drill } from './drill.ts';
import { action, equipment, location, mission, objective, soldier, text, weapon } from './drill-cards.ts';
import { opened, problemsOf } from './opening.ts';

const skill = (id: string, changes: Partial<SkillCard> = {}): SkillCard => ({
  id,
  source: 'original',
  type: 'skill',
  cost: 1,
  ...changes,
});

it('[WF-KEY-05] an Attachment helps the card it is attached to and no other', () => {
  const sight = equipment('sight', {
    attachesTo: ['Rifle'],
    abilities: [text('static', { effect: 'modAttack', amount: 1 })],
  });
  const gear = [{ card: 'rifle' }, { card: 'rifle' }, { card: 'sight', attachTo: 0 }];
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, gear }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [sight], dice: 'attack 1 cover 1 attack 1 cover 1' },
  );
  range.attack(1, 'trio', 'semi').attack(2, 'trio', 'semi');
  expect(range.told('attackRolled').map(({ modifier }) => modifier)).toEqual([1, 0]);
  expect(problemsOf(opened({ cards: [sight] }), { gear: [{ card: 'sight' }] })).toHaveLength(1);
});

it('[WF-KEY-19, WF-XP-08, WF-HOST-12] Discard Hostile: the card goes without XP and its counter returns to the cup', () => {
  const bribe = action('bribe', {
    when: 'main',
    who: { who: 'hostile', values: [0, 1] },
    do: [{ effect: 'discardHostile' }, { effect: 'hit', amount: 1 }],
  });
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 1, hand: ['bribe', 'bribe'] }],
      hostiles: [
        { card: 'grunt', slot: 2, target: 1, lastKiller: 1 },
        { card: 'trio', slot: 2, target: 1 },
      ],
    },
    { cards: [bribe] },
  );
  expect(range.match.state.zones.cup?.tokens).toHaveLength(2);
  range.play('bribe');
  expect(range.game.hostiles.map(({ card }) => card)).toEqual(['trio']);
  expect(range.zone('hostileDiscard')).toContain('grunt');
  expect(range.told('hostileRemoved')).toMatchObject([{ how: 'discarded', rule: 'WF-KEY-19' }]);
  expect(range.soldier(1).xp).toBe(0);
  expect(range.match.state.zones.cup?.tokens).toHaveLength(3);
  expect(range.offers({ type: 'playCard' })).toBe(false);
});

it('[WF-KEY-19, WF-OBJ-08] a discarded card counts as gone for Eliminate Hostiles (WF-RULING-127)', () => {
  const bribe = action('bribe', {
    when: 'main',
    who: { who: 'hostile' },
    do: [{ effect: 'discardHostile' }],
  });
  const goal = objective({ conditions: [{ need: 'eliminateHostiles' }] });
  const range = drill(
    {
      slots: 2,
      isActive: true,
      soldiers: [{ card: 'ace', slot: 1, hand: ['bribe'] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1, isMarked: true }],
    },
    { cards: [bribe, goal] },
  ).play('bribe');
  expect(range.game.result).toEqual({ isSuccess: true, rule: 'WF-END-01' });
});

it('[WF-KEY-20] an allowance of n RP buys gear worth that much in all, once', () => {
  const drop = action('drop', { when: 'main', do: [{ effect: 'gainGear', amount: 3 }] });
  const range = drill({ soldiers: [{ card: 'ace', hand: ['drop'] }] }, { cards: [drop] }).play('drop');
  expect(range.asked).toBe('shopping');
  range.give({ type: 'buyGear', soldier: 1, card: 'rifle' });
  expect(range.offers({ type: 'buyGear', card: 'rifle' })).toBe(false);
  range.give({ type: 'buyGear', soldier: 1, card: 'grenade' });
  expect(range.asked).toBe('action');
  expect(range.soldier(1).gear.map(({ card }) => card)).toEqual(['rifle', 'grenade']);
});

it('[WF-KEY-36] a Location without a printed cost is free to play', () => {
  const dear = location('dear', { playCost: { actions: 1 } });
  const wanted = { soldiers: [{ card: 'ace', actions: 0, hand: ['field', 'dear'] }] };
  const range = drill(wanted, { cards: [dear] });
  expect(range.refusal({ type: 'playLocation', card: range.inHand('dear') })).toBe('NOT_ENOUGH_ACTIONS');
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('field') });
  expect(range.game.path[1]?.card).toBe('field');
});

it('[WF-KEY-39] Gear means weapons, equipment and their counters: a Skill is left by nobody', () => {
  const range = drill(
    {
      soldiers: [
        {
          card: 'ace',
          wounds: [{ points: 3, isTreated: false }],
          gear: [{ card: 'rifle', stacks: [{ left: 2 }] }, { card: 'bag' }],
          skills: ['calm'],
        },
        { card: 'ben' },
      ],
    },
    { cards: [equipment('bag'), skill('calm')] },
  ).give({ type: 'medevac', soldier: 1 });
  expect(range.game.path[0]?.gear).toMatchObject([{ card: 'rifle', stacks: [{ left: 2 }] }, { card: 'bag' }]);
});

it('[WF-KEY-57] Limit n per Soldier, per weapon', () => {
  const cards = [equipment('mask', { limit: { times: 1, per: 'soldier' } })];
  expect(problemsOf(opened({ cards }), { gear: [{ card: 'mask' }] })).toEqual([]);
  expect(problemsOf(opened({ cards }), { gear: [{ card: 'mask' }, { card: 'mask' }] })).not.toEqual([]);
});

it('[WF-KEY-58, WF-KEY-78] Loadout limits the weight, the Mission changes it, Rails carry attachments for nothing', () => {
  const heavy = equipment('heavy', { load: 5, attachesTo: ['Rifle'] });
  const railed = weapon('railed', { load: 5, rails: 5 });
  const plain = weapon('plain', { load: 5 });
  const limited = soldier('ace', { loadout: 6 });
  const carries = (card: string, loadout: number) =>
    problemsOf(opened({ cards: [heavy, railed, plain, limited, mission({ loadout })] }), {
      gear: [{ card }, { card: 'heavy', attachTo: 0 }],
    });
  expect(carries('railed', 0)).toEqual([]);
  expect(carries('plain', 0)).not.toEqual([]);
  expect(carries('plain', 4)).toEqual([]);
  expect(carries('railed', -2)).not.toEqual([]);
});

const SNIPE = action(
  'snipe',
  {
    when: 'main',
    who: { who: 'hostile', values: [0, 1] },
    do: [{ effect: 'hit', amount: 1, noXp: true }],
    limit: { times: 1, per: 'soldierTurn' },
  },
  { kind: 'support', discard: 2, retain: 1 },
);

it('[WF-KEY-67, WF-KEY-68, WF-KEY-89, WF-KEY-103, WF-XP-08] Support: discards, one use each Soldier Turn, no XP where it says so, kept for XP', () => {
  const hostiles = Array.from({ length: 3 }, () => ({ card: 'grunt', slot: 4, target: 1, suppress: 1 }));
  const range = drill(
    {
      path: ['field', 'field', 'field'],
      soldiers: [{ card: 'ace', xp: 1, hand: ['snipe', 'blank', 'blank', 'blank'] }],
      hostiles,
    },
    { cards: [SNIPE] },
  ).play('snipe');
  range.first('pick').first('pick');
  expect(range.zone('hand1')).toEqual(['blank']);
  range.first('useAbility').first('onHostile');
  expect(range.game.hostiles).toHaveLength(2);
  expect(range.soldier(1).xp).toBe(1);
  expect(range.refusal({ type: 'useAbility' })).toBe('LIMIT_REACHED');
  range.endTurn().give({ type: 'retain' });
  expect(range.zone('support1')).toEqual(['snipe']);
  expect(range.soldier(1).xp).toBe(0);
  expect(range.offers({ type: 'useAbility' })).toBe(true);
});

it('[WF-KEY-75] Pre-Req: the Soldier must own the other card', () => {
  const cards = [skill('medic'), skill('surgeon', { prereq: 'medic' })];
  expect(problemsOf(opened({ cards }), { skills: ['surgeon'] })).not.toEqual([]);
  expect(problemsOf(opened({ cards }), { skills: ['medic', 'surgeon'] })).toEqual([]);
});

const MARKSMAN = (trait: string) =>
  soldier('ace', {
    abilities: [
      { when: 'static', if: [{ is: 'weaponTrait', trait }], do: [{ effect: 'modAttack', amount: 2 }] },
    ],
  });

it('[WF-KEY-80] Ranged: all attacks of a Squad Soldier are', () => {
  const leader = action('lead', {
    when: 'declareAttack',
    if: [{ is: 'weaponTrait', trait: 'Ranged' }],
    who: { who: 'anySoldier' },
    do: [{ effect: 'modAttack', amount: 2 }],
  });
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'sid', slot: 1 },
        { card: 'ace', slot: 1, hand: ['lead'] },
      ],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [leader], dice: 'attack 5 cover 3' },
  );
  range.attack(-1, 'trio').play('lead', 2);
  expect(range.told('attackRolled')[0]).toMatchObject({ kill: 7, modifier: 2, kills: 1 });
});

it('[WF-KEY-83] Recon: a card of the type is searched out before hands are dealt', () => {
  const range = opened({ cards: [mission({ recon: 'location' })] });
  expect(problemsOf(range, {})).toEqual([]);
  expect(range.asked).toBe('reconChoice');
  expect(range.zone('hand1')).toEqual([]);
  range.first('recon');
  expect(range.zone('shown1')).toEqual(['field']);
  expect(range.zone('hand1')).toHaveLength(5);
});

it('[WF-KEY-84, WF-KEY-105, WF-KEY-107] a reference word does nothing on its own; other cards refer to it', () => {
  const odd = weapon('odd', { traits: ['Thrown', 'Suppressed', 'Edged'], words: ['Suppressed'] });
  const scene = (cards: Parameters<typeof drill>[1]) =>
    drill(
      {
        path: ['field'],
        soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'odd' }] }],
        hostiles: [{ card: 'trio', slot: 2, target: 1 }],
      },
      cards,
    ).attack(1, 'trio', 'semi');
  const plain = scene({ cards: [odd], dice: 'attack 5 cover 1' });
  expect(plain.told('attackRolled')[0]).toMatchObject({ modifier: 0, defeatCover: 1, suppresses: 0 });
  const named = scene({ cards: [odd, MARKSMAN('Thrown')], dice: 'attack 5 cover 1' });
  expect(named.told('attackRolled')[0]).toMatchObject({ modifier: 2 });
});

it('[WF-KEY-99] Stealth is a trait of weapons and a type of card with a discard cost', () => {
  const creep = action(
    'creep',
    { when: 'main', do: [{ effect: 'gainXp', amount: 1 }] },
    { kind: 'stealth', discard: 1 },
  );
  const alone = drill({ soldiers: [{ card: 'ace', hand: ['creep'] }] }, { cards: [creep] });
  expect(alone.refusal({ type: 'playCard' })).toBe('NOT_ENOUGH_CARDS');
  const range = drill({ soldiers: [{ card: 'ace', hand: ['creep', 'blank'] }] }, { cards: [creep] });
  range.play('creep').first('pick');
  expect(range.soldier(1).xp).toBe(1);
  expect(range.zone('hand1')).toEqual([]);
});

it('[WF-KEY-113, WF-KEY-118] You [any Soldier]: 1 XP brings in all bracketed text', () => {
  const cheer = action('cheer', {
    when: 'main',
    do: [{ effect: 'removeSuppress', amount: 1 }],
    upgun: { who: { who: 'anySoldier' }, do: [{ effect: 'removeSuppress', amount: 2 }] },
  });
  const scene = (xp: number) =>
    drill(
      {
        soldiers: [
          { card: 'ace', suppress: 3, xp, hand: ['cheer'] },
          { card: 'ben', suppress: 3 },
        ],
      },
      { cards: [cheer] },
    ).play('cheer');
  expect(scene(0).game.soldiers).toMatchObject([{ suppress: 2 }, { suppress: 3 }]);
  const range = scene(1).give({ type: 'upgun', isUpgunned: true }).give({ type: 'forSoldier', soldier: 2 });
  expect(range.game.soldiers).toMatchObject([{ suppress: 3, xp: 0 }, { suppress: 1 }]);
});

it('[WF-KEY-115] "without spending an Action": the granted act spends none, even with none left', () => {
  const snap = action('snap', { when: 'main', do: [{ effect: 'grantAttack' }] });
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, actions: 0, gear: [{ card: 'rifle' }], hand: ['snap'] }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { cards: [snap], dice: 'attack 9 cover 3' },
  ).play('snap');
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 }).aim('grunt', 'semi');
  expect(range.soldier(1)).toMatchObject({ actions: 0, xp: 1 });
});

it('[WF-KEY-121] a card that pays n discards of an Entrance cost counts as n cards', () => {
  const advance = action('advance', { when: 'payEntrance', do: [{ effect: 'modMovement', amount: 3 }] });
  const range = drill(
    {
      path: ['hill'],
      soldiers: [{ card: 'heavy', slot: 1, hand: ['advance', 'blank'] }],
    },
    { cards: [advance, location('hill', { entrance: 4 }), soldier('heavy', { movement: 0 })] },
  ).give({ type: 'move', soldier: 1, to: 2 });
  range.play('advance').first('pick');
  expect(range.soldier(1).slot).toBe(2);
  expect(range.zone('hand1')).toEqual([]);
});

it('[WF-KEY-125] PS, NPS and SQ: bought gear is for the first, a kit for the second, a chart for the third', () => {
  const gear = [{ card: 'rifle' }];
  expect(problemsOf(opened(), { gear })).toEqual([]);
  const start = (card: string) =>
    opened().give({
      type: 'buyTeam',
      soldiers: [
        { card: 'ace', seat: 0, gear: [], skills: [] },
        { card, seat: 0, gear: [], skills: [] },
      ],
    });
  expect(
    start('nell')
      .soldier(2)
      .gear.map(({ card }) => card),
  ).toEqual(['rifle']);
  expect(start('sid').soldier(2).gear).toEqual([]);
  expect(problemsOf(opened(), { card: 'sid', gear })).not.toEqual([]);
});
