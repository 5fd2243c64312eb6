import type { SeatEvent } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { findRecap } from './recap.ts';

const turn: readonly SeatEvent[] = [
  { n: 0, type: 'phaseStarted', phase: 'soldierTurn', turn: 1 },
  { n: 1, type: 'suppressed', soldier: 1, amount: 9 },
  { n: 2, type: 'phaseStarted', phase: 'hostileTurn', turn: 1 },
  { n: 3, type: 'hostileRolled', hostile: 4, soldier: 1 },
  { n: 4, type: 'wounded', soldier: 1, points: 2 },
  { n: 5, type: 'suppressed', soldier: 2, amount: 1 },
  { n: 6, type: 'suppressed', soldier: 2, amount: 2 },
  { n: 7, type: 'hostileEntered', hostile: 5 },
];

it('tells nothing while the Hostile Turn is under way', () => {
  expect(findRecap(turn)).toBeUndefined();
  expect(findRecap([])).toBeUndefined();
});

it('tells nothing about a turn that was undone', () => {
  const next = { n: 8, type: 'phaseStarted', phase: 'soldierTurn', turn: 2 };
  const undone = { n: 9, type: 'undone', seat: 0, taken: [2, 3, 4, 5, 6, 7, 8] };
  expect(findRecap([...turn, next, undone])).toBeUndefined();
});

it('counts what the last Hostile Turn did, and only that', () => {
  const recap = findRecap([...turn, { n: 8, type: 'phaseStarted', phase: 'soldierTurn', turn: 2 }]);
  expect(recap).toMatchObject({ turn: 1, attacks: 1, entered: 1, lost: [] });
  expect([...(recap?.wounds ?? [])]).toEqual([[1, 1]]);
  expect([...(recap?.suppress ?? [])]).toEqual([[2, 3]]);
});
