import { expect, type Page, test } from '@playwright/test';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';

const focused = (page: Page) => page.locator(':focus');

test('Enter in the filter chooses the only order left, and the focus stays', async ({ page }) => {
  const table = await TablePage.startFight(page);
  const filter = table.orders.getByRole('searchbox');
  await filter.fill('squad');
  await expect(table.options).toHaveCount(1);
  await filter.press('Enter');
  await expect(table.prompt).toContainText('choose the target');
  await expect(filter).toHaveValue('');
  await expect(focused(page)).toHaveCount(1);
});

test('Enter in the filter with several orders left chooses none', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByRole('searchbox').fill('attack');
  expect(await table.options.count()).toBeGreaterThan(1);
  await table.orders.getByRole('searchbox').press('Enter');
  await expect(table.prompt).toContainText('Soldier Turn');
});

test('a decision is made with the keyboard alone, and the focus goes on to the next orders', async ({
  page,
}) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByRole('searchbox').focus();
  await page.keyboard.type('attack m203');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(table.prompt).toContainText('choose the target');
  await expect(focused(page)).toHaveAttribute('data-option', /.+/);
});

test('after a click the focus is on the question, not lost', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.option(/Attack with M203/).click();
  await expect(table.prompt).toContainText('choose the target');
  await expect(table.prompt).toBeFocused();
});

test('Escape clears the piece pointed at, from anywhere', async ({ page }) => {
  const table = await TablePage.startFight(page);
  const about = table.orders.getByRole('button', { name: /^About/ });
  await page.locator('[data-piece^="hostile:"]').first().click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.locator('[data-piece^="hostile:"]').first().click();
  const filter = table.orders.getByRole('searchbox');
  await filter.fill('x');
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(about).toBeVisible();
  await filter.press('Escape');
  await expect(about).toBeHidden();
});

/** The part of the page that the orders scroll in. */
const LIST = "document.querySelector('[data-option]').closest('section').lastElementChild.lastElementChild";

test('a new question starts at the top of the list', async ({ page }) => {
  const match = findSituation('middle-east/going-deep', (each) => {
    const options = each.options(0);
    return each.decision()?.name === 'action' && options.length > 25;
  });
  await page.setViewportSize({ width: 1440, height: 700 });
  await openMatchFile(page, match);
  const table = new TablePage(page);
  await table.openDrawer();
  const gear = table.option(/Gear and ammunition|Handle gear/i);
  await gear.scrollIntoViewIfNeeded();
  await page.evaluate(`${LIST}.scrollTop = ${LIST}.scrollHeight`);
  expect(Number(await page.evaluate(`${LIST}.scrollTop`))).toBeGreaterThan(0);
  const question = await page.locator('[data-question]').getAttribute('data-question');
  await gear.dispatchEvent('click');
  await expect(page.locator('[data-question]')).not.toHaveAttribute('data-question', question ?? '');
  expect(await page.evaluate(`${LIST}.scrollTop`)).toBe(0);
});

test('text that was read out disappears when it is no longer true', async ({ page }) => {
  const table = await TablePage.start(page, 'fight');
  const read = page.getByRole('status', { name: 'Read aloud' });
  await page.keyboard.press('t');
  await expect(read).toContainText('Nothing threatens the team');
  await table.option(/for Giacomelli/).click();
  await table.option(/Play the Location/).click();
  await expect(page.locator('[data-piece^="hostile:"]').first()).toBeVisible();
  await expect(read).toBeEmpty();
});
