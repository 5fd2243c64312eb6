import { expect, test } from '@playwright/test';
import { enterWorld } from './pages/home-page.ts';
import { makePicks, TablePage } from './pages/table-page.ts';

test('many cards to choose from lie in a grid over the table, never over the question', async ({ page }) => {
  await page.goto('?seed=fight');
  await enterWorld(page, 'Modern', 'Quick start');
  const table = new TablePage(page);
  const grid = page.getByRole('region', { name: 'Choose from' });
  const cards = grid.locator('[data-piece][data-lit]');
  await expect(cards).toHaveCount(14);
  const question = await table.prompt.boundingBox();
  for (const card of await cards.all()) {
    await expect(card).toBeInViewport({ ratio: 1 });
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  }
  // put aside, the table is there to be looked at
  await grid.getByRole('button', { name: 'Look at the table' }).click();
  await expect(cards.first()).toBeHidden();
  await page.locator('main [data-piece="slot:1"]').first().click({ trial: true });
  await grid.getByRole('button', { name: 'Back to the cards' }).click();
  // by keys as well
  const wetlands = grid.getByRole('button', { name: /Wetlands/ });
  await wetlands.focus();
  await page.keyboard.press('Enter');
  await table.prompt.getByRole('button', { name: /Play the Location Wetlands/ }).click();
  await expect(page.locator('main [data-piece^="hostile:"]').first()).toBeVisible();
});

test('a whole mission is played with the mouse', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const table = await TablePage.start(page, 'mouse');
  expect(await table.playOn(600, makePicks(7))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mission/i);
  await page.goto('#/saves');
  await expect(page.getByRole('region', { name: 'Record' })).toContainText(
    /Giacomelli, Corona\s*1\s*[01] \(/,
  );
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

test('pointing at a hostile compares every weapon that reaches it, with what changes the roll', async ({
  page,
}) => {
  const table = await TablePage.startFight(page);
  await page.locator('[data-piece^="hostile:"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(table.options.first()).toContainText('Attack with');
  expect(await table.options.count()).toBeGreaterThan(1);
  // Its own next attack stands above them.
  await expect(table.orders.locator('[data-odds]')).toHaveCount((await table.options.count()) + 1);
  await expect(table.orders).toContainText(/attacks Corona at Range 1, 1 reticle uncovered/);
  await expect(table.orders.getByText(/to attack dice in all/).first()).toBeVisible();
});

test('orders that are not possible say why, with the rule', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByText(/Why not\?/).click();
  await table.orders
    .getByRole('button', { name: /Read rule/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(/WF-[A-Z]+-\d+/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole mission is played in one hand', async ({ page }) => {
    const table = await TablePage.start(page, 'touch');
    expect(await table.playOn(600, makePicks(5))).toBe(true);
  });

  test('the sheet leaves the question in sight, and nothing scrolls sideways', async ({ page }) => {
    const table = await TablePage.start(page, 'fight');
    await table.openOrders();
    await expect(table.prompt).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
