import { expect, test } from '@playwright/test';
import { makePicks, TablePage } from './pages/table-page.ts';

test('from the home page to a legal attack takes three clicks', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: /Quick mission/ }).click();
  const table = new TablePage(page);
  await table.option(/Wetlands for Giacomelli/).click();
  await table.option(/Play the Location Wetlands/).click();
  await table.option(/Attack with M203/).click();
  await expect(table.prompt).toContainText('choose the target');
});

test('a whole mission is played with the mouse', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const table = await TablePage.start(page, 'mouse');
  expect(await table.playOn(600, makePicks(7))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mission/i);
  expect(faults).toEqual([]);
});

test('pointing at a lit hostile chooses it as the target, with the chances shown before', async ({
  page,
}) => {
  const table = await TablePage.startFight(page);
  await table.option(/Attack with M203/).click();
  await expect(table.orders.getByText(/Kill \d+%|1 Kill/).first()).toBeVisible();
  const lit = page.locator('[data-piece^="hostile:"][data-lit]');
  expect(await lit.count()).toBe((await table.options.count()) - 1);
  await lit.first().click();
  await expect(table.prompt).not.toContainText('choose the target');
});

test('what is not possible says why, with its rule', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByText(/Why not\?/).click();
  await table.orders
    .getByRole('button', { name: /Read rule/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(/WF-[A-Z]+-\d+/);
});
