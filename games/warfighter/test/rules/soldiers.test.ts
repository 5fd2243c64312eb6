import { expect, it } from 'vitest';
import type { SkillCard } from '../../src/content/cards.ts';
import { drill } from './drill.ts';
import { action, equipment, soldier, text, weapon } from './drill-cards.ts';
import { muster } from './muster.ts';

function skill(id: string, changes: Partial<SkillCard>): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 1, ...changes };
}

const KEEN = skill('keen', { abilities: [text('static', { effect: 'modAttack', amount: 1 })] });

it('[WF-SOLD-01] Player Soldiers hold cards and chosen gear, Non-Player Soldiers a kit, Squad Soldiers a chart', () => {
  const range = muster([{ gear: [{ card: 'grenade' }] }, { card: 'nell' }, { card: 'sid' }]);
  expect(range.game.soldiers.map(({ gear }) => gear.map(({ card }) => card))).toEqual([
    ['grenade'],
    ['rifle'],
    [],
  ]);
  expect([1, 2, 3].map((number) => range.zone(`hand${number}`).length)).toEqual([5, 0, 0]);
  const acts = range.match
    .blocked(0)
    .flatMap(({ command }) => (command.type === 'attack' ? [`${command.soldier} ${command.weapon}`] : []));
  expect(acts).toEqual(['1 1', '1 0', '2 2', '2 0', '3 -1']);
});

it('[WF-SOLD-02] a Player Soldier has the Actions of his card in every Soldier Turn, whatever his Health', () => {
  const range = drill(
    {
      at: 'soldierTurn',
      soldiers: [{ card: 'ace', wounds: [{ points: 3, isTreated: false }] }, { card: 'ben' }],
    },
    { cards: [soldier('ace', { actions: [2, 2, 2, 2, 2] })] },
  );
  expect(range.soldier(1).actions).toBe(2);
});

it('[WF-SOLD-03, WF-WOUND-03] the hand size is current Health; too many cards are never discarded', () => {
  const gift = action('gift', text('main', { effect: 'drawCards', amount: 3 }));
  const range = drill(
    {
      soldiers: [
        {
          card: 'ace',
          wounds: [{ points: 2, isTreated: false }],
          hand: ['gift', 'blank', 'blank', 'blank', 'blank'],
        },
      ],
    },
    { cards: [gift], draws: 'actionDeck:blank actionDeck:blank actionDeck:blank' },
  ).play('gift');
  expect(range.zone('hand1')).toHaveLength(7);
  range.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' });
  expect(range.zone('hand1')).toHaveLength(7);
  const empty = drill(
    { soldiers: [{ card: 'ace', wounds: [{ points: 2, isTreated: true }] }] },
    { draws: 'actionDeck:blank actionDeck:blank actionDeck:blank' },
  );
  empty.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' });
  expect(empty.zone('hand1')).toHaveLength(3);
});

it('[WF-SOLD-04] current Health is the printed one less all Wound points, treated or not', () => {
  const range = drill(
    {
      soldiers: [
        {
          card: 'ace',
          wounds: [
            { points: 1, isTreated: true },
            { points: 1, isTreated: false },
          ],
        },
      ],
    },
    { draws: 'actionDeck:blank actionDeck:blank actionDeck:blank' },
  )
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'enough' });
  expect(range.zone('hand1')).toHaveLength(3);
});

it('[WF-SOLD-05, WF-VEC-43] the others get the Actions that their card lists for current Health', () => {
  const foster = soldier('nell', { kind: 'nonPlayer', health: 4, actions: [1, 2, 3, 3] });
  const actions = [0, 1, 2, 3].map((points) => {
    const wounds = points === 0 ? [] : [{ points, isTreated: false }];
    return drill({ at: 'soldierTurn', soldiers: [{ card: 'nell', wounds }] }, { cards: [foster] }).soldier(1)
      .actions;
  });
  expect(actions).toEqual([3, 3, 2, 1]);
});

it('[WF-SOLD-06] whoever runs a Non-Player Soldier chooses his acts and his weapon', () => {
  const range = drill({
    soldiers: [{ card: 'nell', gear: [{ card: 'rifle' }, { card: 'grenade' }] }],
    hostiles: [{ card: 'trio', slot: 1, target: 1 }],
  });
  expect([1, 2, 0].map((weapon) => range.offers({ type: 'attack', soldier: 1, weapon }))).toEqual([
    true,
    true,
    true,
  ]);
});

