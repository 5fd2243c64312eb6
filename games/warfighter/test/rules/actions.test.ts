import { expect, it } from 'vitest';
import type { SkillCard } from '../../src/content/cards.ts';
import { drill } from './drill.ts';
import { action, equipment, hostile, kit, objective, soldier, text } from './drill-cards.ts';

const HURT = [{ points: 3, isTreated: false }];

function skill(id: string, changes: Partial<SkillCard>): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 1, ...changes };
}

it('[WF-ACT-01] only the own Actions pay', () => {
  const range = drill({
    path: ['field'],
    soldiers: [
      { card: 'ace', actions: 0 },
      { card: 'ben', actions: 3, gear: [{ card: 'rifle', stacks: [{ left: 2, isEmpty: true }] }] },
    ],
  });
  expect(range.refusal({ type: 'move', soldier: 1, to: 2 })).toBe('NO_ACTIONS');
  range.give({ type: 'move', soldier: 2, to: 2 });
  expect([range.soldier(1).actions, range.soldier(2).actions]).toEqual([0, 2]);
  range.give({ type: 'reload', soldier: 2, weapon: 1, stack: 0 });
  expect([range.soldier(1).actions, range.soldier(2).actions]).toEqual([0, 1]);
});

it('[WF-ACT-02] Remove 1 Suppress is an Action of the suppressed Soldier, and nothing else takes counters off him', () => {
  const range = drill({ soldiers: [{ card: 'sid', suppress: 2 }, { card: 'ace' }] });
  expect(range.refusal({ type: 'removeSuppress', soldier: 2 })).toBe('NOT_SUPPRESSED');
  range.give({ type: 'removeSuppress', soldier: 1 });
  expect(range.soldier(1)).toMatchObject({ suppress: 1, actions: 1 });
  range.endTurn();
  expect(range.soldier(1).suppress).toBe(1);
});

const SHOT = action('shot', text('main', { effect: 'grantAttack' }));

it('[WF-ACT-03] a suppressed Soldier has no other Action, but acts that a card grants (WF-RULING-111)', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        {
          card: 'ace',
          suppress: 1,
          hand: ['shot'],
          gear: [{ card: 'rifle', stacks: [{ isEmpty: true }] }, { card: 'rifle' }],
        },
      ],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [SHOT], dice: 'attack 9 cover 6' },
  );
  const commands = [
    { type: 'move', to: 2 },
    { type: 'attack', weapon: 2 },
    { type: 'reload' },
    { type: 'discardDraw' },
  ];
  expect(commands.map((command) => range.refusal(command))).toEqual(Array(4).fill('SUPPRESSED'));
  range.play('shot').give({ type: 'attack', soldier: 1, weapon: 2, profile: 0 }).aim('trio', 'semi');
  expect(range.hostile('trio').ekia).toBe(1);
  expect(range.soldier(1)).toMatchObject({ suppress: 1, actions: 3 });
});

const SIP = equipment('sip', { abilities: [text('main', { effect: 'gainActions', amount: 1 })] });
const DRILLED = skill('drilled', {
  abilities: [
    { ...text('main', { effect: 'gainActions', amount: 1 }), cost: [{ pay: 'action', amount: 1 }] },
  ],
});

const DEAR = action('dear', {
  ...text('main', { effect: 'moveTimer', amount: -1 }),
  cost: [{ pay: 'xp', amount: 1 }],
});

/** A suppressed Soldier next to the Objective who could do much else. */
function pinned(options: object = {}) {
  return drill(
    {
      path: ['field', 'field', 'field'],
      soldiers: [
        {
          card: 'ace',
          slot: 4,
          suppress: 1,
          xp: 1,
          wounds: HURT,
          gear: [{ card: 'sip' }],
          skills: ['drilled'],
          hand: ['blank'],
          support: ['aid'],
        },
        { card: 'ben', slot: 4, hand: ['dear'] },
      ],
    },
    {
      cards: [
        DEAR,
        SIP,
        DRILLED,
        action('aid', text('main', { effect: 'moveTimer', amount: -1 }), { kind: 'support' }),
      ],
      options,
    },
  );
}

it('[WF-ACT-04] a suppressed Soldier may do nothing else but play cards, be medevaced and give XP (WF-RULING-110, WF-RULING-147)', () => {
  const range = pinned();
  const barred = [
    { type: 'activateObjective', soldier: 1 },
    { type: 'handleGear', soldier: 1 },
    { type: 'useAbility', source: 'item:1' },
    { type: 'useAbility', source: 'skill:drilled' },
  ];
  expect(barred.map((command) => range.refusal(command))).toEqual(Array(4).fill('SUPPRESSED'));
  expect(range.offers({ type: 'medevac', soldier: 1 })).toBe(true);
  const support = range.match.options(0).find((each) => each.type === 'useAbility');
  expect(support).toMatchObject({ source: expect.stringMatching(/^support:/) });
  range.play('dear', 2);
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-ACT-04] he receives what others pass to him', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', suppress: 1 },
      { card: 'ben', gear: [{ card: 'rifle' }] },
    ],
  }).give({ type: 'handleGear', soldier: 2 });
  expect(range.offers({ type: 'passGear', item: 1, to: 1 })).toBe(true);
});

