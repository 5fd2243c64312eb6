import { findNeighbour, formatHex, makeGrid } from '@sitrep/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreAt, cornersOf, findHexAt, findSide, HEIGHT, makeSheet, SIDE } from './sheet.ts';

const sheet = makeSheet(makeGrid({ columns: 9, rows: 7, firstColumn: 1, firstRow: 23, southColumns: 'odd' }));
const anyHex = fc.nat({ max: sheet.grid.size - 1 });

describe('the sheet', () => {
  it('holds every hex, with a margin', () => {
    const corners = [...sheet.centres.keys()].flatMap((hex) => cornersOf(sheet, hex));
    expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(8);
    expect(Math.min(...corners.map(([, y]) => y))).toBeCloseTo(8);
    expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(sheet.width - 8);
    expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(sheet.height - 8);
  });

  it('puts odd columns half a hex further south', () => {
    const [first, second] = [centreAt(sheet, 0), centreAt(sheet, 7)];
    expect(formatHex(sheet.grid, 7)).toBe('0223');
    expect(second[0] - first[0]).toBeCloseTo(1.5 * SIDE);
    expect(first[1] - second[1]).toBeCloseTo(HEIGHT / 2);
  });

  it('finds the hex at every place within it', () => {
    const share = fc.double({ min: 0, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(anyHex, fc.nat({ max: 5 }), share, (hex, corner, part) => {
        const [x, y] = centreAt(sheet, hex);
        const [u = 0, v = 0] = cornersOf(sheet, hex)[corner] ?? [];
        expect(findHexAt(sheet, [x + (u - x) * part, y + (v - y) * part])).toBe(hex);
      }),
    );
    expect(findHexAt(sheet, [0, 0])).toBeUndefined();
  });

  it('finds the side between two hexes halfway from middle to middle', () => {
    const [from, to] = [10, findNeighbour(sheet.grid, 10, 'SE') ?? -1];
    const [[x, y] = [0, 0], [u, v] = [0, 0]] = findSide(sheet, from, to) ?? [];
    const [one, other] = [centreAt(sheet, from), centreAt(sheet, to)];
    expect((x + u) / 2).toBeCloseTo((one[0] + other[0]) / 2);
    expect((y + v) / 2).toBeCloseTo((one[1] + other[1]) / 2);
    expect(findSide(sheet, 0, 20)).toBeUndefined();
  });
});
