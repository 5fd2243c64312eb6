import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMap, fromGrounds, keating, type TestMap } from '../test/maps.ts';
import { findBlockers } from './find-blockers.ts';
import { findLine } from './find-line.ts';
import { distance, makeGrid } from './grid.ts';
import { type Ground, OBSTRUCTIONS } from './ground.ts';
import { formatHex } from './label.ts';
import { cornerOf } from './lattice.ts';
import { sees } from './sees.ts';
import { trace } from './trace.ts';

const field = drawMap('.......\n.......\n.......\n.......\n.......\n.......', {});
const wood: Ground = { level: 0, obstruction: 'own-level' };
const lane = drawMap('t.t\nt.t\nt.t\nt.t\nt.t', { t: wood });

function line(map: TestMap, ends: string, smoke: string[], occupied: string[]) {
  const [from = '', to = ''] = ends.split(' ');
  const found = findLine(map.sight, map.at(from), map.at(to), {
    smoke: smoke.map(map.at),
    occupied: occupied.map(map.at),
  });
  const name = (passage: readonly (number | undefined)[]) =>
    passage.map((hex) => (hex === undefined ? '-' : formatHex(map.grid, hex))).join('|');
  return found && { between: found.between.map(name), occupied: found.occupied.map(name) };
}

describe('smoke', () => {
  it('[CV-LOS-11] blocks every line through its hex, whatever the heights', () => {
    const peaks = drawMap('t^t\ntvt\nt.t\ntvt\nt^t', {
      t: { level: 100, obstruction: 'own-level' },
      '^': { level: 9, obstruction: 'own-level' },
      v: { level: 1, obstruction: 'own-level' },
    });
    expect(line(peaks, '0201 0205', [], [])).toBeDefined();
    expect(line(peaks, '0201 0205', ['0203'], [])).toBeUndefined();
  });

  it('[CV-RULING-62] in an end hex blocks nothing', () => {
    expect(line(field, '0203 0603', ['0203', '0603'], [])).toBeDefined();
    expect(line(field, '0203 0303', ['0203', '0303'], [])).toBeDefined();
  });

  it('blocks a hexside together with an obstruction on the other side', () => {
    const map = drawMap('.t.\n...', { t: wood });
    expect(line(map, '0101 0301', [], [])).toBeDefined();
    expect(line(map, '0101 0301', ['0202'], [])).toBeUndefined();
  });

  it('is gone with the question', () => {
    expect(line(lane, '0201 0203', ['0202'], [])).toBeUndefined();
    expect(line(lane, '0201 0203', [], [])).toBeDefined();
    expect(line(lane, '0201 0203', [], ['0202'])?.occupied).toEqual(['0202']);
    expect(line(lane, '0201 0203', [], [])?.occupied).toEqual([]);
  });
});

describe('a line along the edge of the map', () => {
  it('[CV-RULING-55] passes between a hex and nothing', () => {
    const strip = drawMap('.....\nttttt', { t: wood });
    expect(line(strip, '0201 0401', [], [])?.between).toEqual(['-|0301']);
  });
});

describe('occupied hexes on the line', () => {
  it('[CV-COND-14] count where any part of them is crossed', () => {
    expect(line(lane, '0201 0205', [], ['0202', '0204'])).toEqual({
      between: ['0202', '0203', '0204'],
      occupied: ['0202', '0204'],
    });
  });

  it('[CV-RULING-65] are as few as any open line allows', () => {
    expect(line(field, '0203 0603', [], ['0403'])?.occupied).toEqual([]);
    // a wall of people across the map is met once
    const wall = ['0401', '0402', '0403', '0404', '0405', '0406'];
    expect(line(field, '0203 0603', [], wall)?.occupied).toHaveLength(1);
  });

  it('[CV-RULING-65] never make a blocked line the better one', () => {
    const map = drawMap('ttttt\n.....\n.ttt.', { t: wood });
    expect(line(map, '0102 0502', [], ['0202', '0302', '0402'])?.occupied.length).toBeGreaterThan(0);
  });

  it('[CV-RULING-53] beside a hexside count once, and only if people are in both', () => {
    const slit = drawMap('.....\n.....', {});
    expect(line(slit, '0101 0301', [], ['0201', '0202'])?.occupied).toHaveLength(1);
    expect(line(slit, '0101 0301', [], ['0201'])?.occupied).toEqual([]);
  });

  it('are neither those at the ends nor any between neighbours', () => {
    expect(line(field, '0203 0403', [], ['0203', '0403'])?.occupied).toEqual([]);
    expect(
      line(
        field,
        '0203 0303',
        [],
        field.grid.places.map((_, hex) => formatHex(field.grid, hex)),
      ),
    ).toEqual({
      between: [],
      occupied: [],
    });
  });
});

