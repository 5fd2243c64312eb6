import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMap, fromGrounds, keating, type TestMap } from '../test/maps.ts';
import { distance, makeGrid } from './grid.ts';
import { type Ground, OBSTRUCTIONS } from './ground.ts';
import { formatHex } from './label.ts';
import { fillSight, seenFrom, sees } from './sees.ts';

const looks = (map: TestMap, from: string, to: string) => sees(map.sight, map.at(from), map.at(to));

/** A column of ground from north to south, walled in by cliffs that nobody sees over, so that lines go along it. */
function gorge(...column: Ground[]): boolean {
  const cliff: Ground = { level: 100, obstruction: 'own-level' };
  const grid = makeGrid({
    columns: 3,
    rows: column.length,
    firstColumn: 1,
    firstRow: 1,
    southColumns: 'even',
  });
  const map = fromGrounds(
    grid,
    grid.places.map((_, hex) =>
      Math.floor(hex / column.length) === 1 ? (column[hex % column.length] ?? cliff) : cliff,
    ),
  );
  return sees(map.sight, column.length, 2 * column.length - 1);
}

const open = (level: number): Ground => ({ level, obstruction: 'none' });
const wood = (level: number): Ground => ({ level, obstruction: 'own-level' });
const slope = (level: number): Ground => ({ level, obstruction: 'lower-levels' });

describe('lines of sight', () => {
  it('[CV-LOS-01] [CV-LOS-03] are of any length and stopped by what lies between', () => {
    expect(gorge(open(0), ...Array(30).fill(open(0)), open(0))).toBe(true);
    expect(gorge(open(0), ...Array(15).fill(open(0)), wood(0), ...Array(15).fill(open(0)), open(0))).toBe(
      false,
    );
  });

  it('[CV-LOS-03] ignore the ground of both ends', () => {
    expect(gorge(wood(0), open(0), wood(0))).toBe(true);
  });

  it('[CV-LOS-02] may start and end at any corner', () => {
    const map = drawMap(
      `
      .....
      ..t..
      .....
      .....`,
      { t: wood(0) },
    );
    // straight down the column the tree is in the way, from corner to corner past its side it is not
    expect(looks(map, '0301', '0303')).toBe(true);
    expect(looks(map, '0301', '0304')).toBe(true);
  });

  it('[CV-RULING-54] join adjacent hexes always', () => {
    const map = drawMap('ttt\nttt\nttt', { t: wood(3) });
    expect(seenFrom(map.sight, map.at('0202')).map((hex) => formatHex(map.grid, hex))).toEqual(
      ['0101', '0102', '0201', '0202', '0203', '0301', '0302'].sort(),
    );
  });

  it('[CV-RULING-53] run between two hexes where one of them is open', () => {
    const both = drawMap('.t.\n.t.', { t: wood(0) });
    const one = drawMap('.t.\n...', { t: wood(0) });
    // 0101 and 0301 look along the side between 0201 and 0202
    expect(looks(both, '0101', '0301')).toBe(false);
    expect(looks(one, '0101', '0301')).toBe(true);
  });

  it('[CV-RULING-55] do not leave the map, but may follow its edge', () => {
    const map = drawMap('....t\n.t.t.\n.....', { t: wood(0) });
    // 0201 and 0401 look along the side between 0301 and nothing
    expect(looks(map, '0201', '0401')).toBe(true);
    // 0101 and 0501 would have to look past 0201 and 0401 in the north
    const walled = drawMap('.t.t.\n.t.t.', { t: wood(0) });
    expect(looks(walled, '0101', '0501')).toBe(false);
    const edge = drawMap('..t..', { t: wood(0) });
    // 0201 lies half a hex further north than 0301, whose north side is the map's edge
    expect(looks(edge, '0201', '0401')).toBe(false);
  });
});

