import { expect, type Page } from '@playwright/test';

/** How many pictures the page says are still to come, but for places below the edge of the screen, which wait until they are seen. */
const COUNT_LATE = `[...document.querySelectorAll('[data-late]')].filter((each) => {
  const { width, top, bottom } = each.getBoundingClientRect();
  return width === 0 || (bottom > 0 && top < innerHeight);
}).length`;

/** Every picture that is there can be painted at once, and whatever fades or slides has come to rest; what never does is left out. */
const AT_REST = `Promise.all([
  document.fonts.ready,
  ...[...document.images].filter((each) => each.checkVisibility()).map((each) => each.decode()),
  ...document.getAnimations()
    .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => undefined)),
]).then(() => true)`;

/** Waits until everything that the page draws is drawn and at rest. */
export async function seePainted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(COUNT_LATE)).toBe(0);
  await page.evaluate(AT_REST);
}