const grid = makeGrid({ columns: 8, rows: 7, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = fc.nat(grid.size - 1);
const ground: fc.Arbitrary<Ground> = fc.record({
  level: fc.nat(3),
  obstruction: fc.constantFrom('none', 'none', ...OBSTRUCTIONS),
});
const grounds = fc.array(ground, { minLength: grid.size, maxLength: grid.size });
const hexes = fc.array(hex, { maxLength: 12 });

describe('laws of lines', () => {
  it('a question leaves nothing behind', () => {
    fc.assert(
      fc.property(grounds, fc.tuple(hex, hex), hexes, hexes, (some, [from, to], smoke, occupied) => {
        const { sight } = fromGrounds(grid, some);
        findLine(sight, from, to, { smoke, occupied });
        findBlockers(sight, from, to, smoke);
        expect(sight.screens).toEqual(sight.hides);
        expect(sight.occupied.includes(1)).toBe(false);
      }),
    );
  });

  it('of equally free lines the first is taken', () => {
    const wall = ['0401', '0402', '0403', '0404', '0405', '0406'].map(field.at);
    const [from, to] = [field.at('0203'), field.at('0603')];
    expect(findLine(field.sight, from, to, { smoke: [], occupied: [] })?.corners).toEqual([0, 0]);
    expect(findLine(field.sight, from, to, { smoke: [], occupied: wall })?.corners).toEqual([0, 0]);
  });

  it('there is a line just where a hex is seen, and smoke or people open none', () => {
    fc.assert(
      fc.property(grounds, hex, hex, hexes, (some, from, to, present) => {
        const { sight } = fromGrounds(grid, some);
        const clear = findLine(sight, from, to, { smoke: [], occupied: present });
        expect(clear !== undefined).toBe(sees(sight, from, to));
        if (findLine(sight, from, to, { smoke: present, occupied: [] })) expect(clear).toBeDefined();
      }),
    );
  });

  it('it is what the trace between its corners passes through, without the ends', () => {
    fc.assert(
      fc.property(hex, hex, hexes, (from, to, occupied) => {
        const { sight } = keating;
        const found = findLine(sight, from, to, { smoke: [], occupied });
        if (found === undefined) return;
        const [start, end] = [keating.grid.places[from], keating.grid.places[to]];
        const crossings = trace(
          cornerOf(start ?? { q: 0, r: 0 }, found.corners[0]),
          cornerOf(end ?? { q: 0, r: 0 }, found.corners[1]),
        );
        expect(found.between.length).toBeLessThanOrEqual(crossings.length);
        expect(found.between.length).toBeGreaterThanOrEqual(crossings.length - 2);
        expect(found.between.flat()).not.toContain(from);
        expect(found.between.flat()).not.toContain(to);
        if (distance(keating.grid, from, to) > 1) expect(found.between.length).toBeGreaterThan(0);
      }),
    );
  });

  it('[CV-RULING-59] smoke and people count the same both ways', () => {
    fc.assert(
      fc.property(grounds, fc.tuple(hex, hex), hexes, hexes, (some, [from, to], smoke, occupied) => {
        const { sight } = fromGrounds(grid, some);
        expect(findLine(sight, to, from, { smoke, occupied })?.occupied.length).toBe(
          findLine(sight, from, to, { smoke, occupied })?.occupied.length,
        );
      }),
    );
  });
});
