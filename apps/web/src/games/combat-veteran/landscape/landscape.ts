import { formatHex } from '@sitrep/hex';
import { drawCover } from './cover.ts';
import { addLayer, type Drawing, shapes } from './drawing.ts';
import { makeSpread } from './field.ts';
import { type Ground, type MapText, readGround } from './ground.ts';
import { LAYERS, type Landscape } from './marks.ts';
import { drawRelief } from './relief.ts';
import { drawRoads, drawWater, findWays } from './roads.ts';
import { drawContrast, drawGrid, drawPeaks, LABEL_DROP } from './signs.ts';
import { drawRocks, drawTrees } from './trees.ts';
import { drawWorks } from './works.ts';

/** How the fields of terrain are spread over the sheet. */
export const TERRAIN_BLUR = { reach: 0.62, bend: 7, seed: 11 };

/** Draws a map from its terrain. The same map always gives the same landscape. */
export function drawLandscape(map: MapText): Landscape {
  const ground = readGround(map);
  const { sheet } = ground;
  const drawing: Drawing = { paths: [], layers: [] };
  const spread = makeSpread(sheet, TERRAIN_BLUR);
  const ways = findWays(ground);
  drawFloor(drawing, ground);
  if (ground.hasHeights) drawRelief(drawing, ground);
  drawCover(drawing, ground, spread, ways.isFree);
  drawContrast(drawing, ground, spread);
  drawWater(drawing, ways);
  drawRocks(drawing, ground, ways.isFree);
  drawRoads(drawing, ground, ways);
  drawWorks(drawing, ground);
  drawTrees(drawing, ground, spread, ways);
  drawPeaks(drawing, ground);
  drawGrid(drawing, ground);
  return {
    width: round(sheet.width),
    height: round(sheet.height),
    paths: drawing.paths,
    layers: drawing.layers.toSorted((one, other) => LAYERS.indexOf(one.name) - LAYERS.indexOf(other.name)),
    labels: sheet.centres.map(([x, y], hex) => ({
      text: formatHex(sheet.grid, hex),
      at: [round(x), round(y - LABEL_DROP)],
    })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawFloor(drawing: Drawing, { sheet: { width, height } }: Ground): void {
  const path = shapes(
    drawing,
    [
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
    ],
    true,
  );
  addLayer(drawing, 'ground', [{ kind: 'fill', ink: 'ground', path }]);
  addLayer(
    drawing,
    'ground',
    [{ kind: 'hatch', ink: 'speck', path, turn: 17, gap: 8, width: 1.1, dash: [1.1, 15] }],
    'colour',
  );
}
