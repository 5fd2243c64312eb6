import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axial, axialDistance, axialRing, DIRECTIONS, opposite, walk } from './axial.ts';

const place = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });
const direction = fc.constantFrom(...DIRECTIONS);
const name = ({ q, r }: Axial) => `${q} ${r}`;

describe('directions', () => {
  it('lead to six hexes, and their opposites lead back', () => {
    fc.assert(
      fc.property(place, direction, fc.nat(9), (start, way, times) => {
        const there = walk(start, way, times);
        expect(walk(there, opposite(way), times)).toEqual(start);
        expect(axialDistance(start, there)).toBe(times);
      }),
    );
    expect(new Set(DIRECTIONS.map((way) => name(walk({ q: 0, r: 0 }, way)))).size).toBe(6);
  });

  it('go round: one step in each leads back', () => {
    expect(DIRECTIONS.reduce((at, way) => walk(at, way), { q: 3, r: -2 })).toEqual({ q: 3, r: -2 });
  });
});

describe('distance', () => {
  it('is 0 only from a hex to itself, the same both ways, and never shortened by a detour', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(axialDistance(a, b) === 0).toBe(name(a) === name(b));
        expect(axialDistance(a, b)).toBe(axialDistance(b, a));
        expect(axialDistance(a, c)).toBeLessThanOrEqual(axialDistance(a, b) + axialDistance(b, c));
      }),
    );
  });

  it('is the number of steps that a search needs', () => {
    const found = new Map([['0 0', 0]]);
    for (let at = [{ q: 0, r: 0 }], steps = 1; steps <= 5; steps += 1) {
      at = at
        .flatMap((from) => DIRECTIONS.map((way) => walk(from, way)))
        .filter((to) => !found.has(name(to)));
      for (const to of at) found.set(name(to), steps);
    }
    for (const [key, steps] of found) {
      const [q = 0, r = 0] = key.split(' ').map(Number);
      expect(axialDistance({ q: 0, r: 0 }, { q, r })).toBe(steps);
    }
    expect(found.size).toBe(91);
  });
});

describe('rings', () => {
  it('hold six hexes for each step of their radius, all at that distance, each next to the one before', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 12 }), (centre, radius) => {
        const ring = axialRing(centre, radius);
        expect(new Set(ring.map(name)).size).toBe(6 * radius);
        for (const [index, hex] of ring.entries()) {
          expect(axialDistance(centre, hex)).toBe(radius);
          expect(axialDistance(hex, ring.at(index - 1) ?? hex)).toBe(1);
        }
        expect(ring[0]).toEqual(walk(centre, 'N', radius));
      }),
    );
  });

  it('of radius 0 are the hex itself', () => {
    expect(axialRing({ q: 4, r: 1 }, 0)).toEqual([{ q: 4, r: 1 }]);
  });
});
