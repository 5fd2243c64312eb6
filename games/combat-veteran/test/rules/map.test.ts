import {
  distance,
  findBlockers,
  findDirection,
  findHexside,
  findLine,
  formatHex,
  seenFrom,
  sees,
} from '@sitrep/hex';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/content/board.ts';
import type { Content } from '../../src/content/content.ts';
import { hexesOf, isRiver, stepCost, terrainAt, terrainDice } from '../../src/queries/terrain.ts';
import { at, keating, ricePaddy } from '../contents.ts';

function cost(content: Content, from: string, to: string): number | 'all' {
  const board = boardOf(content);
  const [start, end] = [at(content, from), at(content, to)];
  return stepCost(board, start, end, findHexside(board.grid, start, end) ?? -1);
}

const dice = (content: Content, from: string, to: string) =>
  terrainDice(boardOf(content), at(content, from), at(content, to));
const looks = (content: Content, from: string, to: string) =>
  sees(boardOf(content).sight, at(content, from), at(content, to));
const terrain = (content: Content, label: string) => terrainAt(boardOf(content), at(content, label)).id;

describe('the maps', () => {
  it('[CV-PIECE-19] north is where rows begin', () => {
    expect(findDirection(boardOf(keating).grid, at(keating, '2535'), at(keating, '2534'))).toBe('N');
  });

  it('are as large as the specification draws them', () => {
    expect(boardOf(ricePaddy).grid.size).toBe(40 * 22);
    expect(boardOf(keating).grid.size).toBe(40 * 28);
    expect(boardOf(ricePaddy).barriers.size).toBe(171);
    expect(hexesOf(boardOf(keating), 'peak').map((hex) => formatHex(boardOf(keating).grid, hex))).toEqual(
      '0529 0845 1033 1546 1727 1842 2231 2624 2645 3131 3345 3527 3934'.split(' '),
    );
    expect(hexesOf(boardOf(ricePaddy), 'shellhole')).toHaveLength(6);
  });

  it('[CV-RULING-20] 2535 touches 2435 and 2636, and 2231 to 2234 is a straight column', () => {
    const { grid } = boardOf(keating);
    expect(findDirection(grid, at(keating, '2535'), at(keating, '2435'))).toBe('NW');
    expect(findDirection(grid, at(keating, '2535'), at(keating, '2636'))).toBe('SE');
    expect(distance(grid, at(keating, '2231'), at(keating, '2234'))).toBe(3);
  });

  it('[CV-RULING-21] the wall stands between 2236 and 2336', () => {
    const { grid, barriers } = boardOf(keating);
    const side = findHexside(grid, at(keating, '2236'), at(keating, '2336')) ?? -1;
    expect(barriers.get(side)?.id).toBe('wall');
  });

  it('have the hexes that the rulebook names', () => {
    expect(['2535', '2435', '2636', '2231', '2134'].map((label) => terrain(keating, label))).toEqual([
      'bridge',
      'river',
      'river',
      'peak',
      'buildings',
    ]);
  });
});

describe('movement costs', () => {
  it.each<[string, string, number | 'all']>([
    ['2336', '2236', 2],
    ['2136', '2036', 2],
    ['2137', '2037', 1],
    ['2436', '2535', 1],
    ['2435', '2535', 'all'],
    ['2338', '2339', 1],
  ])('[CV-MOVE-03] [CV-MOVE-04] from %s to %s on the map of COP Keating: %s', (from, to, points) => {
    expect(cost(keating, from, to)).toBe(points);
  });

  it('[CV-MOVE-04] the hexside costs the same the other way', () => {
    expect(cost(keating, '2236', '2336')).toBe(2);
    expect(cost(keating, '2036', '2136')).toBe(2);
  });

  it('[CV-S2-14] a switchback hex is a path to move and a mountain for all else', () => {
    const board = boardOf(keating);
    const [switchback, path, mountain] = ['2339', '2037', '0524'].map((label) =>
      terrainAt(board, at(keating, label)),
    );
    expect([switchback?.id, path?.id, mountain?.id]).toEqual(['switchback', 'path', 'mountain']);
    expect(switchback?.move).toBe(path?.move);
    expect([switchback?.combat, switchback?.level, switchback?.obstruction]).toEqual([
      mountain?.combat,
      mountain?.level,
      mountain?.obstruction,
    ]);
  });

  it('[CV-S2-15] the bridge is a river hex only for those who come along the river', () => {
    expect(cost(keating, '2435', '2535')).toBe('all');
    expect(cost(keating, '2636', '2535')).toBe('all');
    expect(cost(keating, '2536', '2535')).toBe(1);
    expect(cost(keating, '2635', '2535')).toBe(1);
  });

  it('[CV-RULING-132] leaving the bridge into the river costs what a river costs', () => {
    expect(cost(keating, '2535', '2435')).toBe('all');
    expect(cost(keating, '2535', '2636')).toBe('all');
  });

  it('[CV-RULING-146] a cost of all includes the hexside', () => {
    const { grid, barriers } = boardOf(keating);
    const [from, to] = [at(keating, '2436'), at(keating, '2435')];
    expect(isRiver(boardOf(keating), to)).toBe(true);
    expect(barriers.has(findHexside(grid, from, to) ?? -1)).toBe(true);
    expect(cost(keating, '2436', '2435')).toBe('all');
  });

  it('[CV-MOVE-33] a river hex costs all and gives no dice, whatever stands in it', () => {
    const rivers = ['river', 'river-trees', 'river-buildings'] as const;
    for (const id of rivers) {
      const row = keating.chart.terrain.find((effect) => effect.id === id);
      expect([row?.move, row?.combat]).toEqual(['all', 0]);
    }
  });
});

