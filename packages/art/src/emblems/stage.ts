import { drawFigure, type Figure, type Held } from '../figures/figure.ts';
import type { Headwear } from '../figures/headwear.ts';
import type { PoseName } from '../figures/poses.ts';
import type { Chance } from '../press/chance.ts';
import type { Colour } from '../press/inks.ts';
import { num, oval, type Point, polar, polygon, star } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';

/** What the people of an action look like. */
export interface Cast {
  readonly hat: Headwear;
  readonly gun: Held;
}

/** What the compositions of actions are put together with. */
export interface Stage {
  readonly press: Press;
  readonly chance: Chance;
  readonly cast: Cast;
  /** The flat colour of the family, which lies behind everything. */
  readonly ground: Colour;
}

/** One way of showing something. */
export type Scene = (stage: Stage) => string;

export const LIGHT: Colour = '#fbf0d2';
export const DARK: Colour = '#14191b';

/** Somebody of one's own side. */
export function man({ press, cast }: Stage, pose: PoseName, at: Partial<Figure>): string {
  return drawFigure(press, {
    hat: cast.hat,
    holds: cast.gun,
    ink: DARK,
    rim: LIGHT,
    kit: '#56644a',
    isPacked: true,
    ...at,
    pose,
  });
}

/** Somebody seen as a shape only, such as the other side. */
export function shade({ press }: Stage, pose: PoseName, at: Partial<Figure>): string {
  return drawFigure(press, { hat: 'cap', holds: 'kalashnikov', ink: DARK, ...at, pose });
}

export function soil({ press }: Stage, y = 88, ink: Colour = DARK): string {
  return fill(press, ink, `M0 ${num(y)}Q60 ${num(y - 6)} 100 ${num(y - 2)}T160 ${num(y - 1)}V101H0Z`);
}

export function disc({ press }: Stage, [x, y]: Point, radius: number, ink: Colour = LIGHT): string {
  return fill(press, ink, oval(x, y, radius), 0.9);
}

export function crosshair(
  { press }: Stage,
  [x, y]: Point,
  radius: number,
  ink: Colour | 'spot' = 'spot',
): string {
  const arms = [0, 90, 180, 270].map((angle) => {
    const from = polar([x, y], angle, radius * 0.55);
    const to = polar([x, y], angle, radius * 1.4);
    return `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  });
  return (
    line(press, ink, oval(x, y, radius) + arms.join(''), { width: Math.max(2, radius * 0.2) }) +
    fill(press, ink, oval(x, y, radius * 0.14))
  );
}

export function burst({ press }: Stage, at: Point, radius: number): string {
  return [
    fill(press, 'spot', star(at, 11, [radius, radius * 0.62], 8)),
    fill(press, '#f5a93a', star(at, 9, [radius * 0.78, radius * 0.44], 20)),
    fill(press, LIGHT, star(at, 8, [radius * 0.48, radius * 0.26])),
  ].join('');
}

/** The flash at a muzzle, to the right. */
export function flash({ press }: Stage, [x, y]: Point, size: number): string {
  const tongue: readonly Point[] = [
    [0, -2],
    [8, -8],
    [9, -3],
    [24, 0],
    [9, 3],
    [8, 8],
    [0, 2],
  ];
  return (
    fill(press, '#f5a93a', polygon(tongue.map(([dx, dy]): Point => [x + dx * size, y + dy * size]))) +
    fill(press, LIGHT, polygon(tongue.map(([dx, dy]): Point => [x + dx * size * 0.6, y + dy * size * 0.5])))
  );
}

/** Shots in the air. */
export function tracers({ press, chance }: Stage, count: number, [top, bottom]: Point): string {
  const shots = Array.from(
    { length: count },
    () =>
      `M${num(chance.between(-10, 120))} ${num(chance.between(top, bottom))}h${num(chance.between(18, 46))}`,
  ).join('');
  return line(press, LIGHT, shots, { width: 1.5, isRound: true });
}

/** A strip of arrow heads. */
export function chevrons({ press }: Stage, [x, y]: Point, count: number, size: number): string {
  const heads = Array.from({ length: count }, (_, at) => {
    const left = x + at * size * 0.8;
    return `M${num(left)} ${num(y - size)}h${num(size * 0.45)}l${num(size * 0.55)} ${num(size)}-${num(size * 0.55)} ${num(size)}h-${num(size * 0.45)}l${num(size * 0.55)}-${num(size)}Z`;
  }).join('');
  return fill(press, LIGHT, heads, 0.8);
}
