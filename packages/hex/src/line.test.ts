import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, makeGrid } from './grid.ts';
import { formatHex, parseHex } from './label.ts';
import { centreLine } from './line.ts';

const grid = makeGrid({ columns: 9, rows: 9, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = (label: string) => parseHex(grid, label) ?? -1;
const some = fc.nat(grid.size - 1);
const labels = (from: string, to: string) =>
  centreLine(grid, hex(from), hex(to)).map((passage) =>
    passage.map((at) => (at === undefined ? '-' : formatHex(grid, at))).join('|'),
  );

describe('a line from centre to centre', () => {
  it('passes through straight rows of hexes, or along the sides between them', () => {
    expect(labels('0502', '0506')).toEqual(['0502', '0503', '0504', '0505', '0506']);
    expect(labels('0305', '0703')).toEqual(['0305', '0405', '0504', '0604', '0703']);
    expect(labels('0305', '0705')).toEqual(['0305', '0405|0406', '0505', '0605|0606', '0705']);
    expect(labels('0201', '0401')).toEqual(['0201', '-|0301', '0401']);
  });

  it('has one passage for each step, or one more for each corner it just misses', () => {
    fc.assert(
      fc.property(some, some, (from, to) => {
        const line = centreLine(grid, from, to);
        expect(line.length).toBeGreaterThanOrEqual(from === to ? 0 : distance(grid, from, to) + 1);
        expect(line.every((passage) => passage.length === 1 || passage.length === 2)).toBe(true);
        if (from !== to) expect([line[0], line.at(-1)]).toEqual([[from], [to]]);
      }),
    );
  });
});
