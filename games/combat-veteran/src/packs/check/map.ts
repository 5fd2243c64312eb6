import { findHexside, parseHex } from '@sitrep/hex';
import { type Fault, fault, hint } from '@sitrep/packs';
import { gridOf } from '../../content/board.ts';
import { AREAS, type Area, type Chart, type MapDrawing } from '../../content/content.ts';
import type { Scenario } from '../../types.ts';

/** The areas that the rules of each scenario name. */
const NEEDED: Readonly<Record<Scenario, readonly Area[]>> = {
  'rice-paddy': ['north-of-path', 'victory-paddies'],
  keating: ['cop', 'mortar-pit'],
};

/** Rows of different lengths, and characters missing from the legend: until these are fixed, nothing else can be checked. */
function drawingFaults({ rows, legend }: MapDrawing): readonly Fault[] {
  const width = rows[0]?.length ?? 0;
  return rows.flatMap((row, at) => {
    const path = ['rows', at];
    if (row.length !== width)
      return [
        fault(
          'PACK_MAP_BROKEN',
          path,
          `this row has ${row.length} hexes, the first ${width}; make them equal`,
        ),
      ];
    const unknown = [...new Set(row)].filter((sign) => !Object.hasOwn(legend, sign));
    return unknown.map((sign) =>
      fault(
        'PACK_MAP_BROKEN',
        path,
        `the legend does not explain “${sign}”; add it there, or redraw the hex`,
      ),
    );
  });
}

/** What is wrong between a map and its chart, hexsides and areas. */
export function mapFaults(
  map: MapDrawing,
  chart: Chart | undefined,
  scenario: Scenario | undefined,
): readonly Fault[] {
  const drawn = drawingFaults(map);
  if (drawn.length > 0) return drawn;
  return [
    ...legendFaults(map),
    ...(chart === undefined ? [] : chartedFaults(map, chart)),
    ...barrierFaults(map),
    ...areaFaults(map),
    ...(scenario === undefined ? [] : neededFaults(map, scenario)),
  ];
}

function legendFaults({ legend, rows }: MapDrawing): readonly Fault[] {
  return Object.keys(legend)
    .filter((sign) => rows.every((row) => !row.includes(sign)))
    .map((sign) =>
      fault('PACK_WORD_IDLE', ['legend', sign], `“${sign}” is nowhere on the map; leave it out`),
    );
}

function chartedFaults({ legend, barriers }: MapDrawing, chart: Chart): readonly Fault[] {
  const missing = (path: readonly string[], id: string) =>
    fault('PACK_REFERENCE_UNKNOWN', path, `chart.json has no row for ${id}; add one`);
  const terrain = Object.entries(legend).filter(([, id]) => chart.terrain.every((row) => row.id !== id));
  const sides = Object.keys(barriers).filter((id) => chart.barriers.every((row) => row.id !== id));
  return [
    ...terrain.map(([sign, id]) => missing(['legend', sign], id)),
    ...sides.map((id) => missing(['barriers', id], id)),
  ];
}

/** Barriers lie between adjacent hexes, once. */
function barrierFaults(map: MapDrawing): readonly Fault[] {
  const grid = gridOf(map);
  const seen = new Set<number>();
  return Object.entries(map.barriers).flatMap(([id, pairs]) =>
    pairs.flatMap(([a, b], at) => {
      const path = ['barriers', id, at];
      const [from, to] = [parseHex(grid, a), parseHex(grid, b)];
      const side = from === undefined || to === undefined ? undefined : findHexside(grid, from, to);
      if (side === undefined)
        return [
          fault('PACK_MAP_BROKEN', path, `${a} and ${b} are no adjacent hexes of this map; correct them`),
        ];
      if (seen.has(side))
        return [
          fault('PACK_ID_TWICE', path, `the side between ${a} and ${b} has a barrier already; leave one out`),
        ];
      seen.add(side);
      return [];
    }),
  );
}

function areaFaults(map: MapDrawing): readonly Fault[] {
  const grid = gridOf(map);
  return Object.entries(map.areas).flatMap(([area, labels]) =>
    labels.flatMap((label, at) => {
      const path = ['areas', area, at];
      if (parseHex(grid, label) === undefined)
        return [fault('PACK_REFERENCE_UNKNOWN', path, `the map has no hex ${label}; correct it`)];
      return labels.indexOf(label) < at
        ? [fault('PACK_ID_TWICE', path, `${label} is listed twice; leave one out`)]
        : [];
    }),
  );
}

function neededFaults({ areas }: MapDrawing, scenario: Scenario): readonly Fault[] {
  const needed = NEEDED[scenario];
  const missing = needed.filter((area) => areas[area] === undefined);
  return [
    ...missing.map((area) =>
      fault('PACK_FIELD_MISSING', ['areas', area], `the rules of ${scenario} name ${area}; add it`),
    ),
    ...AREAS.filter((area) => areas[area] !== undefined && !needed.includes(area)).map((area) =>
      fault(
        'PACK_WORD_IDLE',
        ['areas', area],
        `no rule of ${scenario} names ${area}; ${hint(area, missing, 'leave it out')}`,
      ),
    ),
  ];
}

/** Rows of the chart that occur twice, or that no hex or hexside needs. */
export function chartFaults(chart: Chart, map: MapDrawing | undefined): readonly Fault[] {
  const terrain = chart.terrain.map(({ id }) => id);
  const barriers = chart.barriers.map(({ id }) => id);
  const used = map === undefined ? undefined : [...Object.values(map.legend), ...Object.keys(map.barriers)];
  return [...rowFaults('terrain', terrain, used), ...rowFaults('barriers', barriers, used)];
}

function rowFaults(
  field: string,
  ids: readonly string[],
  used: readonly string[] | undefined,
): readonly Fault[] {
  return ids.flatMap((id, at) => {
    const path = [field, at, 'id'];
    if (ids.indexOf(id) < at) return [fault('PACK_ID_TWICE', path, `${id} has a row already; leave one out`)];
    return used === undefined || used.includes(id)
      ? []
      : [fault('PACK_WORD_IDLE', path, `${id} is nowhere on the map; leave it out`)];
  });
}
