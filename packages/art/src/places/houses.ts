import type { Chance } from '../press/chance.ts';
import type { Ink } from '../press/inks.ts';
import { box, num, type Point, polygon } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';
import { hatched } from '../press/screens.ts';

/** Buildings that stand on a point, which is the middle of their foot. */

export interface House {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** A wall in the light and one in the shade. */
type Walls = readonly [lit: Ink, shade: Ink];

const PALE: Walls = ['paper', 'mid'];

/** Rows of windows. */
export function windows({ at: [x, y], width, height }: House, columns: number, rows: number): string {
  const across = width / (columns * 2 + 1);
  const down = height / (rows * 2 + 1);
  return Array.from({ length: columns * rows }, (_, pane) =>
    box(
      x - width / 2 + across * (1 + (pane % columns) * 2),
      y - height + down * (1 + Math.floor(pane / columns) * 2),
      across,
      down,
    ),
  ).join('');
}

/** A lit front, a side in shadow and a roof with two slopes. */
export function gabled(
  press: Press,
  { at: [x, y], width, height }: House,
  roof: Ink,
  wall: Ink = 'paper',
): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const eaves = y - height * 0.58;
  const ridgeY = y - height;
  const front = width * 0.36;
  return [
    fill(
      press,
      wall,
      polygon([
        [left, y],
        [left, eaves],
        [left + front / 2, ridgeY],
        [left + front, eaves],
        [left + front, y],
      ]),
    ),
    fill(press, 'sand', box(left + front, eaves, width - front, y - eaves)),
    hatched(press, 'near', box(left + front, eaves, width - front, y - eaves), {
      step: 3,
      width: 0.8,
      opacity: 0.5,
    }),
    fill(
      press,
      roof,
      polygon([
        [left + front / 2, ridgeY - 1],
        [right - front / 3, ridgeY - 1],
        [right + 2, eaves + 1],
        [left + front, eaves + 1],
      ]),
    ),
    line(
      press,
      'ink',
      `M${num(left - 2)} ${num(eaves + 1)}L${num(left + front / 2)} ${num(ridgeY - 1)}L${num(left + front)} ${num(eaves + 1)}`,
      { width: 1.4 },
    ),
    fill(
      press,
      'ink',
      `${box(left + front * 0.36, y - height * 0.24, front * 0.28, height * 0.24)}${box(left + front + (width - front) * 0.2, eaves + (y - eaves) * 0.3, (width - front) * 0.18, (y - eaves) * 0.32)}${box(left + front + (width - front) * 0.62, eaves + (y - eaves) * 0.3, (width - front) * 0.18, (y - eaves) * 0.32)}`,
    ),
  ].join('');
}

/** A flat-roofed block with one side in shadow. */
export function block(
  press: Press,
  house: House,
  [columns, rows]: Point,
  [wall, shade]: Walls = PALE,
): string {
  const {
    at: [x, y],
    width,
    height,
  } = house;
  const side = width * 0.26;
  return [
    fill(press, wall, box(x - width / 2, y - height, width, height)),
    fill(press, shade, box(x + width / 2 - side, y - height, side, height)),
    fill(press, 'near', `${windows({ at: [x - side / 2, y], width: width - side, height }, columns, rows)}`),
    fill(press, shade, box(x - width / 2 - 1, y - height - 2, width + 2, 3)),
  ].join('');
}

