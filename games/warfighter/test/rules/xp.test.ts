import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { action, chart, event, hostile, location, objective, text } from './drill-cards.ts';

const HURT = [{ points: 4, isTreated: false }];
const GUN = [{ card: 'rifle' }];

it('[WF-XP-01, WF-XP-02] XP come with the last reticle, to the Soldier whose attack killed it', () => {
  const range = drill(
    {
      soldiers: [
        { card: 'ace', gear: GUN },
        { card: 'ben', gear: GUN },
      ],
      hostiles: [{ card: 'trio', slot: 1, target: 1, ekia: 1 }],
    },
    { dice: 'attack 9 cover 6 attack 9 cover 6' },
  ).attack(1, 'trio', 'semi', 1);
  expect(range.soldier(1).xp).toBe(0);
  range.attack(2, 'trio', 'semi', 2);
  expect(range.game.soldiers.map(({ xp }) => xp)).toEqual([0, 3]);
  expect(range.zone('hostileDiscard')).toEqual(['trio']);
});

it('[WF-XP-03] XP have no upper limit and are never transferred (WF-RULING-158)', () => {
  const range = drill(
    {
      soldiers: [{ card: 'ace', xp: 50, gear: GUN }, { card: 'ben' }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { dice: 'attack 9 cover 6' },
  ).attack(1, 'grunt', 'semi');
  expect(range.soldier(1).xp).toBe(51);
  range.give({ type: 'handleGear', soldier: 1 });
  expect(range.match.options(0).filter(({ type }) => type.toLowerCase().includes('xp'))).toEqual([]);
});

it('[WF-XP-04] anybody in the mission may contribute, wherever and however he is', () => {
  const dear = action('dear', {
    ...text('main', { effect: 'moveTimer', amount: -1 }),
    cost: [{ pay: 'xp', amount: 3 }],
  });
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', hand: ['dear'] },
        { card: 'nell', slot: 2, suppress: 2, xp: 1 },
        { card: 'sid', xp: 2 },
      ],
    },
    { cards: [dear] },
  ).play('dear');
  range.give({ type: 'payXp', soldier: 2 });
  expect(range.game.soldiers.map(({ xp }) => xp)).toEqual([0, 0, 0]);
  expect(range.game.timer).toBe(9);
});

it('[WF-XP-05] XP can be spent in the turn they were gained', () => {
  const dear = action('dear', {
    ...text('main', { effect: 'moveTimer', amount: -1 }),
    cost: [{ pay: 'xp', amount: 1 }],
  });
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: GUN, hand: ['dear'] }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { cards: [dear], dice: 'attack 9 cover 6' },
  );
  expect(range.offers({ type: 'playCard' })).toBe(false);
  range.attack(1, 'grunt', 'semi').play('dear');
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-XP-06] the XP of a Soldier who leaves are lost', () => {
  const range = drill({ soldiers: [{ card: 'ace', xp: 4, wounds: HURT }, { card: 'ben' }] }).give({
    type: 'medevac',
    soldier: 1,
  });
  expect(range.game.soldiers.map(({ xp }) => xp)).toEqual([0, 0]);
});

it('[WF-XP-07] Events never give XP', () => {
  const camp = location('camp', { hostiles: [1, 1, 1, 1, 1, 1] });
  const range = drill(
    { soldiers: [{ card: 'ace', hand: ['camp'] }] },
    { cards: [camp, event('calm', [], { value: 3 })], draws: 'hostileDeck:calm' },
  );
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('camp') });
  expect(range.zone('hostileDiscard')).toEqual(['calm']);
  expect(range.soldier(1).xp).toBe(0);
});

it('[WF-XP-08, WF-KEY-67] "No XP" pays nobody', () => {
  const strike = (noXp: boolean) =>
    action(
      'strike',
      {
        when: 'main',
        who: { who: 'hostile' },
        do: [{ effect: 'hit', amount: 1, ...(noXp && { noXp: true as const }) }],
      },
      { kind: 'support' },
    );
  const xp = [true, false].map((noXp) => {
    const range = drill(
      { soldiers: [{ card: 'ace', support: ['strike'] }], hostiles: [{ card: 'grunt', slot: 1, target: 1 }] },
      { cards: [strike(noXp)] },
    );
    return range.first('useAbility').soldier(1).xp;
  });
  expect(xp).toEqual([0, 1]);
});

it('[WF-XP-09] what no attack finished pays the Soldier whose attack last killed on it (WF-RULING-63)', () => {
  const trap = action('trap', { when: 'main', who: { who: 'hostile' }, do: [{ effect: 'hit', amount: 1 }] });
  const xp = [2, 0].map((lastKiller) => {
    const range = drill(
      {
        soldiers: [{ card: 'ace', hand: ['trap'] }, { card: 'ben' }],
        hostiles: [{ card: 'trio', slot: 1, target: 1, ekia: 2, lastKiller }],
      },
      { cards: [trap] },
    ).play('trap');
    return range.game.soldiers.map((soldier) => soldier.xp);
  });
  expect(xp).toEqual([
    [0, 3],
    [0, 0],
  ]);
});

it('[WF-XP-10] a card that destroys itself or malfunctions pays its target', () => {
  for (const row of [
    { from: 1, malfunction: true } as const,
    { from: 1, wounds: 1, destroy: true } as const,
  ]) {
    const bomber = hostile('bomber', { value: 2, charts: [chart([row])] });
    const range = drill(
      {
        at: 'attackStep',
        soldiers: [{ card: 'ace' }, { card: 'ben' }],
        hostiles: [{ card: 'bomber', slot: 1, target: 2 }],
      },
      { cards: [bomber], dice: 'hostile 5 cover 6' },
    );
    expect(range.game.hostiles).toEqual([]);
    expect(range.game.soldiers.map(({ xp }) => xp)).toEqual([0, 2]);
  }
});

it('[WF-XP-11] Objective targets give no XP (WF-RULING-62)', () => {
  const range = drill(
    { isActive: true, path: ['field', 'field', 'field'], soldiers: [{ card: 'ace', slot: 5, gear: GUN }] },
    { cards: [objective({ target: { cover: 1, hits: 1, count: 2 } })], dice: 'attack 9 cover 6' },
  ).attack(1, 0, 'semi');
  expect(range.game.targetHits).toEqual([1, 0]);
  expect(range.soldier(1).xp).toBe(0);
});
