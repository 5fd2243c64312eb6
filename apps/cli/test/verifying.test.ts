import type { Host } from '@sitrep/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { verifyAtFirst, verifyBehind } from '../src/verifying.ts';

/** A host whose past takes that many looks at the clock to verify. */
function slowHost(steps: number): Host {
  const past = { kind: 'pending' as 'pending' | 'verified', left: steps };
  const host: Pick<Host, 'standing' | 'verify'> = {
    get standing() {
      return { past: { kind: past.kind } } as Host['standing'];
    },
    verify(isEnough) {
      while (past.left > 0 && !isEnough?.()) {
        past.left -= 1;
        vi.advanceTimersByTime(1);
      }
      if (past.left === 0) past.kind = 'verified';
      return past.left > 0;
    },
  };
  return host as Host;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a short past is verified before the table is shown', () => {
  const host = slowHost(500);
  verifyAtFirst(host);
  expect(host.standing.past.kind).toBe('verified');
});

it('a long past is verified in the background, and the mark changes when that ends', () => {
  const host = slowHost(5_000);
  verifyAtFirst(host);
  expect(host.standing.past.kind).toBe('pending');
  verifyBehind(host);
  vi.runAllTimers();
  expect(host.standing.past.kind).toBe('verified');
});

it('leaving the table stops the verification', () => {
  const host = slowHost(5_000);
  verifyBehind(host)();
  vi.runAllTimers();
  expect(host.standing.past.kind).toBe('pending');
});
