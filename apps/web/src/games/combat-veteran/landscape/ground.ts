import { BARRIERS, type Barrier, TERRAINS, type Terrain } from '@sitrep/combat-veteran';
import { type Grid, type Hex, makeGrid, parseHex } from '@sitrep/hex';
import { findSide, makeSheet, type Sheet, type Spot } from '../sheet/sheet.ts';

/** A map as a pack's file holds it, and as the rules read it: the words are looked up here. */
export interface MapText {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly southColumns: string;
  readonly hasHeights: boolean;
  readonly legend: Readonly<Record<string, string>>;
  readonly rows: readonly string[];
  readonly barriers: { readonly [barrier in Barrier]?: readonly (readonly string[])[] };
}

/** A map as the landscape is drawn from it. */
export interface Ground {
  readonly sheet: Sheet;
  readonly hasHeights: boolean;
  /** What each hex is. */
  readonly terrain: readonly (Terrain | undefined)[];
  /** The hexsides with a barrier on them, by their two hexes. */
  readonly barriers: ReadonlyMap<Barrier, readonly (readonly [Hex, Hex])[]>;
}

export function readGround(map: MapText): Ground {
  const { rows, legend, hasHeights } = map;
  const grid = gridOf(map);
  const terrain = grid.places.map((_, hex) => {
    const sign = rows[hex % rows.length]?.[Math.floor(hex / rows.length)];
    return TERRAINS.find((each) => each === legend[sign ?? '']);
  });
  const pairsOf = (barrier: Barrier) =>
    (map.barriers[barrier] ?? []).flatMap(([a = '', b = '']) => {
      const [from, to] = [parseHex(grid, a), parseHex(grid, b)];
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    });
  const barriers = new Map(BARRIERS.map((each) => [each, pairsOf(each)]));
  return { sheet: makeSheet(grid), hasHeights, terrain, barriers };
}

function gridOf({ rows, firstColumn, firstRow, southColumns }: MapText): Grid {
  return makeGrid({
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    firstColumn,
    firstRow,
    southColumns: southColumns === 'even' ? 'even' : 'odd',
  });
}

/** The hexes of some kinds of terrain. */
export function hexesOf({ terrain }: Ground, ...kinds: readonly Terrain[]): Hex[] {
  return [...terrain.keys()].filter((hex) => isOneOf(terrain[hex], kinds));
}

export function isOneOf(terrain: Terrain | undefined, kinds: readonly Terrain[]): boolean {
  return terrain !== undefined && kinds.includes(terrain);
}

/** The hexsides of a barrier, joined end to end into as few lines as there can be. */
export function barrierLines({ sheet, barriers }: Ground, barrier: Barrier): Spot[][] {
  const sides = (barriers.get(barrier) ?? []).flatMap(([from, to]) => {
    const side = findSide(sheet, from, to);
    return side === undefined ? [] : [side];
  });
  return joinSides(sides);
}

function joinSides(sides: readonly (readonly [Spot, Spot])[]): Spot[][] {
  const left = new Set(sides);
  const sidesAt = new Map<string, (readonly [Spot, Spot])[]>();
  for (const side of sides)
    for (const end of side) sidesAt.set(nameOf(end), [...(sidesAt.get(nameOf(end)) ?? []), side]);
  const walk = (start: Spot): Spot[] => {
    const line = [start];
    for (let tip: Spot | undefined = start; tip !== undefined; ) {
      const at: Spot = tip;
      const side = sidesAt.get(nameOf(at))?.find((each) => left.has(each));
      if (side !== undefined) left.delete(side);
      tip = side?.find((end) => nameOf(end) !== nameOf(at));
      if (tip !== undefined) line.push(tip);
    }
    return line;
  };
  // a corner where an odd number of sides meet must be the end of a line
  const isEnd = (spot: Spot) => (sidesAt.get(nameOf(spot))?.length ?? 0) % 2 === 1;
  const spots = sides.flat();
  return [...spots.filter(isEnd), ...spots].map(walk).filter((line) => line.length > 1);
}

function nameOf([x, y]: Spot): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
