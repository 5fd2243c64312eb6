import { perform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { assemble } from '../../src/content/assemble.ts';
import { drill } from './drill.ts';
import {
  action,
  equipment,
  event,
  hostile,
  location,
  objective,
  soldier,
  text,
  weapon,
} from './drill-cards.ts';
import { muster, teamFaults } from './muster.ts';

const TIRELESS = {
  id: 'tireless',
  source: 'original',
  type: 'skill',
  cost: 1,
  abilities: [text('static', { effect: 'modActions', amount: 2 })],
} as const;

it('[WF-CORE-01] card text overrides the rules: a Skill gives Actions beyond the printed number', () => {
  const range = drill(
    { at: 'soldierTurn', soldiers: [{ card: 'ace', skills: ['tireless'] }, { card: 'ben' }] },
    { cards: [TIRELESS] },
  );
  expect([range.soldier(1).actions, range.soldier(2).actions]).toEqual([5, 3]);
});

it('[WF-CORE-03] attack dice have ten sides, the cover die six', () => {
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { dice: 'attack 10 9 cover 6' },
  ).attack(1, 'trio', 'burst');
  const dice = range.match.log.flatMap(({ events }) => events.filter(({ type }) => type === 'rolled'));
  expect(dice).toMatchObject([
    { name: 'attack', sides: 10, dice: [10, 9] },
    { name: 'cover', sides: 6, dice: [6] },
  ]);
});

it.each([
  [4, 1],
  [3, 0],
])('[WF-CORE-04] a bonus is added to the die, never taken off the number it must reach: %i', (die, kills) => {
  const aim = action('aim', { when: 'declareAttack', do: [{ effect: 'modAttack', amount: 2 }] });
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }], hand: ['aim'] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [aim], dice: `attack ${die} cover 6` },
  )
    .attack(1, 'trio')
    .play('aim')
    .give({ type: 'mode', mode: 'semi' });
  expect(range.told('attackRolled')[0]).toMatchObject({ dice: [die], modifier: 2, kill: 6, kills });
});

it('[WF-CORE-05, WF-SETUP-06] slot 1 is the Mission, slot K the Objective, and what lies between is open', () => {
  const { game } = muster([{}]);
  expect(game.path.map(({ card }) => card)).toEqual(['mission', '', '', '', 'goal']);
  expect(game.slots).toBe(5);
});

it('[WF-CORE-06] an Objective is a Location for every rule that speaks of Locations', () => {
  const range = drill(
    { isActive: true, path: ['field', 'field', 'field'], soldiers: [{ card: 'ace', slot: 5 }] },
    { cards: [objective({ abilities: [text('static', { effect: 'forbid', act: 'leave' })] })] },
  );
  expect(range.refusal({ type: 'move', to: 4 })).toBe('CANNOT_LEAVE');
});

it('[WF-CORE-07, WF-CORE-08] a Soldier is in one Location at a time, and Range is counted from there over open slots', () => {
  const range = drill({
    path: ['field'],
    soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
    hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
  });
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('OUT_OF_RANGE');
  range.give({ type: 'move', soldier: 1, to: 2 });
  expect(range.soldier(1).slot).toBe(2);
  expect(range.offers({ type: 'attack', weapon: 1 })).toBe(true);
  const back = (slot: number) =>
    drill({
      path: ['field', 'field'],
      soldiers: [{ card: 'ace', slot: 3, gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'grunt', slot, target: 1 }],
    });
  expect(back(2).offers({ type: 'attack', weapon: 1 })).toBe(true);
  expect(back(1).refusal({ type: 'attack', weapon: 1 })).toBe('OUT_OF_RANGE');
});

it('[WF-CORE-09] adjacent are the slots whose numbers differ by one', () => {
  const path = ['field', 'field', 'field', 'field'];
  const range = drill({ slots: 6, path, soldiers: [{ card: 'ace', slot: 3 }] });
  expect([1, 2, 3, 4, 5].filter((to) => range.offers({ type: 'move', to }))).toEqual([2, 4]);
});

it('[WF-CORE-11] an empty deck is rebuilt from its discard pile in the middle of a draw (WF-RULING-11)', () => {
  const draws = ['blank', 'blank', 'field', 'blank', 'blank'].map((card) => `actionDeck:${card}`).join(' ');
  const range = drill({ soldiers: [{ card: 'ace' }], actionDeck: ['blank', 'blank'] }, { draws })
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'enough' });
  expect(range.zone('hand1')).toHaveLength(5);
  expect(range.zone('actionDiscard')).toEqual([]);
});

it('[WF-CORE-11] with deck and discard pile both empty a draw yields fewer cards (WF-RULING-12)', () => {
  const few = [action('blank', text('main'), { count: 3, abilities: [] }), location('field', { count: 0 })];
  const range = drill(
    { soldiers: [{ card: 'ace', hand: ['blank'] }], actionDeck: ['blank', 'blank'] },
    { cards: few, draws: 'actionDeck:blank actionDeck:blank' },
  )
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'enough' });
  expect(range.zone('hand1')).toHaveLength(3);
});

