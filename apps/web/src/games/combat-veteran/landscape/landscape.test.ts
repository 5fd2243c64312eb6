import { hashText } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import keating from '../../../../../../content/cv-keating/map.json' with { type: 'json' };
import ricePaddy from '../../../../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import { centreAt, type Spot } from '../sheet/sheet.ts';
import { OUTLINE, shareOf } from './cover.ts';
import { makeSpread, valueAt } from './field.ts';
import { barrierLines, type Ground, hexesOf, readGround } from './ground.ts';
import { drawLandscape, TERRAIN_BLUR } from './landscape.ts';
import { BANK, findWays } from './roads.ts';
import { readSpots } from './spots.ts';

/** Another hash means that the map looks different: look at it, then write the new one here. */
const maps = [
  { name: 'rice-paddy', map: ricePaddy, golden: '41b548340576cca1' },
  { name: 'keating', map: keating, golden: '1132d4db95d1f6d9' },
];

const AREAS = [
  'jungle',
  'plants-trees',
  'rice-paddy',
  'mountain-vegetation',
  'rocky-ground',
  'clear',
] as const;
const RIVERS = ['river', 'river-trees', 'river-buildings', 'bridge'] as const;

describe.each(maps)('the landscape of $name', ({ map, golden }) => {
  const ground = readGround(map);
  const { sheet } = ground;
  const ways = findWays(ground);
  const landscape = drawLandscape(map);

  it('is the same every time', () => {
    expect(drawLandscape(map)).toEqual(landscape);
    expect(hashText(JSON.stringify(landscape))).toBe(golden);
  });

  it.each(AREAS)('has %s in the middle of exactly those hexes', (terrain) => {
    const share = shareOf(ground, makeSpread(sheet, TERRAIN_BLUR), terrain);
    const drawn = sheet.centres.flatMap((centre, hex) => (valueAt(share, centre) > OUTLINE ? [hex] : []));
    expect(drawn).toEqual(hexesOf(ground, terrain));
  });

  it('has water in the middle of exactly the river hexes', () => {
    const wet = sheet.centres.flatMap((centre, hex) => (valueAt(ways.water, centre) > BANK ? [hex] : []));
    expect(wet).toEqual(hexesOf(ground, ...RIVERS));
  });

  it('leads paths and switchbacks through exactly their hexes', () => {
    const near = (lines: readonly (readonly Spot[])[]) =>
      sheet.centres.flatMap(([x, y], hex) =>
        lines.flat().some(([u, v]) => Math.hypot(u - x, v - y) < 11) ? [hex] : [],
      );
    expect(near(ways.paths)).toEqual(hexesOf(ground, 'path', 'bridge'));
    expect(near(ways.switchbacks)).toEqual(hexesOf(ground, 'switchback'));
  });

  it('grows trees in every wooded hex, and in no other', () => {
    const crowns = landscape.layers
      .flatMap(({ marks }) => marks)
      .flatMap((mark) =>
        mark.kind === 'crowns' ? mark.groups.flatMap(({ spots }) => readSpots(spots)) : [],
      );
    const wooded = hexesOf(ground, 'jungle', 'plants-trees', 'river-trees', 'mountain-vegetation');
    const bare = wooded.filter((hex) => countNear(crowns, centreAt(sheet, hex), 17) < 3);
    const strange = [...sheet.centres.keys()].filter(
      (hex) => !wooded.includes(hex) && countNear(crowns, centreAt(sheet, hex), 10) > 0,
    );
    expect({ bare, strange }).toEqual({ bare: [], strange: [] });
  });

  it('closes every area', () => {
    const filled = landscape.layers.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'fill' || mark.kind === 'hatch' ? [mark.path] : [])),
    );
    const texts = filled.flatMap((path) => textsOf(path));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts)
      expect(text.match(/m/g)?.length, text.slice(0, 40)).toBe(text.match(/z/g)?.length);
  });

  it('draws every barrier along its hexside', () => {
    const drawn = [...ground.barriers.keys()].flatMap((barrier) => barrierLines(ground, barrier));
    const sides = drawn.reduce((sum, line) => sum + line.length - 1, 0);
    expect(sides).toBe([...ground.barriers.values()].flat().length);
  });

  it('has contour lines only where heights count', () => {
    expect(landscape.layers.some(({ name }) => name === 'relief')).toBe(map.hasHeights);
  });

  it('has a sign in every hex where contrast counts', () => {
    const signed = landscape.layers
      .filter(({ look }) => look !== 'colour')
      .flatMap(({ marks }) => marks)
      .flatMap((mark) => (mark.kind === 'stamps' ? readSpots(mark.spots) : []));
    for (const hex of hexesWithSign(ground))
      expect(countNear(signed, centreAt(sheet, hex), 1), `hex ${hex}`).toBeGreaterThan(0);
  });

  function textsOf(path: number): string[] {
    const found = landscape.paths[path] ?? '';
    return typeof found === 'string' ? [found] : found.flatMap(textsOf);
  }
});

/** Rice is told by its rows, clear ground by nothing, and works by themselves. */
function hexesWithSign(ground: Ground) {
  return hexesOf(
    ground,
    'jungle',
    'plants-trees',
    'river-trees',
    'mountain',
    'mountain-vegetation',
    'rocky-ground',
    'peak',
  );
}

function countNear(spots: readonly Spot[], [x, y]: Spot, reach: number): number {
  return spots.filter(([u, v]) => Math.hypot(u - x, v - y) < reach).length;
}
