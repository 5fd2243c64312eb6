import { distance, type Hex } from '@sitrep/hex';
import { derive } from '@sitrep/kernel';
import { type Board, boardOf } from '../content/board.ts';
import type { Area, Content, Soldier } from '../content/content.ts';
import { hexesOf } from '../queries/terrain.ts';
import type { Side } from '../types.ts';

/** Where a side may put a soldier. If there is no such hex, the soldier starts off the map. */
export interface Zone {
  readonly hexes: ReadonlySet<Hex>;
  readonly rule: string;
}

/** CV-S1-05: how far from a shellhole the US side may set up. */
export const SHELLHOLE_RANGE = 5;

/** CV-S2-06: the firepower of the pieces that start on peaks. */
const PEAK_FIREPOWER = 4;

/** The hexes where a soldier of a side may start. */
export function zoneOf(content: Content, side: Side, soldier: Soldier): Zone {
  const board = boardOf(content);
  if (content.scenario === 'rice-paddy')
    return side === 'us'
      ? { hexes: nearShellholes(board), rule: 'CV-S1-05' }
      : { hexes: areaOf(board, 'north-of-path'), rule: 'CV-S1-03' };
  if (side === 'us') return { hexes: usZone(content, board, soldier), rule: 'CV-S2-01' };
  const peaks = startsOnPeak(soldier) ? hexesOf(board, 'peak') : [];
  return { hexes: new Set(peaks), rule: startsOnPeak(soldier) ? 'CV-S2-06' : 'CV-S2-07' };
}

/** Where the soldiers of a side may start, one or another of them. */
export function startHexes(content: Content, side: Side): readonly Hex[] {
  const zones = content.forces[side].soldiers.map((soldier) => zoneOf(content, side, soldier).hexes);
  return [...new Set(zones.flatMap((hexes) => [...hexes]))];
}

/** CV-S2-06: whether a Taliban piece is one of those that start on the map. */
function startsOnPeak({ firepower }: Soldier): boolean {
  return firepower === PEAK_FIREPOWER;
}

/** CV-S1-02: the hexes for bunkers. */
export function bunkerZone(content: Content): Zone {
  return { hexes: areaOf(boardOf(content), 'north-of-path'), rule: 'CV-S1-02' };
}

/** CV-S2-01: the COP hexes, except for the men of the mortar pit, who have a post of their own. */
function usZone(content: Content, board: Board, { id }: Soldier): ReadonlySet<Hex> {
  const hasPost = content.setup.posts.some(({ piece }) => piece === id);
  return areaOf(board, hasPost ? 'mortar-pit' : 'cop');
}

const nearShellholes = derive.content((board: Board): ReadonlySet<Hex> => {
  const shellholes = hexesOf(board, 'shellhole');
  const near = [...board.terrain.keys()].filter((hex) =>
    shellholes.some((shellhole) => distance(board.grid, hex, shellhole) <= SHELLHOLE_RANGE),
  );
  return new Set(near);
});

function areaOf(board: Board, area: Area): ReadonlySet<Hex> {
  return board.areas.get(area) ?? new Set();
}