it('[WF-ACT-05] with suppressed-activities free he may do whatever costs him no Action', () => {
  const range = pinned({ 'suppressed-activities': 'free' });
  expect(range.offers({ type: 'activateObjective', soldier: 1 })).toBe(true);
  expect(range.offers({ type: 'handleGear', soldier: 1 })).toBe(true);
  expect(range.offers({ type: 'useAbility', source: 'item:1' })).toBe(true);
  expect(range.offers({ type: 'useAbility', source: 'skill:drilled' })).toBe(false);
});

it('[WF-ACT-06] Discard and Draw discards any number and fills the hand up to Health', () => {
  const hand = ['blank', 'blank', 'field'];
  const range = drill(
    { soldiers: [{ card: 'ace', hand }, { card: 'nell' }] },
    { draws: 'actionDeck:blank actionDeck:blank actionDeck:blank' },
  );
  expect(range.offers({ type: 'discardDraw', soldier: 2 })).toBe(false);
  const field = range.inHand('field');
  range
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'pick', card: field })
    .give({ type: 'enough' });
  expect(range.zone('hand1')).toHaveLength(5);
  expect(range.zone('actionDiscard')).toEqual(['field']);
  expect(range.soldier(1).actions).toBe(2);
});

it('[WF-ACT-06] a hostile may forbid it while its target is in its range', () => {
  const jammer = hostile('jammer', {
    abilities: [text('static', { effect: 'forbid', act: 'discardDraw', range: [0, 1] })],
  });
  const wanted = (slot: number) => ({
    soldiers: [{ card: 'ace' }],
    hostiles: [{ card: 'jammer', slot, target: 1 }],
  });
  const jammed = drill(wanted(2), { cards: [jammer] });
  expect(jammed.reason({ type: 'discardDraw' })).toMatchObject({
    code: 'FORBIDDEN',
    args: { hostile: jammed.hostile('jammer').token },
  });
  expect(drill(wanted(3), { cards: [jammer] }).offers({ type: 'discardDraw' })).toBe(true);
});

it('[WF-ACT-07, WF-ACT-08] moving and attacking are Actions', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { dice: 'attack 9 cover 6' },
  ).give({ type: 'move', soldier: 1, to: 2 });
  expect(range.soldier(1).actions).toBe(2);
  range.attack(1, 'trio', 'semi');
  expect(range.soldier(1).actions).toBe(1);
});

it('[WF-ACT-09] Reload removes the Empty counter of one weapon', () => {
  const empty = { card: 'rifle', stacks: [{ left: 2, isEmpty: true }] };
  const range = drill({
    soldiers: [{ card: 'ace', gear: [empty, empty] }, { card: 'nell', gear: [empty] }, { card: 'sid' }],
  })
    .give({ type: 'reload', soldier: 1, weapon: 2, stack: 0 })
    .give({ type: 'reload', soldier: 2, weapon: 3, stack: 0 });
  expect(range.soldier(1).gear.map(({ stacks }) => stacks[0])).toEqual([
    { left: 2, isEmpty: true },
    { left: 1, isEmpty: false },
  ]);
  expect(range.soldier(1).actions).toBe(2);
  expect(range.soldier(2).gear[0]?.stacks[0]).toEqual({ left: 1, isEmpty: false });
});

it('[WF-ACT-10] playing a card is an Activity of Player Soldiers', () => {
  const wait = action('wait', text('main', { effect: 'moveTimer', amount: -1 }));
  const range = drill({ soldiers: [{ card: 'ace', actions: 0, hand: ['wait'] }] }, { cards: [wait] }).play(
    'wait',
  );
  expect(range.game.timer).toBe(9);
});

it('[WF-ACT-11] a Location is played once a turn by a Player Soldier, for nothing unless it prints a cost', () => {
  const range = drill({ soldiers: [{ card: 'ace', actions: 0, hand: ['field', 'field'] }] });
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('field') });
  expect(range.game.path[1]?.card).toBe('field');
  expect(range.refusal({ type: 'playLocation' })).toBe('LOCATION_PLAYED');
});

it('[WF-ACT-12] any kind of Soldier next to the Objective may activate it for nothing', () => {
  const range = drill({
    path: ['field', 'field', 'field'],
    soldiers: [
      { card: 'ace', slot: 3 },
      { card: 'sid', slot: 4, actions: 0 },
    ],
  });
  expect(range.refusal({ type: 'activateObjective', soldier: 1 })).toBe('NOBODY_ADJACENT');
  range.give({ type: 'activateObjective', soldier: 2 });
  expect(range.game.isActive).toBe(true);
});

it('[WF-ACT-14, WF-DOWN-15] the load is lightened only when somebody has left', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', wounds: HURT },
      { card: 'ben', gear: [{ card: 'rifle' }] },
    ],
  });
  expect(range.offers({ type: 'lighten' })).toBe(false);
  range.give({ type: 'medevac', soldier: 1 });
  expect(range.asked).toBe('lightening');
});

