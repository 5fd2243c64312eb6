import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from './chance.golden.json' with { type: 'json' };
import { type Chance, isKey, makeChance, makeKey, shuffle, uniform } from './chance.ts';
import { InvariantError } from './invariant.ts';

const KEYS: Readonly<Record<string, string>> = {
  sitrep: '516074ed390c34fe740bd75c397a461d0709bf1d107c975b5fd20141d2241491',
  pattern: '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
};
const KEY = KEYS.sitrep ?? '';
const LAST = Number.MAX_SAFE_INTEGER;

describe('keys', () => {
  it.each(golden.keys)('of seed $seed is frozen', ({ seed, key }) => {
    expect(makeKey(seed)).toBe(key);
  });

  it('are 64 lower-case hexadecimal digits', () => {
    expect(isKey(KEY)).toBe(true);
    expect(isKey('0123456789abcdef'.repeat(4))).toBe(true);
  });

  it.each([
    ['no text', ''],
    ['one digit too few', 'a'.repeat(63)],
    ['one digit too many', 'a'.repeat(65)],
    ['capitals', 'A'.repeat(64)],
    ['another letter', `${'a'.repeat(63)}g`],
    ['a line end', `${'a'.repeat(64)}\n`],
    ['a space in front', ` ${'a'.repeat(64)}`],
  ])('are nothing else: %s', (_, text) => {
    expect(isKey(text)).toBe(false);
    expect(() => makeChance(text)).toThrow(InvariantError);
    expect(() => makeChance(text)).toThrow(
      expect.objectContaining({
        code: 'CHANCE_KEY',
        message: 'a key has 64 lower-case hexadecimal digits',
      }),
    );
  });

  it('differ for lone surrogates', () => {
    const seeds = ['\ud800', '\ud801', '\udc00', '\ufffd'];
    expect(new Set(seeds.map(makeKey)).size).toBe(4);
  });
});

describe('chance', () => {
  it.each(golden.draws)('draws the frozen value below $n from $stream at $position', (draw) => {
    const chance = makeChance(KEYS[draw.key] ?? '');
    expect(uniform(chance, draw.stream, draw.position, draw.n)).toBe(draw.value);
    expect(chance.next).toBe(draw.next);
  });

  it('has a hundred frozen draws', () => {
    expect(golden.draws).toHaveLength(100);
  });

  it('gives the same word in whatever order it is asked', () => {
    const streams = fc.constantFrom('', 'dice', 'dice2', 'draw:deck');
    const near = fc.nat({ max: 70 });
    const positions = fc.oneof(
      near,
      fc.maxSafeNat(),
      near.map((back) => LAST - back),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(streams, positions), { maxLength: 30 }), (asked) => {
        const shared = makeChance(KEY);
        const alone = asked.map(([stream, position]) => makeChance(KEY).at(stream, position));
        expect(asked.map(([stream, position]) => shared.at(stream, position))).toEqual(alone);
      }),
    );
  });

  it('goes on past 2^32 blocks without repeating itself', () => {
    const chance = makeChance(KEY);
    const starts = [0, 2 ** 36, 2 ** 37, LAST - 15];
    expect(new Set(starts.map((start) => chance.at('dice', start))).size).toBe(4);
  });

  it.each([-1, 0.5, 15.5, 16.5, -0.5, Number.NaN, Infinity, -Infinity, LAST + 1])(
    'has no position %d',
    (position) => {
      const chance = makeChance(KEY);
      const message = `a stream has no position ${position}`;
      const refusal = expect.objectContaining({ code: 'CHANCE_POSITION', message, details: { position } });
      expect(() => chance.at('dice', position)).toThrow(refusal);
      expect(() => chance.at('dice', position)).toThrow(InvariantError);
      expect(chance.at('dice', 0)).toBe(makeChance(KEY).at('dice', 0));
    },
  );

  it('starts with nothing read', () => {
    expect(makeChance(KEY).next).toBe(0);
  });
});

