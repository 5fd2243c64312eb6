import type { Sides, View } from './camera.ts';

/** Something that lies over the map, in pixels of the view. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The view with the largest part of it that no panel covers: the camera shows there what matters. */
export function freeRoom(view: View, panels: readonly Box[]): View {
  return panels.reduce((free, panel) => {
    const [largest] = besides(free, panel).toSorted((one, other) => areaOf(other) - areaOf(one));
    return largest ?? free;
  }, view);
}

/** What is left of the free part on each side of a panel. */
function besides(view: View, { left, top, right, bottom }: Box): readonly View[] {
  const { width, height, covered } = view;
  const misses =
    right <= covered.left ||
    left >= width - covered.right ||
    bottom <= covered.top ||
    top >= height - covered.bottom;
  if (misses) return [view];
  const sides: readonly Partial<Sides>[] = [
    { left: right },
    { right: width - left },
    { top: bottom },
    { bottom: height - top },
  ];
  return sides.map((side) => ({ ...view, covered: { ...covered, ...side } }));
}

function areaOf({ width, height, covered: { top, right, bottom, left } }: View): number {
  return Math.max(0, width - left - right) * Math.max(0, height - top - bottom);
}
