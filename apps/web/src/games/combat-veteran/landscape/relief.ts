import type { Terrain } from '@sitrep/combat-veteran';
import { type Hex, neighboursOf } from '@sitrep/hex';
import { centreAt, SIDE } from '../sheet/sheet.ts';
import { noise, roughness } from './chance.ts';
import { addLayer, area, type Drawing } from './drawing.ts';
import { type Field, makeSpread, mapField, squaredDistance } from './field.ts';
import { type Ground, hexesOf } from './ground.ts';
import type { Ink } from './inks.ts';
import type { Mark } from './marks.ts';

/** How high each kind of terrain is drawn; the valley floor is 1. */
const LEVELS: Readonly<Partial<Record<Terrain, number>>> = {
  mountain: 2.1,
  switchback: 2,
  'mountain-vegetation': 2.8,
  peak: 4,
  river: 0.5,
  'river-trees': 0.5,
  'river-buildings': 0.5,
  bridge: 0.5,
};

const TINTS: readonly (readonly [level: number, ink: Ink])[] = [
  [1.1, 'slope-0'],
  [1.9, 'slope-1'],
  [2.9, 'slope-2'],
  [4.2, 'slope-3'],
];
const SHADE_STEPS = [0.24, 0.5, 0.8, 1.2];
const LIGHT_STEPS = [0.3, 0.62, 1];
const CONTOURS = Array.from({ length: 26 }, (_, index) => 0.95 + index * 0.24);

/** Tints by height, light from the north-west in flat bands, and contour lines with every fourth bold. */
export function drawRelief(drawing: Drawing, ground: Ground): void {
  const height = heightField(ground);
  const light = lightField(height);
  const shadow = mapField(light, (value) => -value);
  const bands = (field: Field, steps: readonly number[], ink: Ink, opacity: number): Mark[] =>
    steps.map((step) => ({ kind: 'fill', ink, path: area(drawing, field, step), opacity }));
  addLayer(
    drawing,
    'relief',
    [
      ...TINTS.map(([level, ink]): Mark => ({ kind: 'fill', ink, path: area(drawing, height, level) })),
      ...bands(shadow, SHADE_STEPS, 'shade', 0.15),
      ...bands(light, LIGHT_STEPS, 'lit', 0.2),
    ],
    'colour',
  );
  addLayer(
    drawing,
    'relief',
    CONTOURS.map((level, index) => ({
      kind: 'line',
      ink: 'contour',
      path: area(drawing, height, level, 'same'),
      width: index % 4 === 0 ? 1.3 : 0.6,
      opacity: index % 4 === 0 ? 0.9 : 0.75,
    })),
    'colour',
  );
}

/** The level of the terrain, the distance from the valley floor, ridges of noise, and a rise at each peak. */
function heightField(ground: Ground): Field {
  const { sheet, terrain } = ground;
  const levelOf = (hex: Hex) => LEVELS[terrain[hex] ?? 'clear'] ?? 1;
  const depths = depthsFrom(ground, (hex) => levelOf(hex) <= 1);
  const spread = makeSpread(sheet, { reach: 1.25, bend: 12, seed: 31 });
  const rise = spread((hex) => Math.min(9, depths.get(hex) ?? 0));
  const peaks = hexesOf(ground, 'peak').map((hex) => centreAt(sheet, hex));
  return mapField(spread(levelOf), (level, [x, y], index) => {
    const up = rise.values[index] ?? 0;
    const bent = [x + 14 * roughness(x / 34, y / 34, 70), y + 14 * roughness(x / 34, y / 34, 71)] as const;
    const along = 0.8 * x - 0.6 * y + 70 * roughness(x / 130, y / 130, 72);
    const across = 0.6 * x + 0.8 * y + 70 * roughness(x / 130, y / 130, 73);
    const bump = peaks.reduce(
      (sum, peak) => sum + Math.exp(-Math.sqrt(squaredDistance(peak, bent)) / (1.5 * SIDE)),
      0,
    );
    const ridge = 1 - Math.abs(noise(along / 115, across / 115, 50)) * 1.5;
    const rough = ridge * 1.2 + roughness(along / 60, across / 60, 60) * 0.3;
    return level * 0.45 + 0.4 * up ** 0.8 + bump * 1.5 + rough * Math.min(1, up / 2.5);
  });
}

/** How many hexes each hex lies from the valley floor. */
function depthsFrom({ sheet }: Ground, isFloor: (hex: Hex) => boolean): ReadonlyMap<Hex, number> {
  const depths = new Map([...sheet.centres.keys()].filter(isFloor).map((hex) => [hex, 0]));
  for (const [hex, depth] of depths)
    for (const next of neighboursOf(sheet.grid, hex)) if (!depths.has(next)) depths.set(next, depth + 1);
  return depths;
}

/** Positive where the ground faces north-west. */
function lightField(height: Field): Field {
  const { columns, rows, values } = height;
  return mapField(height, (_value, _spot, index) => {
    const [i, j] = [index % columns, Math.floor(index / columns)];
    const at = (a: number, b: number) => {
      const [inColumns, inRows] = [Math.min(columns - 1, Math.max(0, a)), Math.min(rows - 1, Math.max(0, b))];
      return values[inRows * columns + inColumns] ?? 0;
    };
    return (at(i + 2, j + 2) - at(i - 2, j - 2)) * 1.1 + (at(i, j + 2) - at(i, j - 2)) * 0.5;
  });
}
