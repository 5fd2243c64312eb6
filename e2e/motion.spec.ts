import { expect, type Page, test } from '@playwright/test';
import { TablePage } from './pages/table-page.ts';

/** Adds up, from now on, how far things jump without having been asked to. */
const WATCH_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const stage = (page: Page) => page.locator('[data-stage]');

/** Ends the Soldier Turn in a fight, so that a Hostile Turn plays. */
async function endTurn(page: Page): Promise<TablePage> {
  const table = await TablePage.startFight(page);
  const end = table.option(/End the Soldier Turn/);
  await end.click();
  await table.orders.getByRole('button', { name: /really\?/i }).click();
  return table;
}

test('a hostile turn is shown without anything jumping, and told in short when it is over', async ({
  page,
}) => {
  await page.addInitScript(WATCH_SHIFTS);
  const table = await endTurn(page);
  await expect(stage(page)).toBeVisible();
  await expect(stage(page)).toBeHidden({ timeout: 15_000 });
  for (let step = 0; step < 12; step += 1) {
    if (await page.getByRole('complementary', { name: /in short/ }).isVisible()) break;
    await table.choose(0);
  }
  await expect(page.getByRole('complementary', { name: /in short/ })).toContainText(/attack/);
  expect(Number(await page.evaluate('window.shifted'))).toBeLessThanOrEqual(0.1);
});

test('a key ends the show at once, and what it was pressed for is done', async ({ page }) => {
  const table = await endTurn(page);
  await expect(stage(page)).toBeVisible();
  const filter = table.orders.getByRole('searchbox');
  const from = Date.now();
  await filter.press('a');
  await expect(stage(page)).toBeHidden({ timeout: 300 });
  await expect(filter).toHaveValue('a');
  expect(Date.now() - from).toBeLessThan(2000);
});

test('whoever wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await endTurn(page);
  await expect(table.log).toContainText('Hostile Turn');
  await expect(stage(page)).toHaveCount(0);
});
