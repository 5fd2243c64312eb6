import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantError } from './invariant.ts';
import { type DiceGroups, distribution, multisets, permille, product } from './odds.ts';

describe('multisets', () => {
  it('are sorted, in lexical order, each with the number of its sequences', () => {
    expect([...multisets(2, 3)]).toEqual([
      { dice: [1, 1], weight: 1 },
      { dice: [1, 2], weight: 2 },
      { dice: [1, 3], weight: 2 },
      { dice: [2, 2], weight: 1 },
      { dice: [2, 3], weight: 2 },
      { dice: [3, 3], weight: 1 },
    ]);
  });

  it('weigh runs of equal faces', () => {
    const weights = new Map([...multisets(5, 3)].map(({ dice, weight }) => [dice.join(''), weight]));
    expect(weights.get('11111')).toBe(1);
    expect(weights.get('11112')).toBe(5);
    expect(weights.get('11122')).toBe(10);
    expect(weights.get('11123')).toBe(20);
    expect(weights.get('11233')).toBe(30);
    expect(weights.size).toBe(21);
  });

  it('of no dice are one empty roll', () => {
    expect([...multisets(0, 6)]).toEqual([{ dice: [], weight: 1 }]);
  });

  it('of one-sided dice are one roll', () => {
    expect([...multisets(3, 1)]).toEqual([{ dice: [1, 1, 1], weight: 1 }]);
    expect([...multisets(1000, 1)]).toHaveLength(1);
  });

  it.each([
    [1, 6, 6],
    [3, 6, 216],
    [3, 10, 1000],
    [6, 10, 1_000_000],
    [8, 10, 10 ** 8],
    [1, 100, 100],
  ])('of %id%i weigh %i together', (count, sides, total) => {
    let sum = 0;
    for (const { weight } of multisets(count, sides)) sum += weight;
    expect(sum).toBe(total);
  });

  it('stay exact up to the last bit', () => {
    const weights = [...multisets(52, 2)].map(({ weight }) => BigInt(weight));
    expect(weights).toEqual(binomials(52));
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(2n ** 52n);
  });

  it.each([
    [53, 2],
    [16, 10],
    [1000, 2],
    [1000, Number.MAX_SAFE_INTEGER],
  ])('of %id%i are too many', (count, sides) => {
    const refusal = {
      code: 'ODDS_TOO_MANY',
      message: 'too many rolls to count',
      details: { groups: { dice: { count, sides } } },
    };
    expect(() => multisets(count, sides)).toThrow(expect.objectContaining(refusal));
    expect(() => multisets(count, sides)).toThrow(InvariantError);
  });

  it.each([
    [-1, 6],
    [1.5, 6],
    [Number.NaN, 6],
    [1001, 1],
    [2, 0],
    [2, -6],
    [2, 2.5],
    [1, 2 ** 53],
  ])('of %dd%d do not exist', (count, sides) => {
    const refusal = {
      code: 'ODDS_DICE',
      message: `there is no roll of ${count}d${sides}`,
      details: { name: 'dice', count, sides },
    };
    expect(() => multisets(count, sides)).toThrow(expect.objectContaining(refusal));
    expect(() => multisets(count, sides)).toThrow(InvariantError);
  });
});

describe('product', () => {
  it('combines named groups, the last changing fastest', () => {
    const groups = { hit: { count: 2, sides: 2 }, cover: { count: 1, sides: 2 } };
    expect(product(groups)).toEqual([
      { dice: { hit: [1, 1], cover: [1] }, weight: 1 },
      { dice: { hit: [1, 1], cover: [2] }, weight: 1 },
      { dice: { hit: [1, 2], cover: [1] }, weight: 2 },
      { dice: { hit: [1, 2], cover: [2] }, weight: 2 },
      { dice: { hit: [2, 2], cover: [1] }, weight: 1 },
      { dice: { hit: [2, 2], cover: [2] }, weight: 1 },
    ]);
  });

  it('multiplies weights', () => {
    const groups = { a: { count: 2, sides: 2 }, b: { count: 3, sides: 2 } };
    expect(product(groups).map(({ weight }) => weight)).toEqual([1, 3, 3, 1, 2, 6, 6, 2, 1, 3, 3, 1]);
  });

  it('counts every sequence of an ordered group for itself', () => {
    expect(product({ roll: { count: 2, sides: 3, ordered: true } })).toEqual(
      [
        [1, 1],
        [1, 2],
        [1, 3],
        [2, 1],
        [2, 2],
        [2, 3],
        [3, 1],
        [3, 2],
        [3, 3],
      ].map((roll) => ({
        dice: { roll },
        weight: 1,
      })),
    );
  });

  it('takes a group that is not ordered by name like any other', () => {
    expect(product({ roll: { count: 3, sides: 4, ordered: false } })).toEqual(
      product({ roll: { count: 3, sides: 4 } }),
    );
  });

  it('of no groups is one roll of nothing', () => {
    expect(product({})).toEqual([{ dice: {}, weight: 1 }]);
  });

  it('counts the sequences of all groups together', () => {
    const groups = { a: { count: 30, sides: 2 }, b: { count: 23, sides: 2 } };
    expect(() => product(groups)).toThrow(
      expect.objectContaining({ code: 'ODDS_TOO_MANY', details: { groups } }),
    );
  });

  it('names the group that does not exist', () => {
    const groups = { a: { count: 1, sides: 6 }, b: { count: 1, sides: 0 } };
    expect(() => product(groups)).toThrow(
      expect.objectContaining({ code: 'ODDS_DICE', details: { name: 'b', count: 1, sides: 0 } }),
    );
  });
});

