import type { Hex } from '@sitrep/hex';
import { centreAt, type Sheet } from '../sheet/sheet.ts';
import { type Camera, clamped, fitted, isInView, type Sides, scaleOf, type View } from './camera.ts';

/** The camera, left alone if some hexes are in view; if not, it shows them with a hex around them, and zooms out only if it must. */
export function shown(camera: Camera, sheet: Sheet, view: View, hexes: readonly Hex[]): Camera {
  if (hexes.every((hex) => isInView(camera, sheet, view, hex))) return camera;
  return fitted(sheet, view, hexes, camera.hexWidth);
}

/** The camera, moved so that some hexes lie in the middle half of the view; it zooms out if it must, and never in. */
export function followed(camera: Camera, sheet: Sheet, view: View, hexes: readonly Hex[]): Camera {
  const seen = [...new Set(hexes)].filter((hex) => hex >= 0);
  const middle = { ...view, covered: halved(view) };
  if (seen.every((hex) => isInView(camera, sheet, middle, hex))) return camera;
  const [only, ...more] = seen;
  if (only === undefined || more.length > 0) return fitted(sheet, view, seen, camera.hexWidth);
  const [x, y] = centreAt(sheet, only);
  const { top, right, bottom, left } = view.covered;
  const scale = scaleOf(camera);
  const at = { x: x + (right - left) / 2 / scale, y: y + (bottom - top) / 2 / scale };
  return clamped({ ...at, hexWidth: camera.hexWidth }, sheet, view);
}

/** What is covered when only the middle half of what is free counts. */
function halved({ width, height, covered }: View): Sides {
  const { top, right, bottom, left } = covered;
  const [aside, above] = [(width - left - right) / 4, (height - top - bottom) / 4];
  return { top: top + above, right: right + aside, bottom: bottom + above, left: left + aside };
}
