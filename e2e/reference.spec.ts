import { expect, test } from '@playwright/test';

test('the card browser narrows down by kind and words, and shows a card large', async ({ page }) => {
  await page.goto('#/cards');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^\d{3} cards$/);
  await page.getByText('Filters').click();
  await page.getByRole('combobox', { name: 'Kind of card' }).selectOption('hostile');
  await expect(status).toHaveText(/^\d{2} cards$/);
  await expect(page).toHaveURL(/#\/cards\?kind=hostile$/);
  const kept = await status.innerText();
  await page.getByRole('searchbox').fill('GRENADIER');
  await expect(status).not.toHaveText(kept);
  await page.locator('[data-card]').first().click();
  await expect(page.getByRole('dialog')).toContainText(/grenadier/i);
  await expect(page).toHaveURL(/#\/cards\/.+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Kind of card' })).toHaveValue('');
});

test('a card has an address of its own', async ({ page }) => {
  await page.goto('#/cards/modern-core%2Fgiacomelli');
  await expect(page.getByRole('dialog', { name: 'Giacomelli' })).toBeVisible();
  await page.goto('#/cards/no-such');
  await expect(page.getByRole('status')).toHaveText(/^\d{3} cards$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the handbook leads from a rule to its entry, and from there on', async ({ page }) => {
  await page.goto('#/rules/WF-ATK-10');
  await expect(page.getByRole('heading', { level: 4, name: /WF-ATK-10/ })).toBeVisible();
  await page.getByRole('searchbox').fill('reload');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Reload');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Read rule/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 4 }).first()).toContainText('WF-');
  await page.getByRole('article').first().getByText('See also:').getByRole('link').first().click();
  await expect(page.getByRole('searchbox')).not.toHaveValue('reload');
});

test('each game has a handbook of its own', async ({ page }) => {
  await page.goto('#/rules');
  const other = page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Combat Veteran' });
  await other.click();
  await expect(page).toHaveURL(/#\/rules\/combat-veteran$/);
  await expect(other).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox').fill('overwatch');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Defensive fire');
  await page.goto('#/rules/combat-veteran/CV-S1-14');
  await expect(page.getByRole('heading', { level: 4, name: /CV-S1-14/ })).toBeVisible();
  await page.getByText('See also:').getByRole('link', { name: 'Skulls' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Skulls');
});

test('the handbook is read in Hungarian without accents, and guesses what was meant', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sitrep.settings', '{"language":"hu"}'));
  await page.goto('#/rules');
  await page.getByRole('searchbox').fill('UJRATOLTES');
  await expect(page.getByRole('article').first()).toContainText(/újratölt/i);
  await page.getByRole('searchbox').fill('ujratoltse');
  await page.getByText('Erre gondoltál?').getByRole('button').click();
  await expect(page.getByRole('article').first()).toContainText(/újratölt/i);
});