it('[WF-ACT-15, WF-DOWN-06] Medevac is free for a Soldier reduced to 2 or 1 Health, suppressed or not', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', wounds: HURT, actions: 0, suppress: 2 },
      { card: 'ben', wounds: [{ points: 2, isTreated: false }] },
      { card: 'sid' },
    ],
  });
  expect(range.refusal({ type: 'medevac', soldier: 2 })).toBe('NOT_WOUNDED_ENOUGH');
  // WF-RULING-102: who has 2 Health by nature is not reduced to it.
  expect(range.refusal({ type: 'medevac', soldier: 3 })).toBe('NOT_WOUNDED_ENOUGH');
  range.give({ type: 'medevac', soldier: 1 });
  expect(range.soldier(1)).toMatchObject({ standing: 'medevaced', exitHealth: 2 });
});

it('[WF-ACT-17] equipment and active Skills are used at their printed cost between acts', () => {
  const range = drill(
    { soldiers: [{ card: 'ace', gear: [{ card: 'sip' }], skills: ['drilled'] }] },
    { cards: [SIP, DRILLED] },
  ).give({ type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 });
  expect(range.soldier(1).actions).toBe(4);
  range.give({ type: 'useAbility', soldier: 1, source: 'skill:drilled', ability: 0 });
  expect(range.soldier(1).actions).toBe(4);
  expect(range.told('actionSpent')).toMatchObject([{ soldier: 1, amount: 1, act: 'useAbility' }]);
});

it('[WF-ACT-18] healing costs an Action and a counter', () => {
  const medkit = kit({ effect: 'healRoll', rows: [{ from: 1, heal: 1 }] });
  const range = drill(
    { soldiers: [{ card: 'ace', wounds: HURT, gear: [{ card: 'kit' }] }] },
    { cards: [medkit], dice: 'heal 3' },
  ).give({ type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 });
  expect(range.soldier(1)).toMatchObject({
    actions: 2,
    gear: [{ counters: 3 }],
    wounds: [{ points: 2, isTreated: true }],
  });
});

it('[WF-ACT-21, WF-OPT-05] clearing a Jam is an Action', () => {
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle', isJammed: true }, { card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { options: { 'weapon-jams': 'on' } },
  );
  expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('WEAPON_JAMMED');
  expect(range.offers({ type: 'clearJam', weapon: 2 })).toBe(false);
  range.give({ type: 'clearJam', soldier: 1, weapon: 1 });
  expect(range.soldier(1)).toMatchObject({ actions: 2, gear: [{ isJammed: false }, {}] });
  expect(range.offers({ type: 'attack', weapon: 1 })).toBe(true);
});

it('[WF-ACT-22, WF-KEY-115] an act without an Action has all its other costs and limits', () => {
  const go = action('go', text('main', { effect: 'grantMove' }));
  const steep = { ...objective(), id: 'goal' };
  const range = drill(
    {
      path: ['field', 'field'],
      soldiers: [{ card: 'ace', slot: 2, hand: ['go', 'go'] }],
    },
    { cards: [go, steep] },
  )
    .play('go')
    .give({ type: 'move', soldier: 1, to: 3 });
  expect(range.soldier(1)).toMatchObject({ slot: 3, actions: 3, hasMoved: true });
  expect(range.offers({ type: 'playCard' })).toBe(false);
  expect(range.refusal({ type: 'move', to: 2 })).toBe('HAS_MOVED');
});

it('[WF-ACT-22] an attack without an Action may be let go', () => {
  const shot = action('shot', text('main', { effect: 'grantAttack' }));
  const range = drill(
    {
      soldiers: [{ card: 'ace', hand: ['shot'], gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [shot] },
  ).play('shot');
  range.give({ type: 'enough' });
  expect([range.asked, range.soldier(1).actions]).toEqual(['action', 3]);
});

it('[WF-ACT-22] an attack without an Action needs a usable weapon and leaves the Actions alone', () => {
  const shot = action('shot', text('main', { effect: 'grantAttack' }));
  const scene = (left: number) =>
    drill(
      {
        soldiers: [{ card: 'sniper', hand: ['shot'], gear: [{ card: 'rifle', stacks: [{ left }] }] }],
        hostiles: [{ card: 'trio', slot: 2, target: 1 }],
        path: ['field'],
      },
      { cards: [shot, soldier('sniper')], dice: left > 0 ? 'attack 1 cover 1' : '' },
    );
  expect(scene(0).offers({ type: 'playCard' })).toBe(false);
  const range = scene(1).play('shot');
  expect(range.match.options(0)).toEqual([
    { type: 'enough' },
    { type: 'attack', soldier: 1, weapon: 1, profile: 0 },
  ]);
  range.first('attack').aim('trio', 'semi');
  expect(range.soldier(1)).toMatchObject({ actions: 3, gear: [{ stacks: [{ isEmpty: true }] }] });
});
