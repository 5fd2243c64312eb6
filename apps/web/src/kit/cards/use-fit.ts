import type { CardFace } from '@sitrep/contract';
import { type RefObject, useLayoutEffect } from 'react';
import { type FaceSize, fitFace } from './fit.ts';

interface Fitted {
  readonly face: CardFace;
  readonly size: FaceSize;
  readonly language: string;
}

/** Keeps the words of a face within its card: at first, when its fonts have loaded, and when the card changes its size. */
export function useFit(card: RefObject<HTMLElement | null>, { face, size, language }: Fitted): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    const fit = () => fitFace(current, size);
    // it also reports the first size, before anything is painted
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [card, face, size, language]);
}