describe('distribution', () => {
  it('knows the sum of two dice', () => {
    const { total, counts } = distribution({ dice: { count: 2, sides: 6 } }, ({ dice }) => sum(dice));
    expect(total).toBe(36);
    expect([...counts.values()]).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(counts.get(7)).toBe(6);
  });

  it('knows the chance of a six in four throws', () => {
    const groups = { dice: { count: 4, sides: 6 } };
    const { total, counts } = distribution(groups, ({ dice }) => (dice.includes(6) ? 'six' : 'none'));
    expect({ total, six: counts.get('six'), none: counts.get('none') }).toEqual({
      total: 1296,
      six: 671,
      none: 625,
    });
  });

  it('counts results with the same key as one, and gives the first of them', () => {
    const { total, counts } = distribution(
      { dice: { count: 2, sides: 2 } },
      ({ dice: [first = 0, second = 0] }) => ({ first, isPair: first === second }),
      ({ isPair }) => isPair,
    );
    expect(total).toBe(4);
    expect([...counts]).toEqual([
      [{ first: 1, isPair: true }, 2],
      [{ first: 1, isPair: false }, 2],
    ]);
  });

  it('resolves hit and cover dice together', () => {
    const groups = { hit: { count: 3, sides: 10 }, cover: { count: 1, sides: 6 } };
    const { total, counts } = distribution(groups, ({ hit, cover }) => {
      const hits = hit.filter((face) => face >= 8).length;
      return Math.max(0, hits - (sum(cover) >= 5 ? 1 : 0));
    });
    expect(total).toBe(6000);
    // hits of 0 to 3: 343, 441, 189, 27 in 1000; cover takes one off in 2 of 6
    expect(Object.fromEntries(counts)).toEqual({
      0: 343 * 6 + 441 * 2,
      1: 441 * 4 + 189 * 2,
      2: 189 * 4 + 27 * 2,
      3: 27 * 4,
    });
  });

  it('lets the resolver tell ordered dice apart', () => {
    const rises = ({ dice }: { readonly dice: readonly number[] }) => String((dice[0] ?? 0) < (dice[1] ?? 0));
    const ordered = distribution({ dice: { count: 2, sides: 6, ordered: true } }, rises);
    expect(ordered).toEqual({
      total: 36,
      counts: new Map([
        ['false', 21],
        ['true', 15],
      ]),
    });
  });

  it('equals throwing every sequence once', () => {
    const group = fc.record({
      count: fc.nat({ max: 3 }),
      sides: fc.integer({ min: 1, max: 4 }),
      ordered: fc.boolean(),
    });
    fc.assert(
      fc.property(group, group, (a, b) => {
        const groups = { a, b };
        const resolve = (dice: { readonly a: readonly number[]; readonly b: readonly number[] }) =>
          `${dice.a}|${dice.b}`;
        const { total, counts } = distribution(groups, resolve);
        expect(new Map([...counts])).toEqual(bruteForce(groups));
        expect(total).toBe(a.sides ** a.count * b.sides ** b.count);
        expect(sum([...counts.values()])).toBe(total);
      }),
    );
  });
});

describe('permille', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1000],
    [1, 2, 500],
    [1, 3, 333],
    [2, 3, 667],
    [671, 1296, 518],
    [1, 2000, 1],
    [1, 2001, 0],
    [3, 2000, 2],
    [1999, 2000, 1000],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1000],
    [2 ** 52, Number.MAX_SAFE_INTEGER, 500],
    [Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, 1000],
  ])('of %i in %i is %i', (count, total, share) => {
    expect(permille(count, total)).toBe(share);
  });

  it.each([
    [-1, 6],
    [7, 6],
    [0, 0],
    [1, 0],
    [0.5, 6],
    [1, 6.5],
    [1, 2 ** 53],
    [Number.NaN, 6],
  ])('of %d in %d does not exist', (count, total) => {
    const refusal = {
      code: 'ODDS_SHARE',
      message: `${count} of ${total} is not a share`,
      details: { count, total },
    };
    expect(() => permille(count, total)).toThrow(expect.objectContaining(refusal));
    expect(() => permille(count, total)).toThrow(InvariantError);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Row n of Pascal's triangle. */
function binomials(n: number): bigint[] {
  let row = [1n];
  for (let i = 0; i < n; i += 1) row = [...row, 0n].map((value, k) => value + (row[k - 1] ?? 0n));
  return row;
}

function sequences(count: number, sides: number): number[][] {
  if (count === 0) return [[]];
  const shorter = sequences(count - 1, sides);
  return shorter.flatMap((dice) => Array.from({ length: sides }, (_, i) => [...dice, i + 1]));
}

function bruteForce({ a, b }: DiceGroups & Record<'a' | 'b', DiceGroups[string]>): Map<string, number> {
  const counts = new Map<string, number>();
  const seen = (dice: number[], ordered?: boolean) =>
    ordered === true ? dice : dice.toSorted((x, y) => x - y);
  for (const one of sequences(a.count, a.sides)) {
    for (const other of sequences(b.count, b.sides)) {
      const key = `${seen(one, a.ordered)}|${seen(other, b.ordered)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
