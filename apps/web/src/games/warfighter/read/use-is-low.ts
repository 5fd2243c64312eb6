import { useSyncExternalStore } from 'react';

/** A phone on its side, as the style sheets know it. */
const LOW = '(max-height: 30rem) and (orientation: landscape)';

/** Whether the board is so low that the cards stand in one row while they can. */
export function useIsLow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(LOW).matches,
    () => false,
  );
}

function watch(changed: () => void): () => void {
  const query = matchMedia(LOW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
