import { expect, type Page, test } from '@playwright/test';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { makePicks, TablePage } from './pages/table-page.ts';

/** Anything wider than its place: the whole page, and labels that neither fit nor scroll. What is only read out has no room. */
const FIND_CLIPPED = `[...document.querySelectorAll('h1, h2, h3, p, button, summary, label')]
  .filter((place) => place.checkVisibility() && place.scrollWidth > place.clientWidth + 1)
  .filter((place) => place.closest('.visually-hidden') === null)
  .filter((place) => getComputedStyle(place).display !== 'inline')
  // read out, and not shown
  .filter((place) => getComputedStyle(place).clipPath === 'none')
  .filter((place) => !['auto', 'scroll'].includes(getComputedStyle(place).overflowX))
  .map((place) => place.innerText)`;

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  expect(await page.evaluate(FIND_CLIPPED)).toEqual([]);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('no label is cut off in any language, wide or narrow, in the middle of a fight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await TablePage.start(page, 'labels');
  await table.playOn(14, makePicks(11));
  for (const language of ['hu', 'it', 'en']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('header select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoOverflow(page, size.width);
    }
  }
});

test('a window that becomes narrow shows the place where the squad is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const match = findSituation('jungle/covert', (each) => {
    const { soldiers } = each.view(0).game as { soldiers: readonly { slot: number }[] };
    return each.decision()?.name === 'action' && soldiers.every(({ slot }) => slot === 2);
  });
  await openMatchFile(page, match);
  await expect(page.locator('[data-question]')).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const shown = page.getByRole('navigation', { name: 'Slots of the path' }).locator('[aria-current]');
    await expect(shown).toHaveAccessibleName(/^Slot 2/);
  }
});

test('text at twice the size gets the layout of a small screen, and loses nothing', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"textSize":"200"}')`);
  const table = await TablePage.start(page, 'large');
  await expect(page.getByRole('button', { name: /^Orders \(/ })).toBeVisible();
  await table.openOrders();
  await expect(table.prompt).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page, 1440);
});

test('a whole mission without motion and with text at twice the size clips nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"textSize":"200"}')`);
  const table = await TablePage.start(page, 'still');
  const pick = makePicks(7);
  for (let step = 0; step < 600 && !(await table.isOver.isVisible()); step += 1) {
    await expectNoOverflow(page, 1440);
    await table.playOn(1, pick);
  }
  await expect(table.isOver).toBeVisible();
  await expectNoOverflow(page, 1440);
});
