import type { Host } from '@sitrep/session';

/** How long somebody who opens a save waits for it to be verified, in milliseconds. */
const PATIENCE = 2_000;

export function verifyAtFirst(host: Host): void {
  verifyFor(host, PATIENCE);
}

/** Returns whether more is left to verify. */
function verifyFor(host: Host, milliseconds: number): boolean {
  const end = performance.now() + milliseconds;
  return host.verify(() => performance.now() >= end);
}

/** In the background it is verified in slices too short to notice, in milliseconds. */
const SLICE = 15;
const PAUSE = 20;

/**
 * Keeps verifying while the player thinks; the next table shows what is known by then. Call the result to stop. A
 * process that has nothing else to do ends without waiting for it.
 */
export function verifyBehind(host: Host): () => void {
  let timer: NodeJS.Timeout | undefined;
  function wait(): void {
    if (host.standing.past.kind === 'pending') timer = setTimeout(slice, PAUSE).unref();
  }
  function slice(): void {
    if (verifyFor(host, SLICE)) wait();
  }
  wait();
  return () => clearTimeout(timer);
}
