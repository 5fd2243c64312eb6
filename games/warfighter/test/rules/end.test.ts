import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { action, chart, hostile, objective } from './drill-cards.ts';

const ELIMINATE = objective({ conditions: [{ need: 'eliminateHostiles' }] });
const WON = { isSuccess: true, rule: 'WF-END-01' };
const BOMBER = hostile('bomber', { charts: [chart([{ from: 5, wounds: 5, all: true, destroy: true }])] });

it('[WF-END-01] success stops the game at once, in the Hostile Turn too (WF-RULING-114)', () => {
  const range = drill(
    {
      at: 'hostileTurn',
      timer: 5,
      slots: 3,
      path: ['field'],
      isActive: true,
      soldiers: [
        { card: 'ace', slot: 2, wounds: [] },
        { card: 'ben', slot: 1 },
      ],
      hostiles: [{ card: 'bomber', slot: 3, target: 1, isMarked: true }],
    },
    { cards: [ELIMINATE, BOMBER], dice: 'hostile 5 cover 1' },
  );
  expect(range.game).toMatchObject({ result: WON, timer: 5, phase: 'over' });
  expect(range.match.decision()).toBeUndefined();
  expect(range.match.outcome()).toMatchObject({ result: 'victory', winners: [0] });
});

it('[WF-END-02] the mission fails when the Timer leaves space 1', () => {
  const range = drill({ timer: 2, soldiers: [{ card: 'ace' }] }).endTurn();
  expect(range.game).toMatchObject({ timer: 1, result: undefined });
  range.endTurn();
  expect(range.game.result).toEqual({ isSuccess: false, rule: 'WF-END-02' });
});

it('[WF-END-02, WF-KEY-63] a card that moves the Timer forward past 1 fails it too; backward has no limit (WF-RULING-24, 25)', () => {
  const clock = (amount: number) => action('clock', { when: 'main', do: [{ effect: 'moveTimer', amount }] });
  const wanted = { timer: 2, soldiers: [{ card: 'ace', hand: ['clock'] }] };
  const late = drill(wanted, { cards: [clock(2)] }).play('clock');
  expect(late.game.result).toEqual({ isSuccess: false, rule: 'WF-END-02' });
  expect(drill(wanted, { cards: [clock(-20)] }).play('clock').game.timer).toBe(22);
});

it('[WF-END-03] the mission fails when no Soldier is left', () => {
  const range = drill(
    {
      at: 'hostileTurn',
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, wounds: [{ points: 4, isTreated: false }] }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { dice: 'hostile 9 cover 6 outcome 1' },
  );
  expect(range.game.result).toEqual({ isSuccess: false, rule: 'WF-END-03' });
  expect(range.match.outcome()).toMatchObject({ result: 'defeat', winners: [] });
});

it('[WF-END-05] the last marked card that takes the last Soldier along is a success (WF-RULING-113)', () => {
  const wanted: Wanted = {
    at: 'hostileTurn',
    slots: 3,
    path: ['field'],
    isActive: true,
    soldiers: [{ card: 'ace', slot: 3 }],
    hostiles: [{ card: 'bomber', slot: 3, target: 1, isMarked: true }],
  };
  const range = drill(wanted, { cards: [ELIMINATE, BOMBER], dice: 'hostile 5 cover 6 outcome 5' });
  expect(range.game.result).toEqual(WON);
  expect(range.soldier(1)).toMatchObject({ standing: 'downed', fate: 'discharge' });
  const onSite = objective({ conditions: [{ need: 'eliminateHostiles' }, { need: 'onSite' }] });
  const lost = drill(wanted, { cards: [onSite, BOMBER], dice: 'hostile 5 cover 6 outcome 5' });
  expect(lost.game.result?.isSuccess).toBe(false);
});

it('[WF-END-06] without Player Soldiers, cards and weapons play goes on; conceding is failure, outcome rolls included', () => {
  const range = drill(
    {
      soldiers: [{ card: 'sid' }, { card: 'ace', slot: 0, standing: 'downed', exitHealth: 0 }],
      actionDeck: [],
    },
    { dice: 'outcome 8' },
  ).endTurn();
  expect(range.asked).toBe('action');
  expect(range.match.concede(0)).toEqual({ ok: true });
  expect(range.match.outcome()).toMatchObject({ rule: 'WF-END-06', result: 'defeat' });
  expect(range.soldier(2).fate).toBe('duty');
});

it('[WF-END-06] conceding in the middle of an unpaid act ends the mission as well', () => {
  const range = drill({
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }] }],
    hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
  }).give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  expect(range.match.concede(0)).toEqual({ ok: true });
  expect(range.game.result).toEqual({ isSuccess: false, rule: 'WF-END-06' });
  expect(range.soldier(1).actions).toBe(3);
});

it('[WF-END-07] everybody who left rolls, in order of number, before the outcome is announced', () => {
  const left = { slot: 0, standing: 'medevaced', exitHealth: 1 } as const;
  const range = drill(
    { timer: 1, soldiers: [{ card: 'ace', ...left }, { card: 'ben' }, { card: 'cal', ...left }] },
    { dice: 'outcome 6 3' },
  ).endTurn();
  expect(range.told('outcomeRolled').map(({ soldier, total }) => [soldier, total])).toEqual([
    [1, 8],
    [3, 5],
  ]);
  expect(range.game.soldiers.map(({ fate }) => fate)).toEqual(['duty', undefined, 'kia']);
});
