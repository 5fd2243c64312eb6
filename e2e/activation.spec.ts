import { expect, type Locator, type Page, test } from '@playwright/test';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';

/** In the middle of one's own attack, with cards that might join it and then several fire modes to choose from. */
const declaredAttack = () =>
  findSituation('jungle/covert', (match) => {
    if (match.decision()?.name !== 'boostChance') return false;
    const trial = match.copy();
    trial.submit(0, trial.view(0).decision?.number ?? 0, { type: 'pass' });
    return trial.decision()?.name === 'modeChoice';
  });

test('a double click on a roll counts once: the mode of fire is still to be chosen', async ({ page }) => {
  await openMatchFile(page, declaredAttack());
  const table = new TablePage(page);
  await table.openDrawer();
  await table.prompt.getByRole('button', { name: 'Roll without adding anything' }).dblclick();
  await expect(table.prompt).toContainText(/mode/i);
  await expect(table.log).not.toContainText(/rolls/);
  // The next click is a separate one.
  await table.options.first().click();
  await expect(table.prompt).not.toContainText(/Fire Mode/);
});

test('a double click on an answer that needs confirmation does not confirm it', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.option(/End the Soldier Turn/).dblclick();
  await expect(table.orders.getByRole('button', { name: /really\?/i })).toBeVisible();
  await expect(table.prompt).toContainText('Soldier Turn');
});

test('a held key answers once', async ({ page }) => {
  const table = await TablePage.startFight(page);
  const question = table.page.locator('[data-question]');
  const before = Number(await question.getAttribute('data-question'));
  await table.option(/Attack with M203/).focus();
  // Without an `up` in between, the second counts as a repeat, as for a held key.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(question).toHaveAttribute('data-question', String(before + 1));
});

/** Presses a button and goes on pressing the place where it was, while the clock of the page stands still: however slow the machine, the table has no time to become calm. */
async function hammer(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  await page.clock.pauseAt(Date.now() + 60_000);
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  for (let click = 0; click < 200; click += 1) await page.mouse.click(x, y);
}

test('two hundred clicks on a roll give one command, and its place can be pressed again once it is calm', async ({
  page,
}) => {
  await page.clock.install();
  await openMatchFile(page, declaredAttack());
  const table = new TablePage(page);
  await hammer(page, table.prompt.getByRole('button', { name: 'Roll without adding anything' }));
  await expect(table.prompt).toContainText(/Fire Mode/);
  await expect(page.locator('[data-shield]')).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(page.locator('[data-shield]')).toHaveCount(0);
});

test('two hundred clicks on a whole attack attack once, and on the end of the turn only ask to be sure', async ({
  page,
}) => {
  await page.clock.install();
  const table = await TablePage.startFight(page);
  await hammer(page, table.prompt.getByRole('button', { name: 'End the Soldier Turn' }));
  await expect(table.prompt.getByRole('button', { name: /really\?/i })).toBeVisible();
  await page.clock.resume();
  await hammer(page, table.prompt.getByRole('button', { name: / attacks .*Kill/ }));
  await page.clock.resume();
  await expect(table.log.getByText(/Defeat Cover \d/)).toHaveCount(1);
  await expect(table.prompt).toContainText('Soldier Turn');
});

test('a held key of a command answers once', async ({ page }) => {
  const table = await TablePage.startFight(page);
  const question = table.page.locator('[data-question]');
  const before = Number(await question.getAttribute('data-question'));
  // exchanges cards: the question after it can be answered by the same key
  for (let press = 0; press < 20; press += 1) await page.keyboard.down('d');
  await page.keyboard.up('d');
  await expect(question).toHaveAttribute('data-question', String(before + 1));
});