/** A block that was hit: a broken outline, holes that show the sky, rubble at its foot. */
export function ruin(
  press: Press,
  chance: Chance,
  { at: [x, y], width, height }: House,
  [wall, shade]: Walls = PALE,
): string {
  const left = x - width / 2;
  const teeth = [1, 0.72, 0.86, 0.5, 0.62, 0.3].map(
    (part, at): Point => [left + (width * at) / 5, y - height * part * chance.between(0.85, 1)],
  );
  const outline = polygon([[left, y], ...teeth, [left + width, y]]);
  const holes = windows({ at: [x - width * 0.14, y], width: width * 0.6, height: height * 0.7 }, 2, 2);
  const rubble = Array.from({ length: 6 }, (_, at) => {
    const rx = left + width * chance.between(0.1, 1.15);
    return polygon([
      [rx - 4, y + 1],
      [rx - 1, y - chance.between(2, 6)],
      [rx + 4, y + 1 + (at % 2)],
    ]);
  }).join('');
  return [
    fill(press, wall, outline),
    fill(
      press,
      shade,
      polygon([
        [left + width * 0.62, y],
        [left + width * 0.6, y - height * 0.5],
        ...teeth.slice(3),
        [left + width, y],
      ]),
    ),
    fill(press, 'near', holes),
    fill(press, shade, rubble),
  ].join('');
}

export function hut(press: Press, { at: [x, y], width, height }: House, roof: Ink = 'sand'): string {
  return [
    fill(
      press,
      'near',
      polygon([
        [x - width * 0.36, y],
        [x - width * 0.36, y - height * 0.5],
        [x + width * 0.36, y - height * 0.5],
        [x + width * 0.36, y],
      ]),
    ),
    fill(press, 'ink', box(x - width * 0.1, y - height * 0.4, width * 0.2, height * 0.4)),
    fill(
      press,
      roof,
      polygon([
        [x - width / 2, y - height * 0.4],
        [x - width * 0.08, y - height],
        [x + width * 0.08, y - height],
        [x + width / 2, y - height * 0.4],
      ]),
    ),
    line(
      press,
      'near',
      `M${num(x - width * 0.3)} ${num(y - height * 0.42)}L${num(x - 2)} ${num(y - height * 0.95)}M${num(x)} ${num(y - height * 0.42)}V${num(y - height * 0.95)}M${num(x + width * 0.3)} ${num(y - height * 0.42)}L${num(x + 2)} ${num(y - height * 0.95)}`,
      { width: 0.8 },
    ),
  ].join('');
}

export function tent(press: Press, { at: [x, y], width, height }: House, cloth: Ink = 'mid'): string {
  return [
    fill(
      press,
      cloth,
      polygon([
        [x - width / 2, y],
        [x - width * 0.2, y - height],
        [x + width * 0.35, y - height],
        [x + width / 2, y],
      ]),
    ),
    fill(
      press,
      'near',
      polygon([
        [x - width / 2, y],
        [x - width * 0.2, y - height],
        [x, y],
      ]),
    ),
    fill(
      press,
      'ink',
      polygon([
        [x - width * 0.3, y],
        [x - width * 0.2, y - height * 0.7],
        [x - width * 0.14, y],
      ]),
    ),
  ].join('');
}

export function church(press: Press, { at: [x, y], width, height }: House): string {
  const tower = width * 0.3;
  const left = x - width / 2;
  return [
    gabled(press, { at: [x + tower / 2, y], width: width - tower, height: height * 0.55 }, 'near'),
    fill(press, 'paper', box(left, y - height * 0.72, tower, height * 0.72)),
    fill(press, 'sand', box(left + tower * 0.62, y - height * 0.72, tower * 0.38, height * 0.72)),
    fill(
      press,
      'near',
      polygon([
        [left - 1, y - height * 0.7],
        [left + tower / 2, y - height],
        [left + tower + 1, y - height * 0.7],
      ]),
    ),
    fill(
      press,
      'ink',
      `${box(left + tower * 0.34, y - height * 0.62, tower * 0.3, height * 0.14)}${box(left + tower * 0.36, y - height * 0.2, tower * 0.28, height * 0.2)}`,
    ),
    line(
      press,
      'ink',
      `M${num(left + tower / 2)} ${num(y - height - 7)}v8M${num(left + tower / 2 - 2.5)} ${num(y - height - 4.5)}h5`,
      { width: 1.4 },
    ),
  ].join('');
}
