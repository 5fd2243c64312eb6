import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { makePicks, TablePage } from './pages/table-page.ts';

test('a game is exported as a file, and imported again at the same question', async ({ page }) => {
  const table = await TablePage.start(page, 'file');
  await table.playOn(6, makePicks(2));
  const question = await table.prompt.innerText();
  await page.goto('#/saves');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good?' }).click();
  await expect(page.getByText('Nothing is stored')).toBeVisible();
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(table.prompt).toHaveText(question.replaceAll(/\s+/g, ' '), { useInnerText: true });
});

test('a damaged file says what is wrong and what to do', async ({ page }) => {
  const table = await TablePage.start(page, 'broken');
  await table.playOn(2, makePicks(2));
  await page.goto('#/saves');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const whole = readFileSync(await download.path(), 'utf8');
  const buffer = Buffer.from(whole.replace('"seats":1', '"seats":2'));
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('alert')).toContainText('SAVE_DAMAGED');
  await expect(page.getByRole('alert')).toContainText('Use an earlier copy');
  const kept = page.getByRole('listitem').filter({ hasText: 'x.json' });
  await expect(kept).toContainText('SAVE_DAMAGED');
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(readFileSync(await again.path(), 'utf8')).toBe(buffer.toString());
  await kept.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Damaged files')).toBeHidden();
});
