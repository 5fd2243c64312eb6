import { expect, type Page, test } from '@playwright/test';
import { KeyPlay } from './pages/key-play.ts';
import { rerunSaved } from './pages/saved-match.ts';
import { seriousFindings } from './pages/serious-findings.ts';
import { makePicks, TablePage } from './pages/table-page.ts';

const focused = (page: Page) => page.locator(':focus');

/** By the issue of the table. */
const MOST_KEYS = 1.5;

test('a whole mission is played with the keyboard alone, in few keys for each decision', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const play = new KeyPlay(await TablePage.start(page, 'keys'));
  expect(await play.play(400)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-storing');
  const { entries } = await rerunSaved(page, 'warfighter');
  console.log(`${play.keys} keys, ${entries} decisions`);
  expect(play.keys / entries).toBeLessThanOrEqual(MOST_KEYS);
});

test('keys are listed, lead to places, and read out the question, the threats and the hand', async ({
  page,
}) => {
  await TablePage.startFight(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Read the threats');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('During the show');
  await page.keyboard.press('Escape');
  const read = page.getByRole('status', { name: 'Read aloud' });
  await page.keyboard.press('t');
  await expect(read).toContainText(/%/);
  await page.keyboard.press('c');
  await expect(read).toContainText('Giacomelli’s hand');
  await page.keyboard.press('q');
  await expect(read).toContainText('Soldier Turn');
  await page.keyboard.press('Escape');
  await expect(read).toBeEmpty();
  await page.keyboard.press('b');
  await expect(focused(page)).toHaveAttribute('data-piece', /.+/);
  await page.keyboard.press('l');
  await expect(focused(page)).toHaveAttribute('role', 'log');
  await page.keyboard.press('/');
  await expect(focused(page)).toHaveAttribute('type', 'search');
});

test('a key is assigned to another shortcut, and stays assigned', async ({ page }) => {
  await page.goto('#/settings');
  const undo = page.getByRole('button', { name: 'Undo: key z' });
  await undo.click();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Undo: key x' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo: key x' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('a mission is played through the accessibility tree alone', async ({ page }) => {
  const table = await TablePage.start(page, 'tree');
  const pick = makePicks(3);
  for (let step = 0; step < 700 && !(await table.isOver.isVisible()); step += 1) {
    await table.skipShow();
    if (await table.isOver.isVisible()) break;
    const lists = table.orders.getByRole('list').getByRole('listitem').getByRole('button');
    const names = (await lists.allInnerTexts()).map((name, index) => ({ name, index }));
    const orders = names.filter(({ name }) => !/^WF-/.test(name));
    const end = orders.find(({ name }) => /End the Soldier Turn/.test(name));
    const chosen = end !== undefined && pick(3) === 0 ? end : orders[pick(orders.length)];
    await lists.nth(chosen?.index ?? 0).click();
    const sure = table.orders.getByRole('button', { name: /really\?/i });
    if (await sure.isVisible()) await sure.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mission/i);
});
