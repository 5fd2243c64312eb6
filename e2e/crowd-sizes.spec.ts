import { expect, type Page, test } from '@playwright/test';
import { CROWDS } from './pages/crowds.ts';
import { TABLE_SIZES } from './pages/dealt-game.ts';
import { openMatchFile } from './pages/open-file.ts';
import { findSmallTargets } from './pages/small-targets.ts';
import { findFaults } from './pages/table-faults.ts';

/** Devices held in the hand have a coarse pointer, and larger targets. */
const DEVICES = [
  { device: 'a desk', isHeld: false, least: 24 },
  { device: 'a tablet or phone', isHeld: true, least: 44 },
];
const HELD = 900;
const OTHER_LANGUAGES = ['hu', 'it'];

/** Where more lies on the table than fits; the log and the list of orders always may. */
const FIND_SCROLLED = `[document.scrollingElement, ...document.querySelectorAll('main, main *')]
  .filter((place) => place === document.scrollingElement || ['auto', 'scroll'].includes(getComputedStyle(place).overflowY))
  .filter((place) => place.scrollHeight > place.clientHeight + 1)
  .map((place) => place.tagName + ' ' + place.scrollHeight + ' > ' + place.clientHeight)`;

/** The planner of a hostile and of a place, a card, a Soldier, the log and the list of orders. */
const OPENED = [
  '[data-piece^="hostile:"]',
  '[data-piece^="slot:"][data-lit]',
  '[data-piece^="card:"][data-lit]',
  '[data-piece="soldier:4"]',
  'button[aria-expanded]:first-child',
  'button[aria-expanded]:last-child',
];

async function lookAtAll(page: Page, isHeld: boolean, look: (name: string) => Promise<void>): Promise<void> {
  for (const size of TABLE_SIZES.filter(({ width }) => width < HELD === isHeld)) {
    await page.setViewportSize(size);
    const name = `${size.width}×${size.height} ${await page.locator('html').getAttribute('lang')}`;
    await expect.poll(() => findFaults(page), { message: name, timeout: 10_000 }).toEqual([]);
    await look(name);
  }
}

for (const { device, isHeld, least } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ hasTouch: isHeld, isMobile: isHeld });

    for (const [name, make] of Object.entries(CROWDS))
      test(`${name}: all of it can be read and reached at every size`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openMatchFile(page, make());
        await expect(page.locator('[data-question]')).toBeVisible();
        // it lies over the board until it has been read
        await page
          .getByRole('complementary', { name: /in short/ })
          .getByRole('button', { name: 'Close' })
          .click();
        await lookAtAll(page, isHeld, async (size) => {
          await expect
            .poll(() => findSmallTargets(page, least), { message: size, timeout: 30_000 })
            .toEqual([]);
        });
      });

    test('what opens over the table has nothing that is too small to hit', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openMatchFile(page, CROWDS['a full table']());
      const question = page.locator('[data-question]');
      await expect(question).toBeVisible();
      for (const size of TABLE_SIZES.filter(({ width }) => width < HELD === isHeld)) {
        await page.setViewportSize(size);
        for (const opened of OPENED) {
          await page.locator(opened).first().dispatchEvent('click');
          const message = `${opened} at ${size.width}×${size.height}`;
          await expect.poll(() => findSmallTargets(page, least), { message, timeout: 30_000 }).toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
    });

    test('nine slots, twelve hostile cards, eight Soldiers and sixteen cards fit without scrolling, in three languages', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const match = CROWDS['a full table']();
      const { slots, hostiles, soldiers } = match.view(0).game as {
        slots: number;
        hostiles: readonly object[];
        soldiers: readonly object[];
      };
      expect([slots, hostiles.length, soldiers.length]).toEqual([9, 12, 8]);
      await openMatchFile(page, match);
      await expect(page.locator('main section li [data-piece^="card:"]')).toHaveCount(16);
      const look = async (size: string) => {
        await expect.poll(() => page.evaluate(FIND_SCROLLED), { message: size, timeout: 10_000 }).toEqual([]);
      };
      await lookAtAll(page, isHeld, look);
      for (const language of OTHER_LANGUAGES) {
        await page.evaluate(
          (settings) => localStorage.setItem('sitrep.settings', settings),
          `{"language":"${language}"}`,
        );
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('[data-question]')).toBeVisible();
        await lookAtAll(page, isHeld, look);
      }
    });
  });
