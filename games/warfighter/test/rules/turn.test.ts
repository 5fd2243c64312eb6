import { expect, it } from 'vitest';
import { drill } from './drill.ts';
import { action, chart, hostile, location, objective, text } from './drill-cards.ts';

it('[WF-TURN-01] a game turn is a Soldier Turn and a Hostile Turn', () => {
  const range = drill({ soldiers: [{ card: 'ace' }] }).endTurn();
  expect(range.told('phaseStarted').map(({ phase, turn }) => `${phase} ${turn}`)).toEqual([
    'hostileTurn 1',
    'soldierTurn 2',
  ]);
  expect(range.game.turn).toBe(2);
});

it('[WF-TURN-06] the steps come in order: Reinforcement, Attack, Close Range, Remove Suppress, Timer', () => {
  const gate = location('field', { reinforce: [1], alwaysReinforce: true });
  const still = hostile('still', { charts: [chart([], [0, 9])], reticles: 2 });
  const walker = hostile('walker', { charts: [chart([], [0, 0])] });
  const range = drill(
    {
      path: ['field'],
      soldiers: [{ card: 'ace' }],
      hostiles: [
        { card: 'still', slot: 2, target: 1, suppress: 1 },
        { card: 'walker', slot: 3, target: 1 },
      ],
    },
    {
      cards: [gate, still, walker],
      draws: 'hostileDeck:grunt cup:1',
      dice: 'hostile 1 cover 1 hostile 1 cover 1',
    },
  ).endTurn();
  range.first('nextAttacker');
  const steps = ['hostileEntered', 'hostileDeclared', 'hostileClosed', 'hostileUnsuppressed', 'timerMoved'];
  const order = range.match.log.flatMap(({ events }) => events.map(({ type }) => type));
  expect(order.filter((type) => steps.includes(type))).toEqual([
    'hostileEntered',
    'hostileDeclared',
    'hostileDeclared',
    'hostileClosed',
    'hostileUnsuppressed',
    'timerMoved',
  ]);
});

it('[WF-TURN-02] Actions are refreshed at the start of a Soldier Turn, and what was left is lost (WF-RULING-116)', () => {
  const range = drill({ soldiers: [{ card: 'ace', actions: 3 }] }).endTurn();
  expect(range.soldier(1).actions).toBe(3);
});

it('[WF-TURN-02] extra Actions are due at the named refresh, for that turn only (WF-RULING-119)', () => {
  const later = action('later', text('main', { effect: 'gainActions', amount: 1, next: true }));
  const range = drill({ soldiers: [{ card: 'ace', hand: ['later'] }] }, { cards: [later] }).play('later');
  expect(range.soldier(1).actions).toBe(3);
  range.endTurn();
  expect(range.soldier(1).actions).toBe(4);
  range.endTurn();
  expect(range.soldier(1).actions).toBe(3);
});

it('[WF-TURN-02] Health matters for the Actions of the next refresh only (WF-RULING-115)', () => {
  const risk = action('risk', text('main', { effect: 'wound', amount: 1, on: { who: 'anySoldier' } }));
  const range = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['risk'] },
        { card: 'sid', actions: 2 },
      ],
    },
    { cards: [risk] },
  ).play('risk');
  expect(range.soldier(2).actions).toBe(2);
  range.endTurn();
  expect(range.soldier(2).actions).toBe(1);
});

it('[WF-TURN-04] Soldiers act in any order and interleave, and need not use all Actions', () => {
  const range = drill({ path: ['field'], soldiers: [{ card: 'ace', suppress: 2 }, { card: 'ben' }] })
    .give({ type: 'removeSuppress', soldier: 1 })
    .give({ type: 'move', soldier: 2, to: 2 })
    .give({ type: 'removeSuppress', soldier: 1 })
    .endTurn();
  expect(range.game.turn).toBe(2);
});

it('[WF-TURN-05, WF-ACT-16] when all agree, Retain costs come before the end-of-turn checks (WF-RULING-112)', () => {
  const aid = action('aid', text('main', { effect: 'moveTimer', amount: -1 }), {
    kind: 'support',
    retain: 1,
  });
  const range = drill(
    { soldiers: [{ card: 'ace', xp: 1, support: ['aid'] }], isActive: true, timeCounters: 0 },
    {
      cards: [aid, objective({ conditions: [{ need: 'destroyTargets' }, { need: 'timeLimit', turns: 3 }] })],
    },
  ).endTurn();
  expect(range.asked).toBe('retainChoice');
  expect(range.game.timeCounters).toBe(0);
  range.give({ type: 'retain' });
  expect(range.game.timeCounters).toBe(1);
  const two = { soldiers: [{ card: 'ace' }, { card: 'ben', seat: 1 }] };
  const both = drill(two, { config: { seats: 2 } }).give({ type: 'done' }, 0);
  expect(both.game).toMatchObject({ turn: 1, phase: 'soldierTurn' });
  both.give({ type: 'done' }, 1);
  expect(both.game.turn).toBe(2);
});

it('[WF-TURN-07] in the Hostile Turn Soldiers act only through what names a moment of it', () => {
  const dodge = action('dodge', text('hostileRolled', { effect: 'cancelAttack' }));
  const shot = action('shot', text('main', { effect: 'grantAttack' }));
  const range = drill(
    {
      at: 'hostileTurn',
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }], hand: ['dodge', 'shot', 'blank'] }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { cards: [dodge, shot], dice: 'hostile 9 cover 6' },
  );
  expect(range.asked).toBe('afterRollChance');
  expect(range.match.options(0)).toEqual([
    { type: 'pass' },
    { type: 'playCard', soldier: 1, card: range.inHand('dodge') },
  ]);
  range.play('dodge');
  expect(range.game.turn).toBe(2);
});

it('[WF-TURN-08, WF-END-02] the Timer moves towards 1 each turn and fails the mission when it leaves it', () => {
  const range = drill({ soldiers: [{ card: 'ace' }], timer: 2 }).endTurn();
  expect(range.game.timer).toBe(1);
  range.endTurn();
  expect(range.match.outcome()).toMatchObject({ rule: 'WF-END-02', result: 'defeat' });
});

it('[WF-TURN-09] victory ends the game in the middle of the turn', () => {
  const range = drill(
    {
      isActive: true,
      path: ['field', 'field', 'field'],
      soldiers: [{ card: 'ace', slot: 5, gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'grunt', slot: 5, target: 1 }],
      targetHits: [1],
    },
    { cards: [hostile('grunt')], dice: 'attack 9 cover 6' },
  ).attack(1, 0, 'semi');
  expect(range.match.outcome()).toMatchObject({ result: 'victory' });
  expect(range.match.options(0)).toEqual([]);
});
