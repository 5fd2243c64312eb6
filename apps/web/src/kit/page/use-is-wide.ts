import { useSyncExternalStore } from 'react';

/** Tables wider than this, in the reader's own text size, have the layout of a large screen. */
const WIDE = 60;

/** Whether the table has the layout of a large screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide, () => true);
}

function isWide(): boolean {
  const root = document.documentElement;
  return root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize) > WIDE;
}

function watch(changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
