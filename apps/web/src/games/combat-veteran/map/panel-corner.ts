import type { Hex } from '@sitrep/hex';
import { centreAt, HEIGHT, type Sheet } from '../sheet/sheet.ts';
import { type Camera, scaleOf, toView, type View } from './camera.ts';
import type { Box } from './free-room.ts';

/** Where a small panel may lie, the usual corner first. The tools have the fourth. */
export const CORNERS = ['southEast', 'southWest', 'northEast'] as const;
export type PanelCorner = (typeof CORNERS)[number];

/** The distance of a panel from the edges, in pixels. */
const GAP = 10;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A sheet as it is seen now. */
export interface Seen {
  readonly camera: Camera;
  readonly sheet: Sheet;
  readonly view: View;
}

/** Where a panel of this size lies in a corner of what other panels leave free. */
export function boxIn(corner: PanelCorner, view: View, { width, height }: Size): Box {
  const { top, right, bottom, left } = view.covered;
  const x = corner === 'southWest' ? left + GAP : view.width - right - GAP - width;
  const y = corner === 'northEast' ? top + GAP : view.height - bottom - GAP - height;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The corner where a panel covers the fewest of some hexes: where it lies now, if no other one is better. */
export function bestCorner(now: PanelCorner, seen: Seen, size: Size, hexes: readonly Hex[]): PanelCorner {
  const count = (corner: PanelCorner) => {
    const box = boxIn(corner, seen.view, size);
    return hexes.filter((hex) => isUnder(box, seen, hex)).length;
  };
  return CORNERS.reduce((best, corner) => (count(corner) < count(best) ? corner : best), now);
}

/** Whether a panel covers any part of a hex. */
export function isUnder(box: Box, { camera, sheet, view }: Seen, hex: Hex): boolean {
  const [x, y] = toView(camera, view, centreAt(sheet, hex));
  const [aside, above] = [camera.hexWidth / 2, (HEIGHT / 2) * scaleOf(camera)];
  return x + aside > box.left && x - aside < box.right && y + above > box.top && y - above < box.bottom;
}