describe('heights', () => {
  it.each([
    ['lower than both ends', open(3), open(3), true],
    ['lower than one end', open(3), open(0), true],
    ['level with the higher end', open(2), open(0), false],
    ['level with both', open(2), open(2), false],
    ['higher than both', open(1), open(0), false],
  ])('[CV-LOS-08] [CV-RULING-57] an obstruction of level 2 %s', (_, from, to, expected) => {
    expect(gorge(from, open(0), wood(2), open(0), to)).toBe(expected);
    expect(gorge(to, open(0), wood(2), open(0), from)).toBe(expected);
  });

  it.each([
    ['higher than both ends', open(1), open(1), false],
    ['level with one end', open(2), open(1), true],
    ['level with both', open(2), open(2), true],
    ['lower than both', open(3), open(3), true],
  ])('[CV-LOS-05] [CV-RULING-58] a slope of level 2 %s', (_, from, to, expected) => {
    expect(gorge(from, open(0), slope(2), open(0), to)).toBe(expected);
    expect(gorge(to, open(0), slope(2), open(0), from)).toBe(expected);
  });

  it.each([
    ['an obstruction of its own level', wood(1), open(1), false],
    ['a higher obstruction', wood(2), open(1), false],
    ['a lower obstruction', wood(0), open(1), true],
    ['a slope of its own level', slope(1), open(1), true],
    ['a higher slope', slope(2), open(1), false],
    ['open ground however high', open(3), open(1), true],
  ])('[CV-LOS-09] beside %s a hex is seen from a peak: %#', (_, between, target, expected) => {
    expect(gorge(open(4), open(0), between, target)).toBe(expected);
    // the same from the other end
    expect(gorge(target, between, open(0), open(4))).toBe(expected);
  });

  it('[CV-LOS-09] one hex further from the obstruction a hex is not in its lee', () => {
    expect(gorge(open(4), wood(2), open(1), open(1))).toBe(true);
    expect(gorge(open(4), wood(2), open(1))).toBe(false);
  });

  it('[CV-LOS-10] the example: 2233 is in the lee of 2232, 2234 is seen from the peak 2231', () => {
    expect(looks(keating, '2231', '2233')).toBe(false);
    expect(looks(keating, '2231', '2234')).toBe(true);
  });

  it('[CV-RULING-60] do not matter where all hexes have one level', () => {
    expect(gorge(wood(0), wood(0), wood(0))).toBe(false);
    expect(gorge(open(0), open(0), wood(0), open(0), open(0))).toBe(false);
  });
});

const grid = makeGrid({ columns: 8, rows: 7, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = fc.nat(grid.size - 1);
const ground: fc.Arbitrary<Ground> = fc.record({
  level: fc.nat(3),
  obstruction: fc.constantFrom('none', ...OBSTRUCTIONS),
});
const grounds = fc.array(ground, { minLength: grid.size, maxLength: grid.size });

describe('laws of sight', () => {
  it('[CV-RULING-59] it is mutual, whoever is asked first', () => {
    fc.assert(
      fc.property(grounds, hex, hex, (some, a, b) => {
        expect(sees(fromGrounds(grid, some).sight, a, b)).toBe(sees(fromGrounds(grid, some).sight, b, a));
      }),
    );
  });

  it('a hex sees itself, its neighbours, and on open ground everything', () => {
    fc.assert(
      fc.property(grounds, hex, (some, from) => {
        const near = [...grid.places.keys()].filter((to) => distance(grid, from, to) <= 1);
        expect(seenFrom(fromGrounds(grid, some).sight, from)).toEqual(expect.arrayContaining(near));
        const bare = some.map(({ level }) => open(level));
        expect(seenFrom(fromGrounds(grid, bare).sight, from)).toHaveLength(grid.size);
      }),
    );
  });

  it('clearing ground opens lines and closes none', () => {
    fc.assert(
      fc.property(grounds, hex, hex, (some, from, cleared) => {
        const before = seenFrom(fromGrounds(grid, some).sight, from);
        const after = some.map((each, at) => (at === cleared ? open(each.level) : each));
        expect(seenFrom(fromGrounds(grid, after).sight, from)).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('a map seen in a mirror shows the same', () => {
    fc.assert(
      fc.property(grounds, hex, hex, (some, a, b) => {
        // an odd number of columns keeps the southern ones in the south
        const wide = makeGrid({ ...grid.shape, columns: 7, rows: 8 });
        const flip = (at: number) => (6 - Math.floor(at / 8)) * 8 + (at % 8);
        const flipped = some.map((_, at) => some[flip(at)] ?? open(0));
        expect(sees(fromGrounds(wide, flipped).sight, flip(a), flip(b))).toBe(
          sees(fromGrounds(wide, some).sight, a, b),
        );
      }),
    );
  });

  it('a table filled in advance gives the same answers', () => {
    fc.assert(
      fc.property(grounds, hex, hex, (some, a, b) => {
        const filled = fromGrounds(grid, some).sight;
        for (const each of grid.places.keys()) fillSight(filled, each);
        expect(sees(filled, a, b)).toBe(sees(fromGrounds(grid, some).sight, a, b));
        expect(filled.known.includes(0)).toBe(false);
      }),
      { numRuns: 20 },
    );
  });
});
