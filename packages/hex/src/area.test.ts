import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disk, ring } from './area.ts';
import { distance, makeGrid } from './grid.ts';

const grid = makeGrid({ columns: 9, rows: 7, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = fc.nat(grid.size - 1);

describe('rings and disks of a map', () => {
  it('hold just the hexes of the map at, or up to, a distance', () => {
    fc.assert(
      fc.property(hex, fc.nat(12), (centre, radius) => {
        const all = [...grid.places.keys()];
        const sorted = (hexes: number[]) => hexes.sort((a, b) => a - b);
        expect(sorted(ring(grid, centre, radius))).toEqual(
          all.filter((to) => distance(grid, centre, to) === radius),
        );
        expect(sorted(disk(grid, centre, radius))).toEqual(
          all.filter((to) => distance(grid, centre, to) <= radius),
        );
        expect(disk(grid, centre, radius)[0]).toBe(centre);
      }),
    );
  });

  it('are whole far from the edges', () => {
    expect(ring(grid, 31, 3)).toHaveLength(18);
    expect(disk(grid, 31, 3)).toHaveLength(37);
  });
});
