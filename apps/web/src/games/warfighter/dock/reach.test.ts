import { expect, test } from 'vitest';
import { reachFor, restOfRow } from './reach.ts';

test.each([
  [8, 90, { isTiled: false, rows: 1, perRow: 8 }],
  [9, 90, { isTiled: true, rows: 2, perRow: 5 }],
  [16, 90, { isTiled: true, rows: 2, perRow: 8 }],
  [17, 90, { isTiled: true, rows: 3, perRow: 6 }],
  [7, 69, { isTiled: true, rows: 2, perRow: 4 }],
  [2, 24, { isTiled: true, rows: 2, perRow: 4 }],
  [16, 23, { isTiled: true, rows: 3, perRow: 6 }],
  [21, 21.5, { isTiled: true, rows: 4, perRow: 6 }],
  [16, 47, { isTiled: true, rows: 2, perRow: 8 }],
])('%i cards on %i rem', (count, width, reach) => {
  expect(reachFor(count, width)).toEqual(reach);
});

test.each([
  [7, { isTiled: true, rows: 1, perRow: 9 }],
  [16, { isTiled: true, rows: 2, perRow: 8 }],
  [21, { isTiled: true, rows: 2, perRow: 11 }],
])('%i cards below a low board', (count, reach) => {
  expect(reachFor(count, 33, true)).toEqual(reach);
});

test('what else lies within reach takes the rest of the row, or a row of its own', () => {
  const row = { isTiled: true, rows: 1, perRow: 9 };
  expect([0, 3, 6, 7, 9, 12].map((cards) => restOfRow(row, cards))).toEqual([6, 6, 3, 9, 9, 6]);
  expect(restOfRow({ ...row, perRow: 0 }, 0)).toBe(0);
});
