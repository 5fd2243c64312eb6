import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMap, fromGrounds, keating, ricePaddy, type TestMap } from '../test/maps.ts';
import { type Blocker, findBlockers } from './find-blockers.ts';
import { findLine } from './find-line.ts';
import { makeGrid } from './grid.ts';
import { type Ground, OBSTRUCTIONS } from './ground.ts';
import { formatHex } from './label.ts';

const wood: Ground = { level: 0, obstruction: 'own-level' };

function blockers(map: TestMap, ends: string, ...smoke: string[]): string[] {
  const [from = '', to = ''] = ends.split(' ');
  const label = (hex: number | undefined) => (hex === undefined ? '-' : formatHex(map.grid, hex));
  const tell = (blocker: Blocker) =>
    blocker
      .map(({ hex, reason, lee }) => `${label(hex)} ${reason}${lee === undefined ? '' : ` ${label(lee)}`}`)
      .join(' | ');
  return findBlockers(map.sight, map.at(from), map.at(to), smoke.map(map.at)).map(tell);
}

describe('blockers', () => {
  it('[CV-LOS-12] are named with the reason, the one that stops most lines first', () => {
    expect(blockers(keating, '2231 2233')).toEqual([
      '2232 leeward 2233',
      '2332 leeward 2233',
      '2132 leeward 2233',
    ]);
    expect(blockers(keating, '2233 2231')[0]).toBe('2232 leeward 2233');
    expect(blockers(keating, '2342 2336')[0]).toBe('2341 obstruction');
    expect(blockers(ricePaddy, '1413 1411')[0]).toBe('1412 obstruction');
  });

  it('are none where a line is open', () => {
    expect(blockers(keating, '2231 2234')).toEqual([]);
    expect(blockers(keating, '2535 2436')).toEqual([]);
  });

  it('are both hexes beside a hexside, off the map too', () => {
    const map = drawMap('.t.\n.t.', { t: wood });
    expect(blockers(map, '0101 0301')).toContain('0201 obstruction | 0202 obstruction');
    const edge = drawMap('..t..', { t: wood });
    expect(blockers(edge, '0201 0401')).toContain('- off-map | 0301 obstruction');
  });

  it('[CV-LOS-11] are smoke, where smoke is', () => {
    const lane = drawMap('ttt\n...\nttt', { t: wood });
    expect(blockers(lane, '0102 0302', '0202')).toContain('0202 smoke');
    expect(blockers(lane, '0102 0302')).toEqual([]);
  });

  it('name the end that lies in the lee', () => {
    const valley = drawMap('t^t\ntrt\ntvt\ntct', {
      t: { level: 100, obstruction: 'own-level' },
      '^': { level: 9, obstruction: 'none' },
      v: { level: 2, obstruction: 'own-level' },
      c: { level: 1, obstruction: 'none' },
    });
    expect(blockers(valley, '0201 0204')).toContain('0203 leeward 0204');
    expect(blockers(valley, '0204 0201')).toContain('0203 leeward 0204');
  });
});

const grid = makeGrid({ columns: 8, rows: 7, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const hex = fc.nat(grid.size - 1);
const ground: fc.Arbitrary<Ground> = fc.record({
  level: fc.nat(3),
  obstruction: fc.constantFrom('none', ...OBSTRUCTIONS),
});
const grounds = fc.array(ground, { minLength: grid.size, maxLength: grid.size });

describe('laws of blockers', () => {
  it('they never name an end, and say off the map and smoke where it is so', () => {
    fc.assert(
      fc.property(grounds, hex, hex, fc.array(hex, { maxLength: 3 }), (some, from, to, smoke) => {
        const named = findBlockers(fromGrounds(grid, some).sight, from, to, smoke).flat();
        const hexes = named.map((obstacle) => obstacle.hex);
        expect(hexes).not.toContain(from);
        expect(hexes).not.toContain(to);
        for (const { hex: at, reason } of named) {
          expect(reason === 'off-map').toBe(at === undefined);
          expect(reason === 'smoke').toBe(at !== undefined && smoke.includes(at));
        }
      }),
    );
  });

  it('clearing all but the named hexes leaves every line stopped', () => {
    fc.assert(
      fc.property(grounds, hex, hex, fc.array(hex, { maxLength: 3 }), (some, from, to, smoke) => {
        const named = findBlockers(fromGrounds(grid, some).sight, from, to, smoke).flat();
        if (named.length === 0) return;
        const kept = new Set(named.map((obstacle) => obstacle.hex));
        const bare = some.map(
          ({ level, obstruction }, at): Ground => ({
            level,
            obstruction: kept.has(at) ? obstruction : 'none',
          }),
        );
        const left = smoke.filter((at) => kept.has(at));
        expect(
          findLine(fromGrounds(grid, bare).sight, from, to, { smoke: left, occupied: [] }),
        ).toBeUndefined();
      }),
    );
  });
});
