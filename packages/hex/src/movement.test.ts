import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disk } from './area.ts';
import { distance, makeGrid, neighboursOf } from './grid.ts';
import { findHexside } from './hexside.ts';
import { parseHex } from './label.ts';
import { type Arrival, reach, routeTo, type StepCost } from './movement.ts';

const grid = makeGrid({ columns: 9, rows: 9, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = (label: string) => parseHex(grid, label) ?? -1;
const side = (a: string, b: string) => findHexside(grid, hex(a), hex(b)) ?? -1;

/** A cost for each hex, 0 forbidding it, and one more across some sides. */
const terrain = fc.record({
  costs: fc.array(fc.nat(4), { minLength: grid.size, maxLength: grid.size }),
  walls: fc.uniqueArray(fc.nat(6 * grid.size - 1), { maxLength: 60 }),
});
const costOf =
  ({ costs, walls }: { costs: readonly number[]; walls: readonly number[] }): StepCost =>
  ({ to, side: crossed }) =>
    costs[to] === 0 ? undefined : (costs[to] ?? 0) + (walls.includes(crossed) ? 1 : 0);
const start = fc.nat(grid.size - 1);

/** The least cost of every hex, by trying every way of at most this many steps. */
function tryAll(from: number, points: number, steps: number, cost: StepCost): Map<number, number> {
  const best = new Map<number, number>();
  const visit = (at: number, spent: number, left: number) => {
    best.set(at, Math.min(spent, best.get(at) ?? spent));
    if (left === 0) return;
    for (const to of neighboursOf(grid, at)) {
      const price = cost({ from: at, to, side: findHexside(grid, at, to) ?? -1, spent });
      if (price !== undefined && spent + price <= points) visit(to, spent + price, left - 1);
    }
  };
  visit(from, 0, steps);
  return best;
}

describe('reach', () => {
  it('is the disk where every hex costs 1', () => {
    fc.assert(
      fc.property(start, fc.nat(6), (from, points) => {
        const reached = [...reach(grid, from, { points }, () => 1).values()];
        expect(new Set(reached.map((arrival) => arrival.hex))).toEqual(new Set(disk(grid, from, points)));
        for (const arrival of reached) expect(arrival.spent).toBe(distance(grid, from, arrival.hex));
      }),
    );
  });

  it('has the least cost of all ways within points and steps', () => {
    fc.assert(
      fc.property(start, terrain, fc.nat(7), fc.nat(4), (from, ground, points, steps) => {
        const reached = reach(grid, from, { points, steps }, costOf(ground));
        const expected = tryAll(from, points, steps, costOf(ground));
        expect(new Map([...reached].map(([to, { spent }]) => [to, spent]))).toEqual(expected);
      }),
    );
  });

  it('grows with points and steps, and its routes cost what they say', () => {
    fc.assert(
      fc.property(start, terrain, fc.nat(12), fc.option(fc.nat(5)), (from, ground, points, limit) => {
        const cost = costOf(ground);
        const allowance = limit === null ? { points } : { points, steps: limit };
        const reached = reach(grid, from, allowance, cost);
        const further = reach(grid, from, { points: points + 1 }, cost);
        for (const [to, arrival] of reached) {
          expect(further.get(to)?.spent).toBeLessThanOrEqual(arrival.spent);
          const route = routeTo(arrival);
          expect(route.length).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
          expect(route.at(-1) ?? from).toBe(to);
          expect(priceOf(from, route, cost)).toBe(arrival.spent);
        }
      }),
    );
  });

  function priceOf(from: number, route: readonly number[], cost: StepCost): number {
    let [at, spent] = [from, 0];
    for (const to of route) {
      spent += cost({ from: at, to, side: findHexside(grid, at, to) ?? -1, spent }) ?? Number.NaN;
      at = to;
    }
    return spent;
  }

  it('[CV-MOVE-04] pays for hexsides, the same both ways', () => {
    const wall = side('0505', '0605');
    const cost: StepCost = ({ side: crossed }) => (crossed === wall ? 2 : 1);
    const spent = (from: string, to: string) =>
      reach(grid, hex(from), { points: 9 }, cost).get(hex(to))?.spent;
    expect(spent('0505', '0605')).toBe(2);
    expect(spent('0605', '0505')).toBe(2);
    expect(spent('0505', '0606')).toBe(1);
  });

  it('goes round what is dear, unless there are not enough steps', () => {
    const swamp = hex('0504');
    const cost: StepCost = ({ to }) => (to === swamp ? 5 : 1);
    const to = (reached: ReadonlyMap<number, Arrival>) => reached.get(hex('0503'));
    expect(to(reach(grid, hex('0505'), { points: 9 }, cost))?.spent).toBe(3);
    expect(to(reach(grid, hex('0505'), { points: 9, steps: 2 }, cost))?.spent).toBe(6);
  });

  it('keeps to a way of few steps though its hexes have cheaper ways of more', () => {
    // 0504 costs 2 directly and 1 by a free detour of two steps, which would leave no step to go on
    const cost: StepCost = ({ from, to }) => {
      if (to === hex('0604')) return 0;
      if (to === hex('0504')) return from === hex('0604') ? 1 : 2;
      return to === hex('0503') ? 1 : undefined;
    };
    const arrival = reach(grid, hex('0505'), { points: 9, steps: 2 }, cost).get(hex('0503'));
    expect(arrival?.spent).toBe(3);
    expect(routeTo(arrival as Arrival)).toEqual([hex('0504'), hex('0503')]);
  });

  it('[CV-RULING-29] knows what was spent, so that a hex may take a whole allowance', () => {
    const river = new Set([hex('0504'), hex('0503')]);
    const cost: StepCost = ({ to, spent }) => (river.has(to) ? (spent === 0 ? 6 : undefined) : 1);
    const reached = reach(grid, hex('0505'), { points: 6 }, cost);
    expect(reached.get(hex('0504'))?.spent).toBe(6);
    expect(reached.has(hex('0503'))).toBe(false);
  });

  it('of no points or no steps is the hex itself, unless steps are free', () => {
    expect([...reach(grid, 40, { points: 0 }, () => 1).keys()]).toEqual([40]);
    expect([...reach(grid, 40, { points: 9, steps: 0 }, () => 1).keys()]).toEqual([40]);
    expect(reach(grid, 40, { points: 0 }, () => 0).size).toBe(grid.size);
  });
});
