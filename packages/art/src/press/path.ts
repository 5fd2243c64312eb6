import { cosine, sine } from './angle.ts';

/** Outlines as path data. Coordinates have one decimal: more cannot be seen, and costs bytes. */

export type Point = readonly [x: number, y: number];

/** A number as short as it can be written. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

export function oval(x: number, y: number, across: number, down: number = across): string {
  const arc = `a${num(across)} ${num(down)} 0 1 0`;
  return `M${num(x - across)} ${num(y)}${arc} ${num(2 * across)} 0${arc} ${num(-2 * across)} 0Z`;
}

/** A line through the middles between the points, which bends towards each of them. */
export function curve(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const bends = rest
    .slice(0, -1)
    .map((point, place) => `Q${at(point)} ${at(middle(point, rest[place + 1] ?? last))}`);
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** The same, closed. */
export function loop(points: readonly Point[]): string {
  const last = points.at(-1) ?? [0, 0];
  const start = middle(last, points[0] ?? last);
  const bends = points.map(
    (point, place) => `Q${at(point)} ${at(middle(point, points[place + 1] ?? points[0] ?? last))}`,
  );
  return `M${at(start)}${bends.join('')}Z`;
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** A point at an angle, in degrees clockwise from the right. */
export function polar([x, y]: Point, degrees: number, distance: number): Point {
  return [x + cosine(degrees) * distance, y + sine(degrees) * distance];
}

/** Wedges around a point, every other one left out. */
export function rays(centre: Point, count: number, reach: number, turn = 0): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, ray) =>
    polygon([
      centre,
      polar(centre, ray * step + turn, reach),
      polar(centre, (ray + 0.5) * step + turn, reach),
    ]),
  ).join('');
}

/** A star: points between two rings. */
export function star(centre: Point, points: number, [outer, inner]: Point, turn = -90): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, place) =>
      polar(centre, (place * 180) / points + turn, place % 2 === 0 ? outer : inner),
    ),
  );
}
