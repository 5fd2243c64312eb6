import { createStore } from '../store/store.ts';

/** The number of pending writes. */
const waiting = createStore(0);
let last: Promise<unknown> = Promise.resolve();

/** Runs a write after all earlier ones have finished. */
export function inTurn<V>(write: () => Promise<V>): Promise<V> {
  waiting.set((count) => count + 1);
  const next = last.then(write);
  last = next.then(settled, settled);
  return next;
}

function settled(): void {
  waiting.set((count) => count - 1);
}

/** Resolves once all pending writes are done, so readers see them. */
export async function afterWrites(): Promise<void> {
  await last;
}

/** Marks the page's root while something is still being stored: closing the page now would lose it. */
export function tellWrites(root: HTMLElement): () => void {
  return waiting.subscribe(() => {
    if (waiting.get() > 0) root.dataset.storing = '';
    else delete root.dataset.storing;
  });
}
