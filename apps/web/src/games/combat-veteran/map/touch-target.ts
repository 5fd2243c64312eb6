import type { Hex } from '@sitrep/hex';
import { centreAt, findHexAt, type Sheet, type Spot } from '../sheet/sheet.ts';
import { type Camera, COMFORTABLE, toSheet, toView, type View } from './camera.ts';

/** Half of what a finger covers, in pixels. */
const FINGER = 22;

interface Shown {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly view: View;
}

/** The hex that a finger means: where hexes are smaller than a finger, the nearest that can be chosen under it. */
export function hexUnderFinger(
  { sheet, camera, view }: Shown,
  at: Spot,
  targets: readonly Hex[],
): Hex | undefined {
  const hit = findHexAt(sheet, toSheet(camera, view, at));
  if (camera.hexWidth >= COMFORTABLE || (hit !== undefined && targets.includes(hit))) return hit;
  const [nearest] = targets
    .map((hex) => ({ hex, away: distance(toView(camera, view, centreAt(sheet, hex)), at) }))
    .filter(({ away }) => away <= FINGER)
    .toSorted((one, other) => one.away - other.away);
  return nearest?.hex ?? hit;
}

function distance([x, y]: Spot, [u, v]: Spot): number {
  return Math.hypot(x - u, y - v);
}
