import type { Hex } from '@sitrep/hex';
import { centreAt, type Sheet, SIDE, type Spot } from '../sheet/sheet.ts';
import { hash } from './chance.ts';
import { type Field, seedOf, valueAt } from './field.ts';

/** Where things may stand. */
export type IsFree = (spot: Spot) => boolean;

/** How far apart things stand on a shaken grid, and from what level of the field on. */
export interface Strewing {
  readonly gap: number;
  readonly seed: number;
  level(spot: Spot): number;
}

/** Places all over a field wherever it is high enough: crowns that follow the outline of a wood. */
export function strew(sheet: Sheet, field: Field, { gap, seed, level }: Strewing, isFree: IsFree): Spot[] {
  const spots: Spot[] = [];
  const rowGap = gap * 0.88;
  for (let j = 0; j * rowGap < sheet.height; j += 1)
    for (let i = 0; i * gap < sheet.width; i += 1) {
      const shake = (more: number) => 0.62 * (hash(i, j, seed + more) - 0.5);
      const spot: Spot = [(i + 0.5 * (j % 2) + shake(0)) * gap, (j + shake(1)) * rowGap];
      if (valueAt(field, spot) > level(spot) && isFree(spot)) spots.push(spot);
    }
  return spots;
}

/** How many things stand in each hex, how far from its middle in sides, and the seed of their places. */
export interface Scattering {
  readonly count: number;
  readonly reach: number;
  readonly seed: number;
}

/** The angle that spreads any number of things evenly. */
const GOLDEN_ANGLE = 2.399_96;

/** Places within hexes, the northern ones first. */
export function scatter(sheet: Sheet, hexes: readonly Hex[], { count, reach, seed }: Scattering): Spot[] {
  return hexes
    .flatMap((hex) => {
      const [column, row] = seedOf(sheet, hex);
      const [x, y] = centreAt(sheet, hex);
      return Array.from({ length: count }, (_, index): Spot => {
        const far = reach * SIDE * Math.sqrt((index + 0.6) / count);
        const angle = index * GOLDEN_ANGLE + hash(column, row, seed) * 2 * Math.PI;
        const shake = (more: number) => 3 * (hash(column * 31 + index, row, seed + more) - 0.5);
        return [x + far * Math.cos(angle) + shake(1), y + far * Math.sin(angle) + shake(2)];
      });
    })
    .sort((one, other) => one[1] - other[1]);
}