describe('uniform', () => {
  it.each([0, -0, -1, 1.5, 2 ** 32, 2 ** 32 + 1, Number.NaN, Infinity])('cannot draw below %d', (n) => {
    const refusal = { code: 'CHANCE_RANGE', message: `nothing to draw below ${n}`, details: { n } };
    expect(() => uniform(makeChance(KEY), 'dice', 0, n)).toThrow(expect.objectContaining(refusal));
    expect(() => uniform(makeChance(KEY), 'dice', 0, n)).toThrow(InvariantError);
  });

  it.each([
    { n: 1, word: 2 ** 32 - 1, value: 0 },
    { n: 2, word: 2 ** 32 - 1, value: 1 },
    { n: 6, word: 5, value: 5 },
    { n: 6, word: 6, value: 0 },
    { n: 6, word: 2 ** 32 - 5, value: 5 },
    { n: 10, word: 2 ** 32 - 7, value: 9 },
    { n: 3 * 2 ** 30, word: 3 * 2 ** 30 - 1, value: 3 * 2 ** 30 - 1 },
    { n: 2 ** 31, word: 2 ** 32 - 1, value: 2 ** 31 - 1 },
    { n: 2 ** 32 - 1, word: 2 ** 32 - 2, value: 2 ** 32 - 2 },
  ])('takes word $word for $value below $n', ({ n, word, value }) => {
    const chance = scripted([word]);
    expect(uniform(chance, 'dice', 0, n)).toBe(value);
    expect(chance.next).toBe(1);
  });

  it.each([
    { n: 6, word: 2 ** 32 - 4 },
    { n: 10, word: 2 ** 32 - 6 },
    { n: 3 * 2 ** 30, word: 3 * 2 ** 30 },
    { n: 2 ** 31 + 1, word: 2 ** 31 + 1 },
    { n: 2 ** 32 - 1, word: 2 ** 32 - 1 },
  ])('throws word $word away below $n and reads on', ({ n, word }) => {
    const chance = scripted([7, word, word, 4]);
    expect(uniform(chance, 'dice', 1, n)).toBe(4);
    expect(chance.next).toBe(4);
  });

  it('can use up the last position, and no more', () => {
    const chance = makeChance(KEY);
    uniform(chance, 'dice', LAST, 1);
    expect(chance.next).toBe(LAST + 1);
    expect(() => uniform(chance, 'dice', chance.next, 1)).toThrow(
      expect.objectContaining({ code: 'CHANCE_POSITION' }),
    );
  });

  // Key and sample are fixed, so these either always hold or show a change. Bounds: one in a thousand.
  it.each([
    { sides: 2, bound: 10.83 },
    { sides: 6, bound: 20.52 },
    { sides: 10, bound: 27.88 },
    { sides: 20, bound: 43.82 },
  ])('throws a fair die with $sides sides', ({ sides, bound }) => {
    const faces = throwDice('dice', sides, 100_000);
    expect(chiSquare(faces, sides)).toBeLessThan(bound);
  });

  it('favours no third where a bare remainder would favour the first two to one', () => {
    const chance = makeChance(KEY);
    const thirds: number[] = [];
    let position = 0;
    for (let i = 0; i < 30_000; i += 1) {
      thirds.push(Math.floor(uniform(chance, 'dice', position, 3 * 2 ** 30) / 2 ** 30));
      position = chance.next;
    }
    expect(chiSquare(thirds, 3)).toBeLessThan(13.82);
    // a quarter of all words is thrown away: 40,000 expected, standard deviation 115
    expect(Math.abs(position - 40_000)).toBeLessThan(3 * 115);
  });
});

describe('streams', () => {
  it.each([
    ['dice', 'hidden:0'],
    ['dice', 'dic'],
    ['dice', 'dice\0'],
    ['exactly12byt', 'exactly12byte'],
    ['exactly12bytexactly12byt', 'exactly12byt'],
    ['', '\0'],
  ])('%j and %j are independent', (one, other) => {
    const a = throwDice(one, 10, 50_000);
    const b = throwDice(other, 10, 50_000);
    const pairs = a.map((face, i) => face * 10 + (b[i] ?? 0));
    expect(chiSquare(pairs, 100)).toBeLessThan(148.24);
  });

  it('are independent from one position to the next', () => {
    const faces = throwDice('dice', 6, 100_000);
    const pairs = faces.flatMap((face, i) => (i % 2 === 0 ? [face * 6 + (faces[i + 1] ?? 0)] : []));
    expect(chiSquare(pairs, 36)).toBeLessThan(66.62);
  });

  it('are independent under different keys', () => {
    const a = throwDice('dice', 10, 50_000);
    const b = throwDice('dice', 10, 50_000, makeKey('another'));
    const pairs = a.map((face, i) => face * 10 + (b[i] ?? 0));
    expect(chiSquare(pairs, 100)).toBeLessThan(148.24);
  });
});

describe('shuffle', () => {
  it('is the frozen order', () => {
    const deck = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(shuffle(makeChance(KEY), 'draw:deck', 0, deck)).toEqual({ value: [...'cgeahdbf'], next: 7 });
    expect(deck.join('')).toBe('abcdefgh');
  });

  it('swaps from the last place down, with each place up to itself', () => {
    const chance = scripted([9, 0, 1, 1]);
    expect(shuffle(chance, 'deck', 1, ['a', 'b', 'c', 'd'])).toEqual({
      value: ['d', 'c', 'b', 'a'],
      next: 4,
    });
  });

  it.each([[[]], [['only']]])('reads nothing for %j', (items) => {
    const { value, next } = shuffle(makeChance(KEY), 'deck', 5, items);
    expect(value).toEqual(items);
    expect(value).not.toBe(items);
    expect(next).toBe(5);
  });

  it('keeps every item, undefined too', () => {
    const items = fc.array(fc.option(fc.nat({ max: 9 }), { nil: undefined }));
    fc.assert(
      fc.property(items, fc.nat(), (given, position) => {
        const { value, next } = shuffle(makeChance(KEY), 'deck', position, given);
        expect(value.toSorted()).toEqual(given.toSorted());
        expect(next).toBeGreaterThanOrEqual(position + Math.max(0, given.length - 1));
      }),
    );
  });

  it('finds all six orders of three equally often', () => {
    const chance = makeChance(KEY);
    const orders = ['012', '021', '102', '120', '201', '210'];
    const found: number[] = [];
    let position = 0;
    for (let i = 0; i < 30_000; i += 1) {
      const { value, next } = shuffle(chance, 'deck', position, [0, 1, 2]);
      found.push(orders.indexOf(value.join('')));
      position = next;
    }
    expect(chiSquare(found, 6)).toBeLessThan(20.52);
  });
});

function scripted(words: readonly number[]): Chance {
  return { next: 0, at: (_, position) => words[position] ?? Number.NaN };
}

/** Faces from 0 on. */
function throwDice(stream: string, sides: number, count: number, key = KEY): number[] {
  const chance = makeChance(key);
  return Array.from({ length: count }, (_, i) => uniform(chance, stream, i === 0 ? 0 : chance.next, sides));
}

/** How far the values 0 to cells - 1 are from being equally frequent. */
function chiSquare(values: readonly number[], cells: number): number {
  expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < cells)).toBe(true);
  const counts = new Array<number>(cells).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const expected = values.length / cells;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
