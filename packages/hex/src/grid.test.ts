import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, opposite } from './axial.ts';
import {
  distance,
  findDirection,
  findHex,
  findNeighbour,
  type GridShape,
  getPlace,
  makeGrid,
  neighboursOf,
} from './grid.ts';
import { formatHex, parseHex } from './label.ts';

const shape: fc.Arbitrary<GridShape> = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 12 }),
  firstColumn: fc.integer({ min: 0, max: 95 }),
  firstRow: fc.integer({ min: 0, max: 95 }),
  southColumns: fc.constantFrom('odd', 'even'),
});

const keating = makeGrid({ columns: 40, rows: 28, firstColumn: 1, firstRow: 23, southColumns: 'odd' });
const ricePaddy = makeGrid({ columns: 40, rows: 22, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = (label: string, grid = keating) => parseHex(grid, label) ?? -1;

describe('labels', () => {
  it('name every hex once, in order, and nothing else', () => {
    fc.assert(
      fc.property(shape, (some) => {
        const grid = makeGrid(some);
        const labels = grid.places.map((_, index) => formatHex(grid, index));
        expect(labels.map((label) => parseHex(grid, label))).toEqual([...labels.keys()]);
        expect(labels).toEqual([...new Set(labels)].sort());
      }),
    );
  });

  it('have two digits for column and row, more only where a number needs them', () => {
    expect(formatHex(keating, 0)).toBe('0123');
    expect(formatHex(keating, keating.size - 1)).toBe('4050');
    const wide = makeGrid({ columns: 120, rows: 2, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
    expect(formatHex(wide, 0)).toBe('001001');
    expect(parseHex(wide, '120002')).toBe(239);
  });

  it.each(['0122', '4123', '0023', '0151', '123', '01234', '', ' 123', '1e23', '-123', '012a'])(
    'are not %j on a map from 0123 to 4050',
    (label) => {
      expect(parseHex(keating, label)).toBeUndefined();
    },
  );
});

describe('places', () => {
  it('are found again, and hold no hex off the map', () => {
    fc.assert(
      fc.property(shape, (some) => {
        const grid = makeGrid(some);
        for (const [index, place] of grid.places.entries()) expect(findHex(grid, place)).toBe(index);
        expect(findHex(grid, { q: some.firstColumn - 1, r: getPlace(grid, 0).r })).toBeUndefined();
        expect(findHex(grid, { q: some.firstColumn, r: getPlace(grid, 0).r - 1 })).toBeUndefined();
        expect(findHex(grid, { q: some.firstColumn, r: getPlace(grid, 0).r + some.rows })).toBeUndefined();
        expect(findHex(grid, { q: some.firstColumn + some.columns, r: getPlace(grid, 0).r })).toBeUndefined();
      }),
    );
  });
});

describe('neighbours', () => {
  it.each([
    ['2535', { N: '2534', NE: '2635', SE: '2636', S: '2536', SW: '2436', NW: '2435' }],
    ['2236', { N: '2235', NE: '2335', SE: '2336', S: '2237', SW: '2136', NW: '2135' }],
    ['0123', { N: undefined, NE: '0223', SE: '0224', S: '0124', SW: undefined, NW: undefined }],
    ['4050', { N: '4049', NE: undefined, SE: undefined, S: undefined, SW: '3950', NW: '3949' }],
  ])('[CV-RULING-20] of %s lie where odd columns are half a hex further south', (label, expected) => {
    for (const way of DIRECTIONS) {
      const next = findNeighbour(keating, hex(label), way);
      expect(next === undefined ? undefined : formatHex(keating, next)).toBe(expected[way]);
    }
  });

  it('turn the other way round on a map whose even columns are further south', () => {
    const grid = makeGrid({ columns: 3, rows: 3, firstColumn: 1, firstRow: 1, southColumns: 'even' });
    const around = neighboursOf(grid, hex('0202', grid)).map((next) => formatHex(grid, next));
    expect(around).toEqual(['0201', '0302', '0303', '0203', '0103', '0102']);
  });

  it('are mutual, one step away, and found by their direction', () => {
    fc.assert(
      fc.property(shape, (some) => {
        const grid = makeGrid(some);
        for (const from of grid.places.keys()) {
          for (const way of DIRECTIONS) {
            const to = findNeighbour(grid, from, way);
            if (to === undefined) continue;
            expect(findNeighbour(grid, to, opposite(way))).toBe(from);
            expect(findDirection(grid, from, to)).toBe(way);
          }
          const near = [...grid.places.keys()].filter((to) => distance(grid, from, to) === 1);
          expect(neighboursOf(grid, from).sort((a, b) => a - b)).toEqual(near);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('have no direction where hexes are not adjacent', () => {
    expect(findDirection(keating, hex('2236'), hex('2346'))).toBeUndefined();
    expect(findDirection(keating, hex('2236'), hex('2236'))).toBeUndefined();
  });
});

describe('distance', () => {
  it.each([
    [keating, '2535', '2435', 1],
    [keating, '2535', '2636', 1],
    [keating, '2232', '2234', 2],
    [keating, '2236', '2336', 1],
    [keating, '2236', '2346', 11],
    [ricePaddy, '0101', '4022', 40],
    [keating, '1842', '2336', 8],
  ])('[CV-COND-15] counts the target hex and not the first: %#', (grid, from, to, steps) => {
    expect(distance(grid, hex(from, grid), hex(to, grid))).toBe(steps);
  });
});
