import { expect, type Page, test } from '@playwright/test';
import { makePicks, TablePage } from './pages/table-page.ts';

/** How long a slow replay rests at a step. */
const SLOW_STEP = 2400;

/** A game of some steps, then its replay. */
async function openReplay(page: Page, steps: number): Promise<void> {
  const table = await TablePage.start(page, 'replay');
  await table.playOn(steps, makePicks(4));
  await page.goto('#/saves');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
}

test('a replay steps, jumps, plays, and has an address for every moment', async ({ page }) => {
  await page.clock.install();
  await openReplay(page, 12);
  const scrubber = page.getByRole('slider');
  const last = await scrubber.inputValue();
  const end = await page.getByRole('log').innerText();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(scrubber).toHaveValue(String(Number(last) - 1));
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('log')).not.toHaveText(end);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('slow');
  // From here on the clock only moves when told to.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(SLOW_STEP);
  await expect(scrubber).toHaveValue('1');
  await page.clock.runFor(SLOW_STEP);
  await expect(scrubber).toHaveValue('2');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(SLOW_STEP);
  await expect(scrubber).toHaveValue('2');
  await page.clock.resume();
  await page.reload();
  await expect(scrubber).toHaveValue('2');
});

test('a line of the log leads to its moment, by keyboard too', async ({ page }) => {
  await openReplay(page, 12);
  const scrubber = page.getByRole('slider');
  const last = await scrubber.inputValue();
  await page.getByRole('log').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(scrubber).not.toHaveValue(last);
});

test('a game continues from a moment of the replay as a new game', async ({ page }) => {
  await openReplay(page, 8);
  await page.getByRole('slider').fill('3');
  const replay = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
  expect(page.url()).not.toBe(replay);
  await page.goto('#/saves');
  await expect(page.getByRole('link', { name: 'Replay' })).toHaveCount(2);
});

test('a link carries the game to a browser that never saw it, and says when it is damaged', async ({
  page,
  browser,
}) => {
  await openReplay(page, 10);
  const told = await page.getByRole('log').innerText();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.length).toBeLessThan(8_000);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Replay' })).toBeVisible();
  expect(await other.getByRole('log').innerText()).toBe(told);
  await other.goto('about:blank');
  await other.goto(link.replace(/.{40}(\/\d+)?$/, ''));
  await expect(other.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
  await expect(other.getByText('This link is damaged')).toBeVisible();
  await context.close();
});
