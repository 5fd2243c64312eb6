import type { Box } from './free-room.ts';

/** What lies over the map for a while, measured from the map's north-west corner: recaps, and what is being shown. */
export function panelsOver(map: Element | null): readonly Box[] {
  const origin = map?.getBoundingClientRect();
  if (origin === undefined) return [];
  return [...document.querySelectorAll('[data-over-board]')].map((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    };
  });
}
