import type { Hex } from '@sitrep/hex';
import { centreAt, type Sheet } from '../sheet/sheet.ts';
import { type Camera, clamped, fitted, isInView, type Sides, type View } from './camera.ts';

/** The camera, moved so that some hexes lie in the middle half of the view; it zooms out if it must, and never in. */
export function followed(camera: Camera, sheet: Sheet, view: View, hexes: readonly Hex[]): Camera {
  const seen = [...new Set(hexes)].filter((hex) => hex >= 0);
  const middle = { ...view, covered: halved(view) };
  if (seen.every((hex) => isInView(camera, sheet, middle, hex))) return camera;
  const fit = fitted(sheet, view, seen);
  if (seen.length === 1) {
    const [x, y] = centreAt(sheet, seen[0] ?? 0);
    const { top, right, bottom, left } = view.covered;
    const scale = camera.hexWidth / 40;
    const at = { x: x + (right - left) / 2 / scale, y: y + (bottom - top) / 2 / scale };
    return clamped({ ...at, hexWidth: camera.hexWidth }, sheet, view);
  }
  return clamped({ ...fit, hexWidth: Math.min(fit.hexWidth, camera.hexWidth) }, sheet, view);
}

/** What is covered when only the middle half of what is free counts. */
function halved({ width, height, covered }: View): Sides {
  const { top, right, bottom, left } = covered;
  const [aside, above] = [(width - left - right) / 4, (height - top - bottom) / 4];
  return { top: top + above, right: right + aside, bottom: bottom + above, left: left + aside };
}
