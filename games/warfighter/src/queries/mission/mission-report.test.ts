import type { SeatEvent } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { reportMission } from './mission-report.ts';

const facts = [
  { type: 'missionLaidOut', mission: 'an earlier one' },
  { type: 'phaseStarted', phase: 'soldierTurn', turn: 1 },
  { type: 'wounded', soldier: 1, points: 4 },
  { type: 'missionLaidOut', mission: 'this one' },
  { type: 'phaseStarted', phase: 'soldierTurn', turn: 1 },
  { type: 'attackRolled', soldier: 1, kills: 2, suppresses: 1 },
  { type: 'weaponEmptied', soldier: 1, item: 3, stack: 0 },
  { type: 'phaseStarted', phase: 'hostileTurn', turn: 1 },
  { type: 'wounded', soldier: 2, points: 3 },
  { type: 'phaseStarted', phase: 'soldierTurn', turn: 2 },
  { type: 'phaseStarted', phase: 'soldierTurn', turn: 3 },
  { type: 'attackRolled', soldier: 1, kills: 0, suppresses: 2 },
  { type: 'ammoSpent', soldier: 1, item: 3, stack: 0, amount: 2 },
  { type: 'itemExpended', soldier: 2, item: 5, amount: 1 },
  { type: 'missionEnded', isSuccess: true },
];
const log: readonly SeatEvent[] = facts.map((fact, n) => ({ n, ...fact }));

it('adds up what every Soldier did in the last mission', () => {
  expect(reportMission(log).soldiers).toEqual([
    { soldier: 1, attacks: 2, kills: 2, suppresses: 3, wounds: 0, ammo: 3 },
    { soldier: 2, attacks: 0, kills: 0, suppresses: 0, wounds: 3, ammo: 1 },
  ]);
});

it('has every turn, including those without a shot', () => {
  expect(reportMission(log).turns).toEqual([
    { turn: 1, attacks: 1, kills: 2, wounds: 3 },
    { turn: 2, attacks: 0, kills: 0, wounds: 0 },
    { turn: 3, attacks: 1, kills: 0, wounds: 0 },
  ]);
});

it('keeps what is worth telling, with its turn', () => {
  const { highlights } = reportMission(log);
  expect(highlights.map(({ turn, event }) => [turn, event.type])).toEqual([
    [0, 'missionLaidOut'],
    [1, 'wounded'],
    [3, 'missionEnded'],
  ]);
});

it('leaves out whatever was undone, and the undo itself', () => {
  const shot = { n: 15, type: 'attackRolled', soldier: 1, kills: 5, suppresses: 0 };
  const wound = { n: 16, type: 'wounded', soldier: 2, points: 9 };
  const undone = { n: 17, type: 'undone', seat: 0, taken: [15, 16] };
  expect(reportMission([...log, shot, wound, undone])).toEqual(reportMission(log));
});

it('reports nothing if there was no mission', () => {
  expect(reportMission([])).toEqual({ soldiers: [], turns: [], highlights: [] });
});
