import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossesInside, edges, runsAlong, type Spot } from '../test/polygon.ts';
import type { Axial } from './axial.ts';
import type { Point } from './lattice.ts';
import { type Crossing, trace } from './trace.ts';

/** Centres and corners: both numbers even, or both odd. */
const point: fc.Arbitrary<Point> = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -6, max: 6 }))
  .map(([x, half]) => ({ x, y: 2 * half + (x & 1) }));

const spotOf = ({ q, r }: Axial): Spot => ({ column: q, row: r + ((q - (q & 1)) >> 1) });
const name = ({ column, row }: Spot) => `${column},${row}`;
const names = (crossing: Crossing) => crossing.map((place) => name(spotOf(place))).sort();

const SPOTS: Spot[] = Array.from({ length: 13 * 21 }, (_, index) => ({
  column: (index % 13) - 6,
  row: Math.floor(index / 13) - 10,
}));

function sideNames(spot: Spot, index: number): string[] {
  const corners = (edges(spot)[index] ?? []).map(String).sort().join();
  const isShared = (other: Spot) => edges(other).some((side) => side.map(String).sort().join() === corners);
  return SPOTS.filter(isShared).map(name).sort();
}

describe('a line', () => {
  it('passes through the hexes whose polygons it cuts and along the sides it overlaps', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        // From a point to itself there is no line.
        fc.pre(from.x !== to.x || from.y !== to.y);
        const ends = [from, to].map(({ x, y }) => [BigInt(x), BigInt(y)] as const);
        const [start, end] = ends as [readonly [bigint, bigint], readonly [bigint, bigint]];
        const inside = SPOTS.filter((spot) => crossesInside(spot, start, end)).map((spot) => [name(spot)]);
        const beside = SPOTS.flatMap((spot) =>
          edges(spot).flatMap((side, index) => (runsAlong(side, start, end) ? [sideNames(spot, index)] : [])),
        );
        const expected = new Set([...inside, ...beside].map((crossing) => crossing.join(' ')));
        const got = trace(from, to).map((crossing) => names(crossing).join(' '));
        expect(new Set(got)).toEqual(expected);
        expect(got).toHaveLength(expected.size);
      }),
      { numRuns: 200 },
    );
  });

  it('passes through the same backwards, in the other order', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(trace(to, from).map(names)).toEqual(trace(from, to).map(names).reverse());
      }),
    );
  });

  it('passes through the same elsewhere', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        (from, to, q, r) => {
          const shift = ({ x, y }: Point) => ({ x: x + 3 * q, y: y + 2 * r + q });
          const shifted = trace(from, to).map((crossing) =>
            crossing.map((place) => ({ q: place.q + q, r: place.r + r })),
          );
          expect(trace(shift(from), shift(to))).toEqual(shifted);
        },
      ),
    );
  });

  it('of no length passes through nothing', () => {
    expect(trace({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual([]);
    expect(trace({ x: 0, y: 0 }, { x: 0, y: 0 })).toEqual([]);
  });

  it('[CV-RULING-53] that runs along sides and through hexes tells both, and corners it touches are nothing', () => {
    // west to east through the middle of column 0, along the side north of column 1's hex, and on through column 2
    expect(trace({ x: -2, y: 0 }, { x: 8, y: 0 })).toEqual([
      [{ q: 0, r: 0 }],
      [
        { q: 1, r: -1 },
        { q: 1, r: 0 },
      ],
      [{ q: 2, r: -1 }],
    ]);
    // north to south past corners of columns 0 and 2, inside column 1 only
    expect(trace({ x: 4, y: 2 }, { x: 4, y: -2 })).toEqual([[{ q: 1, r: 0 }], [{ q: 1, r: -1 }]]);
  });
});
