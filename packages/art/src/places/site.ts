import { sine } from '../press/angle.ts';
import type { Chance } from '../press/chance.ts';
import type { Ink } from '../press/inks.ts';
import { curve, num, type Point } from '../press/path.ts';
import { fill, type Press } from '../press/press.ts';

/** Where a place is drawn: what its parts share. */
export interface Site {
  readonly press: Press;
  readonly chance: Chance;
  /** Where the land begins, counted from the top. */
  readonly horizon: number;
}

/** A part of a place. */
export type Draw = (site: Site) => string;

export interface Ridge {
  readonly y: number;
  readonly rise: number;
  readonly ink: Ink;
  /** Peaks instead of rounded hills. */
  readonly isSharp?: boolean;
  readonly step?: number;
}

/** A line of hills from edge to edge, filled to the bottom. */
export function ridge(
  { press, chance }: Pick<Site, 'press' | 'chance'>,
  { y, rise, ink, isSharp, step = 20 }: Ridge,
): string {
  const turn = chance.between(0, 360);
  const points: Point[] = [];
  for (let x = -step; x <= 160 + step; x += step)
    points.push([x, y - rise * (0.5 + 0.5 * sine(x * 1.85 + turn)) - chance.between(0, rise * 0.55)]);
  const top = isSharp
    ? `M${points.map(([x, height]) => `${num(x)} ${num(height)}`).join('L')}`
    : curve(points);
  return fill(press, ink, `${top}V101H-20Z`);
}

/** Places for so many things side by side, a little uneven. */
export function spread(chance: Chance, count: number, [from, to]: Point): readonly number[] {
  const gap = (to - from) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => from + gap * (at + 0.5) + chance.between(-0.3, 0.3) * gap);
}