it('[WF-CORE-12] text on a Location works only there', () => {
  const ridge = location('ridge', { abilities: [text('static', { effect: 'modAttack', amount: 1 })] });
  const range = drill(
    {
      path: ['ridge'],
      soldiers: [
        { card: 'ace', slot: 2, gear: [{ card: 'rifle' }] },
        { card: 'ben', slot: 1, gear: [{ card: 'rifle' }] },
      ],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [ridge], dice: 'attack 5 cover 1 attack 5 cover 1' },
  )
    .attack(1, 'trio', 'semi', 1)
    .attack(2, 'trio', 'semi', 2);
  expect(range.told('attackRolled').map(({ modifier }) => modifier)).toEqual([1, 0]);
});

it('[WF-CORE-13] what revealed nothing can be taken back, dice cannot', () => {
  const wanted = {
    soldiers: [{ card: 'ace', suppress: 1, gear: [{ card: 'rifle' }] }],
    hostiles: [{ card: 'trio', slot: 1, target: 1 }],
  };
  const range = drill(wanted, { dice: 'attack 9 cover 6' }).give({ type: 'removeSuppress', soldier: 1 });
  expect(perform(range.match, { by: 0, act: { type: 'undo' } })).toEqual({ ok: true });
  expect(range.soldier(1)).toMatchObject({ suppress: 1, actions: 3 });
  range.give({ type: 'removeSuppress', soldier: 1 }).attack(1, 'trio', 'semi');
  expect(perform(range.match, { by: 0, act: { type: 'undo' } })).toMatchObject({
    ok: false,
    refusal: { code: 'UNDO_BARRIER' },
  });
});

it('[WF-CORE-14] an act is finished before the next one starts', () => {
  const range = drill({
    path: ['field'],
    soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
    hostiles: [{ card: 'trio', slot: 1, target: 1 }],
  });
  expect(range.offers({ type: 'move', to: 2 })).toBe(true);
  range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.asked).toBe('targetChoice');
  expect(range.match.options(0).map(({ type }) => type)).toEqual(['onHostile', 'cancel']);
});

it('[WF-CORE-15] a cost is paid in full or the effect cannot be used', () => {
  const dear = action('dear', {
    when: 'main',
    cost: [{ pay: 'xp', amount: 2 }],
    do: [{ effect: 'moveTimer', amount: -1 }],
  });
  const range = drill({ soldiers: [{ card: 'ace', xp: 1, hand: ['dear'] }] }, { cards: [dear] });
  expect(range.offers({ type: 'playCard' })).toBe(false);
  const rich = drill({ soldiers: [{ card: 'ace', xp: 2, hand: ['dear'] }] }, { cards: [dear] }).play('dear');
  expect(rich.soldier(1).xp).toBe(0);
  expect(rich.game.timer).toBe(9);
});

it('[WF-CORE-16] a trait has no effect of its own', () => {
  const plain = weapon('plain', { traits: [] });
  const fancy = weapon('fancy', { traits: ['Ranged', 'Edged'] });
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'plain' }, { card: 'fancy' }] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [plain, fancy], dice: 'attack 5 cover 1 attack 5 cover 1' },
  )
    .attack(1, 'trio', 'semi')
    .attack(2, 'trio', 'semi');
  const [first, second] = range.told('attackRolled');
  expect(second).toMatchObject({
    modifier: first?.modifier,
    coverModifier: first?.coverModifier,
    kill: first?.kill,
  });
});

it('[WF-CORE-17, WF-DOWN-02] gear is weapons, equipment and their counters; Skills are not', () => {
  const kit = equipment('kit', { counters: 4 });
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        {
          card: 'ace',
          slot: 2,
          wounds: [{ points: 4, isTreated: false }],
          skills: ['tireless'],
          gear: [{ card: 'rifle' }, { card: 'kit' }],
        },
        { card: 'ben' },
      ],
    },
    { cards: [kit, TIRELESS] },
  ).give({ type: 'medevac', soldier: 1 });
  expect(range.game.path[1]?.gear).toMatchObject([
    { card: 'rifle', stacks: [{ left: 3 }] },
    { card: 'kit', counters: 4 },
  ]);
});

it('[WF-CORE-18] copies of gear are never short, a Soldier card is there once (WF-RULING-160)', () => {
  const gear = [{ card: 'rifle' }, { card: 'rifle' }];
  expect(teamFaults([{ gear }, { card: 'ben', gear }])).toEqual([]);
  expect(teamFaults([{}, {}])).toEqual(['SOLDIER_TWICE WF-CORE-18']);
  const range = muster([{ gear }]);
  expect(range.soldier(1).gear.map(({ id, card }) => `${id} ${card}`)).toEqual(['1 rifle', '2 rifle']);
});

