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
