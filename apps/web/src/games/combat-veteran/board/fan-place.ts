import { type Camera, toView, type View, within } from '../map/camera.ts';
import { HEIGHT, type Spot } from '../sheet/sheet.ts';

/** Where a fan stands: its left and its upper edge, in pixels of the view. */
export interface FanPlace {
  readonly left: number;
  readonly top: number;
}

/** The gap between a fan and its hex, in pixels. */
const GAP = 6;

/** A fan stands above its hex, or below it where there is no room, and never over the edge of the view. */
export function placeFan(
  camera: Camera,
  view: View,
  centre: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): FanPlace {
  const [x, y] = toView(camera, view, centre);
  const [, edge] = toView(camera, view, [centre[0], centre[1] + HEIGHT / 2]);
  const half = edge - y + GAP;
  const { top, right, bottom, left } = view.covered;
  const isAbove = y - half - height >= top;
  return {
    left: Math.round(within(x - width / 2, left, Math.max(left, view.width - right - width))),
    top: Math.round(
      within(isAbove ? y - half - height : y + half, top, Math.max(top, view.height - bottom - height)),
    ),
  };
}
