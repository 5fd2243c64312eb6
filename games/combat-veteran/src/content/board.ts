import {
  DIRECTIONS,
  findHexside,
  findNeighbour,
  type Grid,
  type Hex,
  type Hexside,
  makeGrid,
  makeSight,
  parseHex,
  type Sight,
} from '@sitrep/hex';
import { derive, InvariantError, namesIn } from '@sitrep/kernel';
import type { Terrain } from '../types.ts';
import type { Area, BarrierEffect, Content, MapDrawing, TerrainEffect } from './content.ts';

/** A map in the form that rules use, computed once for each content. */
export interface Board {
  readonly grid: Grid;
  /** The terrain of each hex. */
  readonly terrain: readonly TerrainEffect[];
  readonly barriers: ReadonlyMap<Hexside, BarrierEffect>;
  readonly areas: ReadonlyMap<Area, ReadonlySet<Hex>>;
  /** The hexes at the edge of the map. */
  readonly edge: readonly Hex[];
  readonly sight: Sight;
}

/** The board of a content that passed the pack check. */
export const boardOf: (content: Pick<Content, 'map' | 'chart'>) => Board = derive.content(makeBoard);

export function gridOf({ rows, firstColumn, firstRow, southColumns }: MapDrawing): Grid {
  const columns = rows[0]?.length ?? 0;
  return makeGrid({ columns, rows: rows.length, firstColumn, firstRow, southColumns });
}

/** The character that stands for a hex. */
function drawnAt({ rows }: MapDrawing, hex: Hex): string {
  return rows[hex % rows.length]?.[Math.floor(hex / rows.length)] ?? '';
}

function makeBoard({ map, chart }: Pick<Content, 'map' | 'chart'>): Board {
  const grid = gridOf(map);
  const effects = new Map(chart.terrain.map((effect) => [effect.id, effect]));
  const terrain = grid.places.map((_, hex) => getEffect(effects, map, hex));
  return {
    grid,
    terrain,
    barriers: barriersOf(grid, map, chart.barriers),
    areas: areasOf(grid, map),
    edge: [...terrain.keys()].filter((hex) =>
      DIRECTIONS.some((direction) => findNeighbour(grid, hex, direction) === undefined),
    ),
    // CV-RULING-60: without heights any obstruction stops every line
    sight: makeSight(grid, map.hasHeights ? terrain : terrain.map((effect) => ({ ...effect, level: 0 }))),
  };
}

/** The terrain of a hex. The pack check has made sure that every character is in the legend and every terrain in the chart. */
function getEffect(effects: ReadonlyMap<Terrain, TerrainEffect>, map: MapDrawing, hex: Hex): TerrainEffect {
  const terrain = map.legend[drawnAt(map, hex)];
  const effect = terrain && effects.get(terrain);
  if (effect === undefined) throw new InvariantError('CONTENT_UNCHECKED', `hex ${hex} has no terrain`);
  return effect;
}

function barriersOf(
  grid: Grid,
  { barriers }: MapDrawing,
  effects: readonly BarrierEffect[],
): ReadonlyMap<Hexside, BarrierEffect> {
  const entries = effects.flatMap((effect) =>
    (barriers[effect.id] ?? []).map(([a, b]) => {
      const side = findHexside(grid, parseHex(grid, a) ?? -1, parseHex(grid, b) ?? -1);
      return [side ?? -1, effect] as const;
    }),
  );
  return new Map(entries);
}

function areasOf(grid: Grid, { areas }: MapDrawing): ReadonlyMap<Area, ReadonlySet<Hex>> {
  return new Map(
    namesIn(areas).map((area) => [area, new Set(areas[area]?.map((label) => parseHex(grid, label) ?? -1))]),
  );
}
