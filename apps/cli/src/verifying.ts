import { type Past, runVerifier, type Verifier } from '@sitrep/kernel';

/** How long somebody who opens a save waits for it to be verified, in milliseconds. */
const PATIENCE = 2_000;

export function verifyAtFirst(verifier: Verifier): Past {
  return verifyFor(verifier, PATIENCE);
}

function verifyFor(verifier: Verifier, milliseconds: number): Past {
  const end = performance.now() + milliseconds;
  return runVerifier(verifier, () => performance.now() >= end);
}

/** Behind the player's back it is verified in slices that nobody notices, in milliseconds. */
const SLICE = 15;
const PAUSE = 20;

/**
 * Goes on verifying while the player thinks; the next table shows what is known by then. Call what it returns to stop. A
 * process that has nothing else to do ends without waiting for it.
 */
export function verifyBehind(verifier: Verifier): () => void {
  let timer: NodeJS.Timeout | undefined;
  function wait(): void {
    if (verifier.past.kind === 'pending') timer = setTimeout(slice, PAUSE).unref();
  }
  function slice(): void {
    verifyFor(verifier, SLICE);
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}
