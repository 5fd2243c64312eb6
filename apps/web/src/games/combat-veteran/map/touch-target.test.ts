import { makeGrid, parseHex } from '@sitrep/hex';
import { expect, it } from 'vitest';
import { centreAt, makeSheet } from '../sheet/sheet.ts';
import { toView } from './camera.ts';
import { hexUnderFinger } from './touch-target.ts';

const sheet = makeSheet(
  makeGrid({ columns: 20, rows: 12, firstColumn: 1, firstRow: 1, southColumns: 'odd' }),
);
const hex = (label: string) => parseHex(sheet.grid, label) ?? -1;
const view = { width: 390, height: 400, covered: { top: 0, right: 0, bottom: 0, left: 0 } };

const shownAt = (hexWidth: number) => {
  const [x, y] = centreAt(sheet, hex('1006'));
  const camera = { x, y, hexWidth };
  const spotOf = (label: string) => toView(camera, view, centreAt(sheet, hex(label)));
  return { shown: { sheet, camera, view }, spotOf };
};

it('a finger on small hexes finds the nearest that can be chosen', () => {
  const { shown, spotOf } = shownAt(24);
  const targets = [hex('1007'), hex('1110')];
  expect(hexUnderFinger(shown, spotOf('1006'), targets)).toBe(hex('1007'));
  // farther than a finger reaches it is the ground itself
  expect(hexUnderFinger(shown, spotOf('1003'), targets)).toBe(hex('1003'));
  // what can be chosen itself is meant, whatever else is near
  expect(hexUnderFinger(shown, spotOf('1007'), [hex('1006'), hex('1007')])).toBe(hex('1007'));
});

it('on hexes as large as a finger it is the one below', () => {
  const { shown, spotOf } = shownAt(44);
  expect(hexUnderFinger(shown, spotOf('1006'), [hex('1007')])).toBe(hex('1006'));
});
