import { createStore } from '../store/store.ts';

/** How much is still to be written. */
const waiting = createStore(0);
let last: Promise<unknown> = Promise.resolve();

/** Writes when everything that was to be written before is. */
export function inTurn<V>(write: () => Promise<V>): Promise<V> {
  waiting.set((count) => count + 1);
  const next = last.then(write);
  last = next.then(settled, settled);
  return next;
}

function settled(): void {
  waiting.set((count) => count - 1);
}

/** Whoever reads finds what was to be written before. */
export async function afterWrites(): Promise<void> {
  await last;
}

/** Says on the page's root that something is still being stored: to close the page now would lose it. */
export function tellWrites(root: HTMLElement): () => void {
  return waiting.subscribe(() => {
    if (waiting.get() > 0) root.dataset.storing = '';
    else delete root.dataset.storing;
  });
}