it('[WF-SOLD-07] the Skills of a Non-Player Soldier work like a Player Soldier’s', () => {
  const range = drill(
    {
      soldiers: [{ card: 'nell', gear: [{ card: 'rifle' }], skills: ['keen'] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [KEEN], dice: 'attack 5 cover 4' },
  ).attack(1, 'trio', 'semi');
  expect(range.told('attackRolled')[0]).toMatchObject({ modifier: 1, kills: 1 });
  const nell = soldier('nell', { kind: 'nonPlayer', kit: ['rifle', 'keen'] });
  const team = muster([{}, { card: 'nell' }], { cards: [KEEN, nell] });
  expect(team.soldier(2)).toMatchObject({ skills: ['keen'], gear: [{ card: 'rifle' }] });
});

it('[WF-SOLD-08] the weapon of a Non-Player Soldier never holds more counters than printed', () => {
  const range = drill({
    soldiers: [
      { card: 'ace', gear: [{ card: 'rifle' }] },
      { card: 'nell', gear: [{ card: 'rifle', stacks: [{ left: 2 }] }] },
    ],
  }).give({ type: 'handleGear', soldier: 1 });
  const give = { type: 'giveAmmo', item: 1, stack: 0, to: 2 } as const;
  range.give(give);
  expect(range.soldier(2).gear[0]?.stacks[0]?.left).toBe(3);
  expect(range.offers(give)).toBe(false);
});

it('[WF-SOLD-09, WF-SOLD-10, WF-KEY-80] a Squad Soldier attacks by his chart, Ranged, with one die, and never runs dry', () => {
  const aim = action('aim', {
    when: 'declareAttack',
    if: [{ is: 'weaponTrait', trait: 'Ranged' }],
    do: [{ effect: 'modAttack', amount: 1 }],
    upgun: { who: { who: 'anySoldier' } },
  });
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'sid', wounds: [{ points: 1, isTreated: false }], actions: 2 },
        { card: 'ace', xp: 1, hand: ['aim'] },
      ],
      hostiles: [{ card: 'trio', slot: 2, target: 1 }],
    },
    { cards: [aim], dice: 'attack 7 cover 4 attack 1 cover 1' },
  ).attack(-1, 'trio');
  range.play('aim', 2);
  expect(range.told('attackRolled')[0]).toMatchObject({ kill: 8, modifier: 1, dice: [7], kills: 1 });
  range.attack(-1, 'trio');
  expect(range.soldier(1)).toMatchObject({ actions: 0, gear: [] });
  expect(range.match.blocked(0).filter(({ command }) => command.type === 'reload')).toEqual([]);
  expect(range.told('attackRolled')).toHaveLength(2);
});

it('[WF-SOLD-10] a Squad Soldier never fights unarmed', () => {
  const range = drill({ soldiers: [{ card: 'sid' }], hostiles: [{ card: 'trio', slot: 1, target: 1 }] });
  expect(range.match.options(0).flatMap((each) => (each.type === 'attack' ? [each.weapon] : []))).toEqual([
    -1,
  ]);
});

it('[WF-SOLD-11] all kinds of Soldiers gain and spend XP', () => {
  const free = action('free', text('main', { effect: 'moveTimer', amount: -1 }));
  const paid = {
    ...free,
    abilities: [
      { ...text('main', { effect: 'moveTimer', amount: -1 }), cost: [{ pay: 'xp', amount: 1 } as const] },
    ],
  };
  const range = drill(
    {
      soldiers: [{ card: 'sid' }, { card: 'ace', hand: ['free'] }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { cards: [paid], dice: 'attack 9 cover 6' },
  ).attack(-1, 'grunt');
  expect(range.soldier(1).xp).toBe(1);
  range.play('free', 2);
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-SOLD-13] Player and Non-Player Soldiers have an Unarmed number', () => {
  const range = drill(
    {
      soldiers: [{ card: 'ace' }, { card: 'nell' }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    {
      cards: [soldier('nell', { kind: 'nonPlayer', unarmed: 9 })],
      dice: 'attack 8 cover 6 attack 8 cover 6',
    },
  )
    .attack(0, 'trio', undefined, 1)
    .attack(0, 'trio', undefined, 2);
  expect(range.told('attackRolled').map(({ kill, kills }) => [kill, kills])).toEqual([
    [7, 1],
    [9, 0],
  ]);
});

it('[WF-SOLD-14] the text of a Soldier card is in force while he is in the mission', () => {
  const born = soldier('ace', {
    abilities: [text('static', { effect: 'modMovement', amount: 2 })],
    movement: 0,
  });
  const range = drill(
    { path: ['field'], soldiers: [{ card: 'ace' }, { card: 'ben' }] },
    {
      cards: [
        born,
        { ...soldier('ben', { movement: 0 }) },
        {
          id: 'field',
          source: 'original',
          type: 'location',
          region: 'r',
          count: 4,
          entrance: 2,
          reinforce: [],
          hostiles: ['none', 'none', 'none', 'none', 'none', 'none'],
        },
      ],
    },
  );
  expect([1, 2].map((number) => range.offers({ type: 'move', soldier: number, to: 2 }))).toEqual([
    true,
    false,
  ]);
});

it('[WF-SOLD-15] Skills never change owner', () => {
  const range = drill(
    {
      soldiers: [
        {
          card: 'ace',
          skills: ['keen'],
          gear: [{ card: 'rifle' }],
          wounds: [{ points: 4, isTreated: false }],
        },
        { card: 'ben' },
      ],
    },
    { cards: [KEEN, equipment('pads'), weapon('rifle')] },
  ).give({ type: 'handleGear', soldier: 1 });
  expect(range.match.options(0).map(({ type }) => type)).toEqual([
    'enough',
    'passGear',
    'dropGear',
    'dropAmmo',
  ]);
  range.give({ type: 'enough' }).give({ type: 'medevac', soldier: 1 });
  range.give({ type: 'handleGear', soldier: 2 }).give({ type: 'pickUp', item: 1 });
  expect(range.soldier(2)).toMatchObject({ skills: [], gear: [{ card: 'rifle' }] });
});
