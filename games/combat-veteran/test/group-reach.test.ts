import { describe, expect, it } from 'vitest';
import { fieldOf } from '../src/queries/field.ts';
import { groupReach, pathOf } from '../src/queries/group-reach.ts';
import { reachOf } from '../src/queries/reach.ts';
import { at, ricePaddy } from './contents.ts';
import { type Drill, drill } from './drill.ts';

const fieldIn = (d: Drill) => fieldOf(d.match.state);

function reachIn(d: Drill, ...ids: readonly string[]) {
  return groupReach(
    fieldIn(d),
    ids.map((id) => d.piece(id)),
  );
}

describe('the reach of a group', () => {
  const HERE = { 'usv-alder': '0913', 'usv-bascom': '0913', 'usv-oakes': '0913' };

  it('[CV-MOVE-05] of one man is that of the man', () => {
    const d = drill('rice-paddy', { at: HERE });
    const field = fieldIn(d);
    const alone = reachOf(field.board, { hex: at(ricePaddy, '0913'), stance: 'walking', load: 0 });
    const { ways } = reachIn(d, 'usv-alder');
    expect([...ways.values()].map((way) => [way.hex, way.points])).toEqual(
      [...alone.values()]
        .filter(({ before }) => before !== undefined)
        .map(({ hex, spent }) => [hex, spent])
        .toSorted(([one = 0], [other = 0]) => one - other),
    );
  });

  it('[CV-RULING-31] is that of the slowest, and says what the others could do', () => {
    const d = drill('rice-paddy', { at: HERE, stances: { 'usv-oakes': 'crawling', 'usv-alder': 'running' } });
    const { ways, slowest, without } = reachIn(d, 'usv-alder', 'usv-bascom', 'usv-oakes');
    expect([...ways.keys()].map((hex) => d.label(hex))).toHaveLength(6);
    expect(d.idOf(slowest)).toBe('usv-oakes');
    expect(without.map(({ hex }) => hex)).toEqual(
      [...reachIn(d, 'usv-bascom').ways.keys()].filter((hex) => !ways.has(hex)),
    );
  });

  it('[CV-MOVE-17] loads count', () => {
    const d = drill('rice-paddy', { at: HERE, users: { 'usv-m60-1': 'usv-alder' } });
    expect(d.idOf(reachIn(d, 'usv-alder', 'usv-bascom').slowest)).toBe('usv-alder');
    expect(reachIn(d, 'usv-bascom', 'usv-oakes').slowest).toBe(-1);
  });

  it('[CV-MOVE-38] ends where known enemies are', () => {
    const d = drill('rice-paddy', { at: { ...HERE, 'vc-nam': '0912' } });
    for (const way of reachIn(d, 'usv-alder').ways.values())
      expect(pathOf(way).slice(0, -1)).not.toContain(at(ricePaddy, '0912'));
  });

  it('[CV-RULING-133] begins at the edge for those who wait', () => {
    const d = drill('keating', { active: 'enemy', waiting: ['tal-01'] });
    const { ways } = reachIn(d, 'tal-01');
    expect(ways.size).toBeGreaterThan(100);
    expect(fieldIn(d).board.edge.every((hex) => ways.has(hex))).toBe(true);
  });
});
