import type { Hex } from '@sitrep/hex';
import { centreAt, HEIGHT, type Sheet, SIDE, type Spot } from '../sheet/sheet.ts';

/** What of a sheet is shown: the place in the middle of the view, and how many pixels a hex is wide. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly hexWidth: number;
}

export const NARROWEST = 24;
export const WIDEST = 140;
/** From this width of a hex on, numbers stand in the hexes. */
export const LABELLED = 34;
/** The width of a hex that a double tap goes to. */
export const COMFORTABLE = 44;

/** The element that shows the map, in pixels, and how much of it panels cover on each side. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly covered: Sides;
}

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How many pixels a map unit has. */
export function scaleOf({ hexWidth }: Camera): number {
  return hexWidth / (2 * SIDE);
}

/** Where a place on the sheet is in the view. */
export function toView(camera: Camera, { width, height }: View, [x, y]: Spot): Spot {
  const scale = scaleOf(camera);
  return [width / 2 + (x - camera.x) * scale, height / 2 + (y - camera.y) * scale];
}

/** The place on the sheet that is shown at a point of the view. */
export function toSheet(camera: Camera, { width, height }: View, [x, y]: Spot): Spot {
  const scale = scaleOf(camera);
  return [camera.x + (x - width / 2) / scale, camera.y + (y - height / 2) / scale];
}

/** Moves the sheet by so many pixels. */
export function panned(camera: Camera, [right, down]: Spot): Camera {
  const scale = scaleOf(camera);
  return { ...camera, x: camera.x - right / scale, y: camera.y - down / scale };
}

/** Zooms so that what is at a point of the view stays there. */
export function zoomedAt(camera: Camera, view: View, point: Spot, factor: number): Camera {
  const hexWidth = within(camera.hexWidth * factor, NARROWEST, WIDEST);
  const [x, y] = toSheet(camera, view, point);
  const kept = camera.hexWidth / hexWidth;
  return { x: x + (camera.x - x) * kept, y: y + (camera.y - y) * kept, hexWidth };
}

/** The same camera, led back to where the view shows as much of the sheet as it can. */
export function clamped(camera: Camera, { width, height }: Sheet, view: View): Camera {
  const hexWidth = within(camera.hexWidth, NARROWEST, WIDEST);
  const scale = scaleOf({ ...camera, hexWidth });
  const { top, right, bottom, left } = view.covered;
  return {
    x: led(
      camera.x,
      width,
      [view.width / 2 - left, view.width / 2 - right].map((part) => part / scale),
    ),
    y: led(
      camera.y,
      height,
      [view.height / 2 - top, view.height / 2 - bottom].map((part) => part / scale),
    ),
    hexWidth,
  };
}

/** One coordinate: what is free before and after it shows the sheet alone, or the sheet in the middle. */
function led(at: number, size: number, [before = 0, after = 0]: readonly number[]): number {
  if (size <= before + after) return size / 2 + (before - after) / 2;
  return within(at, before, size - after);
}

/** Shows all of some hexes, with a hex of margin around them, inside what panels leave free; no nearer than `nearest`. */
export function fitted(sheet: Sheet, view: View, hexes: readonly Hex[], nearest = WIDEST): Camera {
  const box = boxOf(sheet, hexes, 1);
  const { top, right, bottom, left } = view.covered;
  const [width, height] = [view.width - left - right, view.height - top - bottom];
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const hexWidth = within(scale * 2 * SIDE, NARROWEST, nearest);
  const kept = hexWidth / (2 * SIDE);
  const camera = {
    x: (box.left + box.right) / 2 + (right - left) / 2 / kept,
    y: (box.top + box.bottom) / 2 + (bottom - top) / 2 / kept,
    hexWidth,
  };
  return clamped(camera, sheet, view);
}

/** The room for numbers around the sheet, in map units. */
export const FRAME = 20;

/** The whole sheet with its frame, as far as it can be shown. */
export function fittedWhole(sheet: Sheet, view: View): Camera {
  const { top, right, bottom, left } = view.covered;
  const across = (view.width - left - right) / (sheet.width + 2 * FRAME);
  const down = (view.height - top - bottom) / (sheet.height + 2 * FRAME);
  const whole = { x: sheet.width / 2, y: sheet.height / 2, hexWidth: Math.min(across, down) * 2 * SIDE };
  return clamped(whole, sheet, view);
}

/** Whether the whole of a hex lies in what panels leave free. */
export function isInView(camera: Camera, sheet: Sheet, view: View, hex: Hex): boolean {
  const [x, y] = toView(camera, view, centreAt(sheet, hex));
  const [halfWidth, halfHeight] = [camera.hexWidth / 2, (HEIGHT / 2) * scaleOf(camera)];
  const { top, right, bottom, left } = view.covered;
  return (
    x - halfWidth >= left &&
    x + halfWidth <= view.width - right &&
    y - halfHeight >= top &&
    y + halfHeight <= view.height - bottom
  );
}

function boxOf(sheet: Sheet, hexes: readonly Hex[], margin: number) {
  const centres = hexes.map((hex) => centreAt(sheet, hex));
  const [aside, above] = [SIDE * (1 + 2 * margin), HEIGHT * (0.5 + margin)];
  return {
    left: Math.min(...centres.map(([x]) => x)) - aside,
    right: Math.max(...centres.map(([x]) => x)) + aside,
    top: Math.min(...centres.map(([, y]) => y)) - above,
    bottom: Math.max(...centres.map(([, y]) => y)) + above,
  };
}

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
