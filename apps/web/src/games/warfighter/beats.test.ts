import { expect, it } from 'vitest';
import { beatOf } from './beats.ts';

it.each([
  [
    { type: 'hostileEntered', hostile: 9, slot: 2 },
    { kind: 'reveal', dice: [] },
  ],
  [
    { type: 'hostileRolled', hostile: 9, soldier: 1, die: 8, defeatCover: 3 },
    { kind: 'dice', dice: [8, 3] },
  ],
  [
    { type: 'attackRolled', soldier: 1, dice: [2, 9], defeatCover: 4 },
    { kind: 'dice', dice: [2, 9, 4] },
  ],
  [{ type: 'actionSpent', soldier: 1 }, undefined],
])('shows %j as %j', (event, look) => {
  expect(beatOf({ n: 1, ...event })).toEqual(look);
});
