import { type RefObject, useLayoutEffect, useState } from 'react';

/** The room for something, in rem: large text has less of it. */
export interface Ground {
  readonly width: number;
  readonly height: number;
}

/** What a desk has; used until the board is measured. */
const USUAL: Ground = { width: 90, height: 27 };

/** The size of an element in rem, before each paint in which it is another. */
export function useGround(place: RefObject<HTMLElement | null>): Ground {
  const [ground, setGround] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [width, height] = [current.clientWidth / rem, current.clientHeight / rem];
      setGround((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return ground;
}