it('[WF-CORE-19] a later revision takes the place of the card with the same set and name', () => {
  const old = hostile('grunt', { count: 2, value: 1 });
  const packs = [
    { id: 'base', cards: [old, weapon('rifle')] },
    { id: 'revised', cards: [hostile('base/grunt', { count: 3, value: 2 })] },
  ];
  const content = assemble('modern', packs);
  expect(content.cards['base/grunt']).toMatchObject({ value: 2 });
  expect(Object.keys(content.cards)).toEqual(['base/grunt', 'base/rifle']);
  expect(content.instances).toEqual(['base/grunt', 'base/grunt', 'base/grunt']);
});

const FLASK = equipment('flask', {
  abilities: [
    { ...text('main', { effect: 'gainActions', amount: 1 }), limit: { times: 1, per: 'soldierTurn' } },
  ],
});

it('[WF-CORE-20, WF-KEY-68] a limit counts the uses of one card instance and starts over with its period', () => {
  const range = drill(
    { soldiers: [{ card: 'ace', gear: [{ card: 'flask' }, { card: 'flask' }] }] },
    { cards: [FLASK] },
  );
  const use = (item: number) =>
    ({ type: 'useAbility', soldier: 1, source: `item:${item}`, ability: 0 }) as const;
  range.give(use(1));
  expect(range.refusal(use(1))).toBe('LIMIT_REACHED');
  expect(range.offers(use(2))).toBe(true);
  range.give(use(2)).endTurn();
  expect(range.game.turn).toBe(2);
  expect([range.offers(use(1)), range.offers(use(2))]).toEqual([true, true]);
});

it.each([
  ['soldierTurn', [true, true]],
  ['gameTurn', [true, true]],
  ['mission', [false, false]],
] as const)('[WF-CORE-20] a limit per %s comes back when it says (WF-RULING-118)', (per, offered) => {
  const tonic = equipment('tonic', {
    abilities: [{ ...text('main', { effect: 'gainXp', amount: 1 }), limit: { times: 2, per } }],
  });
  const range = drill({ soldiers: [{ card: 'ace', gear: [{ card: 'tonic' }] }] }, { cards: [tonic] });
  const drink = { type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 } as const;
  range.give(drink).give(drink);
  expect(range.refusal(drink)).toBe('LIMIT_REACHED');
  const next = offered.map(() => range.endTurn().offers(drink));
  expect(next).toEqual(offered);
});

it('[WF-CORE-10, WF-HOST-20] every reticle of a card is one enemy: each EKIA and each Suppress covers one', () => {
  const pair = hostile('pair', {
    reticles: 2,
    charts: [
      {
        range: [0, 1],
        columns: [
          { reticles: [2, 2], rows: [{ from: 1, wounds: 3 }] },
          { reticles: [1, 1], rows: [{ from: 1, wounds: 1 }] },
        ],
      },
    ],
  });
  const wounds = (counters: object) => {
    const hostiles = [{ card: 'pair', slot: 1, target: 1, ...counters }];
    const dice = 'hostile 5 cover 6';
    const range = drill({ at: 'attackStep', soldiers: [{ card: 'ace' }], hostiles }, { cards: [pair], dice });
    return range.soldier(1).wounds.map(({ points }) => points);
  };
  expect([wounds({}), wounds({ ekia: 1 }), wounds({ suppress: 1 })]).toEqual([[3], [1], [1]]);
});

it('[WF-CORE-20] a used piece of gear does not start over in other hands', () => {
  const once = equipment('once', {
    abilities: [
      { ...text('main', { effect: 'gainActions', amount: 1 }), limit: { times: 1, per: 'mission' } },
    ],
  });
  const range = drill(
    { soldiers: [{ card: 'ace', gear: [{ card: 'once' }] }, { card: 'ben' }] },
    { cards: [once], options: { 'gear-use-lock': 'one-user' } },
  );
  const use = (soldier: number) => ({ type: 'useAbility', soldier, source: 'item:1', ability: 0 }) as const;
  range.give(use(1)).endTurn();
  range
    .give({ type: 'handleGear', soldier: 1 })
    .give({ type: 'passGear', item: 1, to: 2 })
    .give({ type: 'enough' });
  expect(range.refusal(use(2))).toBe('LIMIT_REACHED');
});

it('[WF-CORE-21] the same seed and commands give the same game, another seed another one (WF-RULING-138)', () => {
  const cards = [soldier('ace', { health: 5 }), event('calm', [])];
  const play = (seed: string) => {
    const range = muster([{}], { cards, seed });
    range.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' }).endTurn();
    return { hash: range.match.hash, hand: range.zone('hand1') };
  };
  expect(play('one')).toEqual(play('one'));
  expect(play('two').hash).not.toBe(play('one').hash);
});
