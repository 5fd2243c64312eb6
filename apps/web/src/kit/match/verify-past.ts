import type { Host } from '@sitrep/session';

/** How long somebody who opens a game waits for it to be verified, in milliseconds. */
const PATIENCE = 2_000;

/** Milliseconds of work at a time, so the page stays responsive. */
const SLICE = 30;
const PAUSE = 30;

/** Verifies a match for as long as somebody would wait, and then goes on in the background. */
export async function verifyPast(host: Pick<Host, 'verify'>): Promise<void> {
  const end = performance.now() + PATIENCE;
  const isLeft = await runSlices(host, 0, () => performance.now() >= end);
  if (isLeft) void runSlices(host, PAUSE, () => false);
}

/** Returns whether more is left. */
async function runSlices(
  host: Pick<Host, 'verify'>,
  pause: number,
  isEnough: () => boolean,
): Promise<boolean> {
  for (;;) {
    const end = performance.now() + SLICE;
    if (!host.verify(() => performance.now() >= end)) return false;
    if (isEnough()) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
