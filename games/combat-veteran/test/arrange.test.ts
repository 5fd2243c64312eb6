import { formatHex, parseHex } from '@sitrep/hex';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/content/board.ts';
import {
  type Arrangement,
  handed,
  hexesFor,
  piecesAt,
  placeOf,
  put,
  unplaced,
  whyNotIn,
} from '../src/setup/arrange.ts';
import { deploymentProblems } from '../src/setup/deployment.ts';
import { keating, ricePaddy } from './contents.ts';

const enemy: Arrangement = {
  content: ricePaddy,
  side: 'enemy',
  deployment: ricePaddy.setup.suggested.enemy,
};
const { grid } = boardOf(ricePaddy);
const at = (label: string) => parseHex(grid, label) ?? -1;
const EMPTY = { posts: {}, users: {}, inside: [] };

describe('a set-up on the drawing board', () => {
  it('[CV-S1-03] moves a bunker with those inside, and whoever comes into its hex goes in', () => {
    const site = enemy.deployment.posts['vc-bunker-1'] ?? '';
    const company = piecesAt(enemy, at(site));
    const moved = put(enemy, ['vc-bunker-1'], at('0101'));
    expect(piecesAt({ ...enemy, deployment: moved }, at('0101'))).toEqual(company);
    expect(piecesAt({ ...enemy, deployment: moved }, at(site))).toEqual([]);
    expect(deploymentProblems(ricePaddy, 'enemy', moved)).toEqual([]);
    const [first = ''] = enemy.deployment.inside;
    const alone = put(enemy, [first], at('0102'));
    expect(alone.inside).not.toContain(first);
    expect(put({ ...enemy, deployment: alone }, [first], at(site)).inside).toContain(first);
  });

  it('[CV-S1-05] lights the hexes of a piece, and says why another is not one', () => {
    const us: Arrangement = { content: ricePaddy, side: 'us', deployment: ricePaddy.setup.suggested.us };
    const lit = hexesFor(us, ['usv-kittredge']);
    expect(lit.length).toBeGreaterThan(100);
    for (const hex of lit)
      expect(deploymentProblems(ricePaddy, 'us', put(us, ['usv-kittredge'], hex))).toEqual([]);
    expect(lit).not.toContain(at('0101'));
    const [problem] = whyNotIn(us, ['usv-kittredge'], at('0101'));
    expect(problem).toMatchObject({ code: 'HEX_FORBIDDEN', rule: 'CV-S1-05' });
    expect(problem && placeOf(us, problem)).toEqual({ piece: 'usv-kittredge', hex: at('0101') });
  });

  it('[CV-S1-04] does not part those who start together, but moves them together', () => {
    expect(hexesFor(enemy, ['vc-tanh'])).toEqual([at(enemy.deployment.posts['vc-tanh'] ?? '')]);
    expect(hexesFor(enemy, ['vc-tanh', 'vc-manh']).length).toBeGreaterThan(100);
  });

  it('[CV-S2-06] knows who has to be placed, and who starts off the map', () => {
    const taliban: Arrangement = { content: keating, side: 'enemy', deployment: EMPTY };
    expect(unplaced(taliban)).toHaveLength(5);
    const [first = ''] = unplaced(taliban);
    const peaks = hexesFor(taliban, [first]);
    expect(peaks.length).toBeGreaterThan(4);
    const [peak = -1] = peaks;
    const placed = { ...taliban, deployment: put(taliban, [first], peak) };
    expect(unplaced(placed)).toHaveLength(4);
    expect(hexesFor(placed, unplaced(placed).slice(0, 1))).not.toContain(peak);
    expect(unplaced({ ...placed, deployment: put(placed, [first], undefined) })).toHaveLength(5);
  });

  it('[CV-RULING-141] hands weapons over', () => {
    const us: Arrangement = { content: ricePaddy, side: 'us', deployment: ricePaddy.setup.suggested.us };
    const deployment = handed(us, 'usv-law-2', 'usv-bascom');
    expect(deployment.users['usv-law-2']).toBe('usv-bascom');
    expect(deploymentProblems(ricePaddy, 'us', deployment)).toEqual([]);
    const broken = handed(us, 'usv-m60-1', 'usv-bascom');
    const [problem] = deploymentProblems(ricePaddy, 'us', broken);
    expect(problem).toMatchObject({ code: 'PAIRING_BROKEN' });
    expect(problem && placeOf({ ...us, deployment: broken }, problem)).toMatchObject({
      piece: 'usv-m60-1',
    });
    expect(formatHex(grid, problem === undefined ? -1 : (placeOf(us, problem).hex ?? -1))).toBe('1317');
  });
});
