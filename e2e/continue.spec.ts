import { expect, test } from '@playwright/test';
import { makePicks, TablePage } from './pages/table-page.ts';

test('a reload in the middle of a decision comes back to the same question', async ({ page }) => {
  const table = await TablePage.start(page, 'reload');
  await table.playOn(9, makePicks(3));
  const question = await table.prompt.innerText();
  const told = await table.log.innerText();
  await table.reload();
  await expect(table.prompt).toHaveText(question.replaceAll(/\s+/g, ' '), { useInnerText: true });
  expect(await table.log.innerText()).toBe(told);
});

test('the home page offers to continue', async ({ page }) => {
  const table = await TablePage.start(page, 'home');
  await table.choose(0);
  const question = await table.prompt.innerText();
  await page.goto('#/');
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(table.prompt).toHaveText(question.replaceAll(/\s+/g, ' '), { useInnerText: true });
});

test('undo takes back what it can, and otherwise names what prevents it', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await expect(table.prompt.getByRole('button', { name: /Undo: / })).toBeVisible();
  await table.option(/Attack with M203/).click();
  await expect(table.prompt).toContainText('choose the target');
  await table.prompt.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(table.prompt).toContainText('Soldier Turn');
});

test('the program gives a hint', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.prompt.getByRole('button', { name: 'Hint' }).click();
  await expect(table.prompt.getByRole('alert')).toContainText('A simple program would choose');
});

test('the language changes in the middle of a mission', async ({ page }) => {
  await TablePage.startFight(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hu');
  await expect(page.getByRole('region', { name: 'Mit tehetek?' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Napló' })).toContainText('Giacomelli');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('body')).not.toContainText('⟦');
});