describe('terrain dice', () => {
  it('[CV-ATK-20] are those of the target hex', () => {
    expect(dice(keating, '1842', '2336')).toBe(1);
    expect(dice(keating, '2336', '1842')).toBe(-2);
  });

  it('[CV-S2-16] the wall protects against attacks that cross it and no others', () => {
    expect(dice(keating, '2236', '2336')).toBe(-3);
    expect(dice(keating, '2336', '2236')).toBe(-3);
    expect(dice(keating, '2337', '2336')).toBe(1);
  });

  it('[CV-RULING-73] the lower figure of hex and hexside counts, never both', () => {
    const { barriers, grid } = boardOf(ricePaddy);
    const dikes = ricePaddy.map.barriers.dike ?? [];
    const [near, far] = dikes.find(([, b]) => terrain(ricePaddy, b) === 'rice-paddy') ?? ['', ''];
    expect(barriers.get(findHexside(grid, at(ricePaddy, near), at(ricePaddy, far)) ?? -1)?.combat).toBe(-1);
    expect(dice(ricePaddy, near, far)).toBe(-1);
  });

  it('[CV-RULING-64] a line through a corner meets the hexsides at both sides of it', () => {
    // the wall is the north-western side of 2336; its ends are the western and the upper western corner
    expect(dice(keating, '2136', '2336')).toBe(-3);
    expect(dice(keating, '2235', '2336')).toBe(-3);
    expect(dice(keating, '2237', '2336')).toBe(1);
    expect(dice(keating, '2334', '2336')).toBe(1);
  });
});

describe('lines of sight', () => {
  it.each([
    ['2231', '2233', false],
    ['2231', '2234', true],
    ['2231', '2336', true],
    ['1842', '2336', true],
    ['2336', '2635', true],
    ['2336', '2533', true],
    ['2336', '2642', true],
    ['2342', '2336', false],
    ['3137', '2537', true],
  ])('[CV-LOS-06] by height at COP Keating, %s to %s: %s', (from, to, expected) => {
    expect(looks(keating, from, to)).toBe(expected);
    expect(looks(keating, to, from)).toBe(expected);
  });

  it.each([
    ['1413', '1409', false],
    ['1413', '1411', false],
    ['1617', '1412', true],
    ['2013', '2011', true],
    ['2519', '2512', false],
    ['1514', '1511', false],
    ['1611', '1509', true],
  ])('[CV-RULING-60] without heights at the Rice Paddy Angle, %s to %s: %s', (from, to, expected) => {
    expect(looks(ricePaddy, from, to)).toBe(expected);
    expect(looks(ricePaddy, to, from)).toBe(expected);
  });

  it('[CV-LOS-04] obstructing are buildings, both vegetations, mountains, peaks and jungle', () => {
    const obstructing = [...ricePaddy.chart.terrain, ...keating.chart.terrain]
      .filter(({ id, obstruction }) => obstruction !== 'none' && !id.startsWith('river'))
      .map(({ id }) => id);
    expect(new Set(obstructing)).toEqual(
      new Set([
        'buildings',
        'mountain-vegetation',
        'mountain',
        'switchback',
        'peak',
        'plants-trees',
        'jungle',
      ]),
    );
  });

  it('[CV-LOS-05] mountain hides lower levels only', () => {
    const row = keating.chart.terrain.find(({ id }) => id === 'mountain');
    expect(row?.obstruction).toBe('lower-levels');
  });

  it('[CV-LOS-07] trees and buildings in a river stand at its level', () => {
    const level = (id: string) => keating.chart.terrain.find((row) => row.id === id)?.level;
    expect([level('river-trees'), level('river-buildings')]).toEqual([level('river'), level('river')]);
  });

  it('[CV-LOS-10] [CV-RULING-63] 2233 is in the lee of 2232, and 2234 is seen from the north only', () => {
    const { grid, sight } = boardOf(keating);
    const [first] = findBlockers(sight, at(keating, '2231'), at(keating, '2233'), []);
    expect(first).toEqual([{ hex: at(keating, '2232'), reason: 'leeward', lee: at(keating, '2233') }]);
    const far = seenFrom(sight, at(keating, '2234')).filter(
      (hex) => distance(grid, hex, at(keating, '2234')) > 2,
    );
    const rows = far.map((hex) => Number(formatHex(grid, hex).slice(2)));
    expect(Math.max(...rows)).toBeLessThan(34);
  });

  it('smoke between closes a line, and only while it is there', () => {
    const { sight } = boardOf(keating);
    const [from, to] = [at(keating, '2231'), at(keating, '2234')];
    const line = findLine(sight, from, to, { smoke: [], occupied: [] });
    expect(line?.between.length).toBeGreaterThan(0);
    const smoke = ['2132', '2133', '2232', '2233', '2332', '2333'].map((label) => at(keating, label));
    expect(findLine(sight, from, to, { smoke, occupied: [] })).toBeUndefined();
    expect(
      findBlockers(sight, from, to, smoke)
        .flat()
        .map(({ reason }) => reason),
    ).toContain('smoke');
  });
});
