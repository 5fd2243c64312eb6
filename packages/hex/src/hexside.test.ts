import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotOf } from '../test/maps.ts';
import { centreOfSpot, edges, turn } from '../test/polygon.ts';
import { DIRECTIONS, type Direction, opposite } from './axial.ts';
import { findNeighbour, makeGrid } from './grid.ts';
import { findHexside, hexsideOf, hexsidesFacing } from './hexside.ts';
import { parseHex } from './label.ts';

const grid = makeGrid({ columns: 9, rows: 9, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = (label: string) => parseHex(grid, label) ?? -1;
const some = fc.nat(grid.size - 1);

describe('hexsides', () => {
  it('are the same from both hexes, and six different ones for each hex', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...DIRECTIONS), (from, way) => {
        const next = findNeighbour(grid, from, way);
        if (next !== undefined) {
          expect(hexsideOf(grid, next, opposite(way))).toBe(hexsideOf(grid, from, way));
          expect(findHexside(grid, from, next)).toBe(hexsideOf(grid, from, way));
          expect(findHexside(grid, next, from)).toBe(hexsideOf(grid, from, way));
        }
        expect(new Set(DIRECTIONS.map((each) => hexsideOf(grid, from, each))).size).toBe(6);
      }),
    );
  });

  it('number as many as the map has', () => {
    const sides = [...grid.places.keys()].flatMap((from) =>
      DIRECTIONS.map((way) => hexsideOf(grid, from, way)),
    );
    const inner = sides.length - new Set(sides).size;
    // 9 columns of 8 sides between rows, and 8 gaps of 17 sides between columns
    expect(inner).toBe(9 * 8 + 8 * 17);
  });

  it('lie between adjacent hexes only', () => {
    expect(findHexside(grid, hex('0505'), hex('0507'))).toBeUndefined();
    expect(findHexside(grid, hex('0505'), hex('0505'))).toBeUndefined();
  });
});

describe('sides facing a hex', () => {
  const cases: [string, Direction[]][] = [
    ['0501', ['N']],
    ['0503', ['N']],
    ['0303', ['NW']],
    ['0105', ['SW', 'NW']],
    ['0905', ['NE', 'SE']],
    ['0604', ['N', 'NE']],
    ['0406', ['SW']],
    ['0405', ['NW']],
    ['0509', ['S']],
    ['0608', ['S']],
    ['0607', ['SE', 'S']],
    ['0505', []],
  ];

  it.each(cases)(
    '[CV-RULING-64] from %s are those that the line from centre to centre meets',
    (from, ways) => {
      const target = hex('0505');
      const expected = ways.map((way) => hexsideOf(grid, target, way));
      expect(hexsidesFacing(grid, target, hex(from))).toEqual(expected);
    },
  );

  it('are the sides of the polygon that the line touches', () => {
    fc.assert(
      fc.property(some, some, (from, target) => {
        fc.pre(from !== target);
        const [start, end] = [centreOfSpot(spotOf(grid, from)), centreOfSpot(spotOf(grid, target))];
        const touched = edges(spotOf(grid, target)).filter(
          ([a, b]) =>
            turn(start, end, a) * turn(start, end, b) <= 0n && turn(a, b, start) * turn(a, b, end) <= 0n,
        );
        // the polygon starts with its side to the north-west
        const ways: Direction[] = ['NW', 'N', 'NE', 'SE', 'S', 'SW'];
        const expected = edges(spotOf(grid, target)).flatMap((side, index) =>
          touched.some((other) => String(other) === String(side)) ? [ways[index] ?? 'N'] : [],
        );
        const sides = expected.map((way) => hexsideOf(grid, target, way));
        expect(new Set(hexsidesFacing(grid, target, from))).toEqual(new Set(sides));
      }),
    );
  });
});
