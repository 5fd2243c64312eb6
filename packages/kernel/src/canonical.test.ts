import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashData, hashText, sameData } from './canonical.ts';
import type { Json } from './data.ts';
import { InvariantError } from './invariant.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

/** No backslash: V8's `JSON.parse` takes the key `"` for the key `\` if it has just read an object with that one. */
const key = fc.string({ maxLength: 3 }).filter((text) => !text.includes('\\'));

/** Plain data with absent and `undefined` properties. */
const { data } = fc.letrec<{ data: Json; record: Readonly<Record<string, Json | undefined>> }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger().map((n) => n + 0),
    fc.integer({ min: -2, max: 2 }).map((n) => n + 0),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 4 }),
    tie('record'),
  ),
  record: fc.dictionary(key, fc.option(tie('data'), { nil: undefined }), {
    maxKeys: 4,
  }),
}));

describe('canonical', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'null'],
    ['true', true, 'true'],
    ['false', false, 'false'],
    ['zero', 0, '0'],
    ['a negative number', -17, '-17'],
    ['the largest number', LARGEST, '9007199254740991'],
    ['the smallest number', -LARGEST, '-9007199254740991'],
    ['the empty text', '', '""'],
    ['a text', 'Tom', '"Tom"'],
    ['an empty array', [], '[]'],
    ['an array', [3, 'a', [null]], '[3,"a",[null]]'],
    ['an empty record', {}, '{}'],
    ['a record', { b: 1, a: { d: [], c: true } }, '{"a":{"c":true,"d":[]},"b":1}'],
    ['a record without prototype', Object.assign(Object.create(null), { b: 1, a: 2 }), '{"a":2,"b":1}'],
    ['undefined properties', { a: undefined, b: 1, c: undefined, d: 2 }, '{"b":1,"d":2}'],
    ['nothing but undefined properties', { a: undefined }, '{}'],
    ['keys that need quoting', { 'a"b': 1 }, '{"a\\"b":1}'],
    ['keys that look like numbers', { 10: 1, 9: 2, a: 3 }, '{"10":1,"9":2,"a":3}'],
    ['an own key __proto__', JSON.parse('{"z":1,"__proto__":2}'), '{"__proto__":2,"z":1}'],
  ])('writes %s', (_, value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it('sorts keys by UTF-16 code unit, not by code point', () => {
    expect(canonical({ '\uff5e': 1, '\u{1f3b2}': 2, Z: 3, a: 4 })).toBe(
      '{"Z":3,"a":4,"\u{1f3b2}":2,"\uff5e":1}',
    );
  });

  it('quotes every code unit as JSON does', () => {
    for (let unit = 0; unit < 0x10000; unit += 1) {
      const text = `a${String.fromCharCode(unit)}b`;
      if (canonical(text) !== JSON.stringify(text)) expect(canonical(text)).toBe(JSON.stringify(text));
    }
    expect(canonical('\u{1f3b2}\ud800\n')).toBe('"\u{1f3b2}\\ud800\\n"');
  });

  it('survives JSON', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), data), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(canonical(reversed)).toBe(canonical(record));
      }),
    );
  });

  it('writes the same value twice if it is no cycle', () => {
    const shared = { a: [1] };
    expect(canonical({ x: shared, y: [shared, shared.a] })).toBe('{"x":{"a":[1]},"y":[{"a":[1]},[1]]}');
  });

  it.each<[unknown, string]>([
    [0.5, '0.5'],
    [-0, '-0'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [LARGEST + 1, '9007199254740992'],
    [-LARGEST - 1, '-9007199254740992'],
    [undefined, 'undefined'],
    [10n, 'bigint'],
    [Symbol('s'), 'symbol'],
    [() => 1, 'function'],
    [new Map(), 'class instance'],
    [new Uint8Array(1), 'class instance'],
    [new (class Card {})(), 'class instance'],
    [Object.create({ inherited: 1 }), 'class instance'],
  ])('refuses %s at the root and below', (value, found) => {
    refuses(value, '', found);
    refuses([1, value], '1', found);
    if (value !== undefined) refuses({ a: 1, units: [{}, { hp: value }], z: 2 }, 'units.1.hp', found);
  });

  it('refuses a hole', () => {
    const sparse: unknown[] = [1];
    sparse[2] = 3;
    refuses({ row: sparse }, 'row.1', 'undefined');
  });

  it('refuses a cycle, and says where it closes', () => {
    const loop: Record<string, unknown> = { a: 1 };
    loop.self = loop;
    refuses(loop, 'self', 'cycle');
    const row: unknown[] = [];
    row.push({ deep: { row } });
    refuses({ top: row }, 'top.0.deep.row', 'cycle');
  });
});

