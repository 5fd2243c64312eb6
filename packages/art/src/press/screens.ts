import { cosine, sine } from './angle.ts';
import type { Chance } from './chance.ts';
import type { Ink } from './inks.ts';
import { box, loop, num, type Point } from './path.ts';
import { fill, line, type Press } from './press.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DotScreen {
  readonly step?: number;
  /** The radius of the dots in the first and in the last row. */
  readonly from: number;
  readonly to: number;
  readonly opacity?: number;
}

/** A dot screen that grows or shrinks downwards: a row of dots is a line of round dashes without length. */
export function dots(press: Press, ink: Ink, { x, y, width, height }: Area, screen: DotScreen): string {
  const { step = 5, from, to, opacity = 0.5 } = screen;
  const rows = Math.max(1, Math.round(height / step));
  return Array.from({ length: rows }, (_, row) => {
    const radius = from + ((to - from) * row) / Math.max(1, rows - 1);
    if (radius < 0.2) return '';
    const outline = `M${num(x + (row % 2 === 0 ? 0 : step / 2))} ${num(y + (row + 0.5) * step)}h${num(width)}`;
    return line(press, ink, outline, { width: 2 * radius, dash: `0 ${step}`, isRound: true, opacity });
  }).join('');
}

export interface Hatch {
  readonly step?: number;
  readonly width?: number;
  readonly turn?: number;
  readonly opacity?: number;
}

/** Fills an outline with parallel lines. */
export function hatched(press: Press, ink: Ink, outline: string, hatch: Hatch = {}): string {
  const { step = 4, width = 1, turn = 45, opacity = 0.6 } = hatch;
  const name = press.name();
  const tile = `<rect width="${width}" height="${step}" fill="${press.colour(ink)}"/>`;
  return `<defs><pattern id="${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern></defs><path d="${outline}" fill="url(#${name})" opacity="${opacity}"/>`;
}

/** Shows a drawing only inside an outline. */
export function clipped(press: Press, outline: string, drawing: string): string {
  const name = press.name();
  return `<defs><clipPath id="${name}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#${name})">${drawing}</g>`;
}

export interface Relief {
  readonly ink: Ink;
  readonly at: Point;
  readonly rings?: number;
  readonly gap?: number;
  readonly width?: number;
  readonly opacity?: number;
}

const CORNERS = 18;

/** The contour lines of a hill: rings that share their bulges. They are what makes all pictures sheets of one map. */
export function contours(press: Press, chance: Chance, relief: Relief): string {
  const { ink, at, rings = 8, gap = 12, width = 0.8, opacity = 0.3 } = relief;
  const bulges = [2, 3, 5].map((waves) => ({
    waves,
    turn: chance.between(0, 360),
    size: (chance.next() * 0.36) / waves,
  }));
  const outline = Array.from({ length: rings }, (_, ring) =>
    loop(
      Array.from({ length: CORNERS }, (_corner, corner): Point => {
        const angle = (corner / CORNERS) * 360;
        const bulge = bulges.reduce(
          (sum, { waves, turn, size }) => sum + size * sine(waves * angle + turn + ring * 6),
          1,
        );
        const reach = (ring + 1) * gap * bulge;
        return [at[0] + cosine(angle) * reach * 1.35, at[1] + sine(angle) * reach];
      }),
    ),
  ).join('');
  return line(press, ink, outline, { width, opacity });
}

/** A sheet of one ink. */
export function sheet(press: Press, ink: Ink, { x, y, width, height }: Area): string {
  return fill(press, ink, box(x, y, width, height));
}
