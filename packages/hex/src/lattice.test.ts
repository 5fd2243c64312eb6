import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polygon } from '../test/polygon.ts';
import { DIRECTIONS, walk } from './axial.ts';
import { CORNERS, centreOf, cornerOf } from './lattice.ts';

const place = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });

describe('corners', () => {
  it('[CV-RULING-53] lie at whole numbers, those of the polygon', () => {
    fc.assert(
      fc.property(place, ({ q, r }) => {
        const spot = { column: q, row: r + ((q - (q & 1)) >> 1) };
        const corners = CORNERS.map((_, corner) => cornerOf({ q, r }, corner));
        expect(corners.map(({ x, y }) => `${x},${y}`).sort()).toEqual(polygon(spot).map(String).sort());
      }),
    );
  });

  it('of the side in each direction belong to the neighbour as well', () => {
    for (const [index, way] of DIRECTIONS.entries()) {
      const next = walk({ q: 0, r: 0 }, way);
      const theirs = CORNERS.map((_, corner) => cornerOf(next, corner));
      for (const corner of [index + 4, index + 5])
        expect(theirs).toContainEqual(cornerOf({ q: 0, r: 0 }, corner % 6));
    }
  });

  it('are one step of the lattice from the centre', () => {
    expect(
      CORNERS.map(({ x, y }) => Math.max(Math.abs(y), Math.abs(x + y) / 2, Math.abs(x - y) / 2)),
    ).toEqual(Array(6).fill(1));
    expect(centreOf({ q: 2, r: -1 })).toEqual({ x: 6, y: 0 });
  });
});
