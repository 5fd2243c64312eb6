import { type RefObject, useLayoutEffect, useRef } from 'react';
import { settings } from '../settings/settings.ts';
import { glideTime, speedNow } from './pace.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Shorter distances, in pixels, are not animated. */
const LEAST_WAY = 3;

/** Lets pieces below a root glide to their new places and newcomers appear. Worked out from the difference alone. */
export function useGlide(root: RefObject<HTMLElement | null>, version: unknown): void {
  const known = useRef<ReadonlyMap<string, Place>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are compared whenever the match has changed
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return;
    const pieces = piecesIn(current);
    const before = known.current;
    known.current = new Map([...pieces].map(([name, { place }]) => [name, place]));
    const time = glideTime(speedNow(settings.get().animation));
    if (before === undefined || time === 0) return;
    for (const [name, { element, place }] of pieces) glide(element, place, before.get(name), time);
  }, [version]);
}

function glide(element: Element, to: Place, from: Place | undefined, time: number): void {
  const timing = { duration: time, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };
  if (from === undefined) {
    element.animate([{ opacity: 0, transform: 'perspective(30rem) rotateY(70deg)' }, {}], timing);
    return;
  }
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < LEAST_WAY) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], timing);
}

/** Every piece with its place, measured from the root, so scrolling does not count as movement. */
function piecesIn(root: HTMLElement): ReadonlyMap<string, { element: Element; place: Place }> {
  const origin = root.getBoundingClientRect();
  const elements = [...root.querySelectorAll('[data-piece]')];
  return new Map(
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      const name = element.getAttribute('data-piece') ?? '';
      return [name, { element, place: { x: left - origin.left, y: top - origin.top } }];
    }),
  );
}
