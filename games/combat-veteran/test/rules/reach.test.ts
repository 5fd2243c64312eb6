import { routeTo } from '@sitrep/hex';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/content/board.ts';
import type { Content } from '../../src/content/content.ts';
import { allowanceOf } from '../../src/queries/allowance.ts';
import { reachOf } from '../../src/queries/reach.ts';
import { isRiver } from '../../src/queries/terrain.ts';
import type { Stance } from '../../src/types.ts';
import { at, keating, ricePaddy } from '../contents.ts';

const spent = (content: Content, [from, to]: [string, string], stance: Stance, load = 0) =>
  reachOf(boardOf(content), { hex: at(content, from), stance, load }).get(at(content, to))?.spent;

describe('allowances', () => {
  it('[CV-MOVE-02] six points to walk, twelve to run', () => {
    expect(allowanceOf('walking', 0)).toEqual({ points: 6 });
    expect(allowanceOf('running', 0)).toEqual({ points: 12 });
  });

  it('[CV-MOVE-17] [CV-RULING-27] each weapon, and a wounded man, takes one point, never more than there are', () => {
    expect(allowanceOf('walking', 3)).toEqual({ points: 3 });
    expect(allowanceOf('running', 3)).toEqual({ points: 9 });
    expect(allowanceOf('walking', 9)).toEqual({ points: 0 });
  });

  it('[CV-MOVE-18] [CV-RULING-28] one weapon leaves a sprinter one hex, two leave none', () => {
    expect(allowanceOf('sprinting', 0)).toEqual({ points: 6, steps: 2 });
    expect(allowanceOf('sprinting', 1)).toEqual({ points: 5, steps: 1 });
    expect(allowanceOf('sprinting', 2)).toEqual({ points: 4, steps: 0 });
  });
});

describe('reach', () => {
  it('[CV-MOVE-05] ends where the next hex costs more than is left', () => {
    // along the road west of the outpost every hex costs 1
    expect(spent(keating, ['2037', '1437'], 'walking')).toBe(6);
    expect(spent(keating, ['2037', '1336'], 'walking')).toBeUndefined();
    expect(spent(keating, ['2037', '1336'], 'running')).toBe(7);
  });

  it('a sprint is two hexes at most', () => {
    expect(spent(keating, ['2037', '1837'], 'sprinting')).toBe(2);
    expect(spent(keating, ['2037', '1736'], 'sprinting')).toBeUndefined();
    expect(spent(keating, ['2037', '1837'], 'sprinting', 1)).toBeUndefined();
  });

  it('[CV-RULING-30] one who crawls, or is wounded, enters any adjacent hex and no other', () => {
    const board = boardOf(keating);
    for (const stance of ['crawling', 'wounded'] as const) {
      const reached = reachOf(board, { hex: at(keating, '2535'), stance, load: 3 });
      expect(reached.size).toBe(7);
      const arrival = reached.get(at(keating, '2435'));
      expect(arrival && routeTo(arrival)).toEqual([at(keating, '2435')]);
    }
  });

  it('[CV-RULING-29] a river takes the whole allowance, and only before anything is spent', () => {
    expect(spent(keating, ['2436', '2435'], 'walking')).toBe(6);
    expect(spent(keating, ['2336', '2435'], 'walking')).toBeUndefined();
    // nothing is left to leave it on the other bank
    const board = boardOf(keating);
    const reached = [...reachOf(board, { hex: at(keating, '2436'), stance: 'running', load: 0 }).values()];
    const waded = reached.filter(({ before }) => before && isRiver(board, before.hex));
    expect(waded).toEqual([]);
    expect(reached.filter(({ hex }) => isRiver(board, hex))).toHaveLength(1);
  });

  it('[CV-MOVE-04] dikes slow a march through the paddies', () => {
    const [from, to] = (ricePaddy.map.barriers.dike ?? [])[0] ?? ['', ''];
    const target = boardOf(ricePaddy).terrain[at(ricePaddy, to)];
    expect(spent(ricePaddy, [from, to], 'walking')).toBe(Number(target?.move) + 1);
  });
});
