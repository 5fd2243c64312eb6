import { expect, test } from '@playwright/test';
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
  await expect(table.prompt).not.toContainText(/which mode/i);
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