describe('hashText', () => {
  it.each([
    ['', 'c329a5b236dd7f57'],
    ['a', 'b25499b7c74f15bf'],
    ['b', '75f18cd76c52c61d'],
    ['ab', 'adea70d28461c284'],
    ['ba', '71bb567cbf452fe8'],
    ['{}', '4d68c61f78cbeddb'],
    ['[]', '3a91754ab9f9b95b'],
    ['0', '408669b49a9b1e37'],
    ['sitrep', '7f65e96ced82e261'],
    ['árvíztűrő tükörfúrógép', '0f155fa122dce681'],
    ['\u{1f3b2}', 'a87751cfd00c1c6a'],
    ['\ud800', 'e70fddfe3afab3e2'],
    ['\0', '46770bb66501afd9'],
    ['\0\0', '9f74041c619c3908'],
    ['x'.repeat(1000), '17b7d8113cf05a2d'],
    ['{"a":1,"b":[2,3]}', 'a6818e2f6d691b8e'],
  ])('of %j is frozen', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it('tells similar texts apart, in either half about as well as 32 bits can', () => {
    const hashes = Array.from({ length: 30_000 }, (_, i) => hashText(`{"id":${i},"hp":${i % 7}}`));
    expect(new Set(hashes).size).toBe(30_000);
    // 0.1 collisions expected in each half
    expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBeGreaterThan(29_997);
    expect(new Set(hashes.map((hash) => hash.slice(8))).size).toBeGreaterThan(29_997);
  });

  it('turns about every second bit when one bit of the text turns', () => {
    const flips = new Array<number>(64).fill(0);
    for (let i = 0; i < 4000; i += 1) {
      const text = `state ${i}`;
      const turned =
        text.slice(0, 2) + String.fromCharCode(text.charCodeAt(2) ^ (1 << (i % 7))) + text.slice(3);
      const difference = BigInt(`0x${hashText(text)}`) ^ BigInt(`0x${hashText(turned)}`);
      flips.forEach((count, bit) => {
        flips[bit] = count + Number((difference >> BigInt(bit)) & 1n);
      });
    }
    expect(Math.min(...flips)).toBeGreaterThan(1850);
    expect(Math.max(...flips)).toBeLessThan(2150);
  });
});

describe('hashData', () => {
  it('is the hash of the canonical text', () => {
    expect(hashData({ b: [2, 3], a: 1 })).toBe('a6818e2f6d691b8e');
    expect(hashData({})).toBe('4d68c61f78cbeddb');
    fc.assert(
      fc.property(data, (value) => {
        expect(hashData(value)).toBe(hashText(canonical(value)));
      }),
    );
  });

  it('refuses what is not plain data', () => {
    expect(() => hashData([0.5])).toThrow(InvariantError);
  });
});

describe('sameData', () => {
  const shared = { a: [1, { b: 2 }] };

  it.each<[unknown, unknown]>([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [undefined, undefined],
    [[], []],
    [{}, {}],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [shared, shared],
    [shared, structuredClone(shared)],
    [
      [shared, 1],
      [structuredClone(shared), 1],
    ],
  ])('%j and %j are the same', (a, b) => {
    expect(sameData(a, b)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, 2],
    [1, '1'],
    [0, -0],
    [{ hp: 0 }, JSON.parse('{"hp":-0}')],
    [0, false],
    [0, null],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[], null],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [[undefined], []],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ length: 0 }, []],
    [JSON.parse('{"__proto__":{}}'), { a: 1 }],
  ])('%j and %j differ', (a, b) => {
    expect(sameData(a, b)).toBe(false);
    expect(sameData(b, a)).toBe(false);
  });

  it('holds exactly when the canonical texts are equal', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(sameData(a, b)).toBe(canonical(a) === canonical(b));
        expect(sameData(a, JSON.parse(canonical(a)))).toBe(true);
      }),
    );
  });
});

function refuses(value: unknown, path: string, found: string): void {
  const message = `${path === '' ? 'the root' : path} holds ${found}`;
  const refusal = { code: 'NOT_PLAIN_DATA', message, details: { path, found } };
  expect(() => canonical(value)).toThrow(InvariantError);
  expect(() => canonical(value)).toThrow(expect.objectContaining(refusal));
}
