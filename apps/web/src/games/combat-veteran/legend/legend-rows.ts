import type { Barrier, BarrierEffect, Chart, Terrain, TerrainEffect } from '@sitrep/combat-veteran';
import { type Hex, neighboursOf } from '@sitrep/hex';
import { type Ground, hexesOf } from '../landscape/ground.ts';
import type { Box } from '../map/paint.ts';
import { centreAt, findSide, SIDE, type Spot } from '../sheet/sheet.ts';

/** A line of the legend: what the chart says, and a part of the map where it can be seen. */
export type LegendRow =
  | { readonly kind: 'terrain'; readonly id: Terrain; readonly effect: TerrainEffect; readonly box: Box }
  | { readonly kind: 'barrier'; readonly id: Barrier; readonly effect: BarrierEffect; readonly box: Box };

/** One row for everything on a map, in the order of the chart. */
export function legendRows(ground: Ground, { terrain, barriers }: Chart): LegendRow[] {
  return [
    ...terrain.flatMap((effect): LegendRow[] => {
      const hex = findTypical(ground, effect.id);
      if (hex === undefined) return [];
      return [{ kind: 'terrain', id: effect.id, effect, box: boxAround(centreAt(ground.sheet, hex)) }];
    }),
    ...barriers.flatMap((effect): LegendRow[] => {
      const [pair] = ground.barriers.get(effect.id) ?? [];
      const side = pair && findSide(ground.sheet, ...pair);
      if (side === undefined) return [];
      const [[x, y], [u, v]] = side;
      return [{ kind: 'barrier', id: effect.id, effect, box: boxAround([(x + u) / 2, (y + v) / 2]) }];
    }),
  ];
}

/** The hex of a kind with the most neighbours of the same kind; one at the edge of the map has fewer. */
function findTypical(ground: Ground, kind: Terrain): Hex | undefined {
  const { sheet, terrain } = ground;
  const alike = (hex: Hex) => neighboursOf(sheet.grid, hex).filter((next) => terrain[next] === kind).length;
  const works = new Set([...ground.barriers.values()].flat(2));
  const [best] = hexesOf(ground, kind)
    // what stands on a hexside would say something else
    .map((hex) => ({ hex, count: alike(hex) - (works.has(hex) ? 6 : 0) }))
    .toSorted((one, other) => other.count - one.count);
  return best?.hex;
}

/** A hex and a little of what is around it. */
function boxAround([x, y]: Spot): Box {
  return { left: x - 1.1 * SIDE, top: y - 0.9 * SIDE, width: 2.2 * SIDE, height: 1.8 * SIDE };
}
