import type { Io } from './io.ts';

const FIRST_AFTER = 1_000;
const EVERY = 100;

/** Shows progress once some work has taken a second, and no more often than the eye can follow. */
export function makeProgress(
  io: Io,
  now: () => number = () => performance.now(),
): (say: () => string) => void {
  let next = now() + FIRST_AFTER;
  return (say) => {
    const time = now();
    if (time < next) return;
    next = time + EVERY;
    io.showProgress(say());
  };
}
