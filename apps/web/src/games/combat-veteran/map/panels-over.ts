import type { Box } from './free-room.ts';

/** What lies over the map for a while, measured from the map's north-west corner: recaps, and what is being shown. */
export function panelsOver(map: Element | null): readonly Box[] {
  const origin = map?.getBoundingClientRect();
  if (origin === undefined) return [];
  return [...document.querySelectorAll('[data-over-board]')].map((panel) => boxFrom(origin, panel));
}

/** The buttons that always lie over the map, measured in the same way. */
export function toolsOver(map: Element | null): Box | undefined {
  const tools = document.querySelector('[data-over-board="tools"]');
  return map === null || tools === null ? undefined : boxFrom(map.getBoundingClientRect(), tools);
}

function boxFrom(origin: DOMRect, panel: Element): Box {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return {
    left: left - origin.left,
    top: top - origin.top,
    right: right - origin.left,
    bottom: bottom - origin.top,
  };
}
