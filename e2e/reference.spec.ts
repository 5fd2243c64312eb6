import { expect, test } from '@playwright/test';

test('the card browser narrows down by kind and words, and shows a card large', async ({ page }) => {
  await page.goto('#/cards');
  const status = page.getByRole('status');
  await expect(status).toHaveText('586 cards');
  await page.getByRole('combobox', { name: 'Kind of card' }).selectOption('hostile');
  await expect(status).toHaveText('85 cards');
  await page.getByRole('searchbox').fill('GRENADIER');
  await expect(status).not.toHaveText('85 cards');
  await page.locator('[data-card]').first().click();
  await expect(page.getByRole('dialog')).toContainText(/grenadier/i);
  await expect(page).toHaveURL(/#\/cards\/.+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a card has an address of its own', async ({ page }) => {
  await page.goto('#/cards/modern-core%2Fgiacomelli');
  await expect(page.getByRole('dialog', { name: 'Giacomelli' })).toBeVisible();
  await page.goto('#/cards/no-such');
  await expect(page.getByRole('status')).toHaveText('586 cards');
  await expect(page.getByRole('dialog')).toBeHidden();
});
