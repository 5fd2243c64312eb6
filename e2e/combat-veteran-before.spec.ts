import { expect, type Page, test } from '@playwright/test';
import { seriousFindings } from './pages/serious-findings.ts';

/** Two people at one screen, at the first side's set-up. */
async function openShared(page: Page): Promise<void> {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await page.getByLabel('Who plays Viet Cong').selectOption('person');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play/);
  await expect(page.locator('[data-stack]').first()).toBeVisible();
}

const cover = (page: Page, side: string) =>
  page.getByRole('heading', { level: 1, name: `Hand the screen to ${side}` });

test('the firefight is found from the first page, and a person plays against the program', async ({
  page,
}) => {
  await page.goto('?seed=alpha');
  await page
    .getByRole('region', { name: 'Combat Veteran' })
    .getByRole('link', { name: /New game/ })
    .click();
  await expect(page.getByLabel('Who plays US (Vietnam)')).toHaveValue('person');
  await expect(page.getByLabel('Who plays Viet Cong')).toHaveValue('greedy');
  await page.getByRole('radio', { name: /Keating/ }).check();
  await expect(page.getByLabel('Who plays Taliban')).toHaveValue('greedy');
  await page.getByText('Optional rules').click();
  await expect(page.getByLabel(/keeps the Taliban from winning/)).toHaveValue('off');
  await page.getByLabel('Who plays US (Afghanistan)').selectOption('greedy');
  // somebody must be watching
  await expect(page.getByLabel('Who plays Taliban')).toHaveValue('person');
  expect(await seriousFindings(page)).toEqual([]);
});

test('pieces of both games can be looked up', async ({ page }) => {
  await page.goto('#/cards');
  await page.getByRole('link', { name: 'Combat Veteran' }).click();
  await page.getByRole('searchbox').fill('M60');
  await page.locator('[data-card="weapon/m60"]').click();
  await expect(page.getByRole('dialog')).toContainText('Firepower +6');
  await page.goto('#/cards/combat-veteran/weapon%2Fm79');
  await expect(page.getByRole('dialog')).toContainText('M79');
  expect(await page.locator('body').innerText()).not.toContain('⟦');
});

test('between two players nothing of a hidden set-up is on the page', async ({ page }) => {
  await openShared(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(cover(page, 'US (Vietnam)')).toBeVisible();
  // the suggested set-up has a bunker in 1811 with Nghia in it
  for (const secret of ['1811', 'Nghia', 'Bunker']) expect(await page.content()).not.toContain(secret);
  await expect(page).toHaveTitle('Hand the screen to US (Vietnam)');
  await expect(page.locator('[data-stack]')).toHaveCount(0);
  await expect(page.getByRole('application')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  expect(await page.content()).not.toContain('Nghia');
});

test('a shared game that is opened again is covered first, and so is one that was left', async ({ page }) => {
  await openShared(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: /^I am US/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Movement Phase: choose/)).toBeVisible();
  await page.reload();
  await expect(cover(page, 'US (Vietnam)')).toBeVisible();
  await page.getByRole('button', { name: /^I am US/ }).click();
  await expect(page.getByText(/Movement Phase: choose/)).toBeVisible();
  await page.goto('#/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(cover(page, 'US (Vietnam)')).toBeVisible();
});
