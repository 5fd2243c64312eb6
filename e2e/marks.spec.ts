import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import { formatSave, type GameTypes, type Save } from '@sitrep/kernel';
import { fitSave } from '@sitrep/testkit';
import { makePicks, TablePage } from './pages/table-page.ts';

const OLD = path.resolve(
  import.meta.dirname,
  '../games/warfighter/test/fixtures/save-0.1.0-modern-unfinished.json',
);

/** A game of a few answers, as the file that the page writes. */
async function savedGame(page: Page): Promise<Save<GameTypes>> {
  const table = await TablePage.start(page, 'marks');
  await table.playOn(6, makePicks(2));
  await page.goto('#/saves');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

/** Opens a save that was changed and given a matching checksum. */
async function openForged(page: Page, save: object): Promise<void> {
  const game = findGame('warfighter')?.game;
  if (game === undefined) throw new Error('the catalog has no warfighter');
  const buffer = Buffer.from(formatSave(fitSave(game, save)));
  await page.goto('#/saves');
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'forged.json', mimeType: 'application/json', buffer });
}

test('a game that was simply played has no mark', async ({ page }) => {
  const save = await savedGame(page);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('verified')).toHaveCount(0);
  await openForged(page, save);
  await expect(page).toHaveTitle(/^[^(]+ – Sitrep$/);
});

test('a forged game says so at the table, in the title, the list, the replay and on the first page', async ({
  page,
}) => {
  const save = await savedGame(page);
  const [start, ...rest] = save.log;
  const last = rest.pop();
  const gift = { type: 'xpGained', rule: 'WF-XP-01', soldier: 1, amount: 50, cause: 0 };
  const log = [start, ...rest, { ...last, events: [...(last?.events ?? []), gift] }];
  await openForged(page, { ...save, log });
  const mark = page.getByText('not verified', { exact: true });
  await expect(mark).toBeVisible();
  await expect(page).toHaveTitle(/\(not verified\) – Sitrep$/);
  await mark.click();
  await expect(page.getByText('comes out differently')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto('#/saves');
  await expect(page.getByRole('listitem').filter({ has: mark })).toHaveCount(1);
  await page.goto(`#/replay/${id}`);
  await expect(mark).toBeVisible();
  await expect(page).toHaveTitle(/\(not verified\) – Sitrep$/);
  await page.goto('#/');
  await expect(page.getByRole('heading', { name: /\(not verified\)/ })).toBeVisible();
});

test('custom cards and scripted dice are pointed out', async ({ page }) => {
  const save = await savedGame(page);
  const changed = JSON.parse(
    JSON.stringify({ ...save, isScripted: true }).replaceAll('"cost":7', '"cost":6'),
  );
  await openForged(page, changed);
  await expect(page.getByText(/custom cards, scripted dice$/)).toBeVisible();
});

test('a game that was begun under older rules says that, not that it was forged', async ({ page }) => {
  await openForged(page, JSON.parse(readFileSync(OLD, 'utf8')));
  await page.getByRole('button', { name: /show my table/ }).click();
  await expect(page).toHaveTitle(/\(older rules.*\) – Sitrep$/);
  const mark = page.getByText(/^older rules/);
  await mark.click();
  await expect(page.getByText('It was started under version 0.1.0 of the rules.')).toBeVisible();
  await page.goto('#/saves');
  await expect(page.getByRole('listitem').filter({ has: mark })).toHaveCount(1);
  await expect(page.getByText(/not verified|unknown rules/)).toHaveCount(0);
});

test('a game under rules that were never released says so', async ({ page }) => {
  const rulesVersion = '0.0.9';
  const save = JSON.parse(readFileSync(OLD, 'utf8'));
  await openForged(page, { ...save, rulesVersion });
  await page.getByRole('button', { name: /show my table/ }).click();
  await expect(page.getByText(/^unknown rules/)).toBeVisible();
  await expect(page).toHaveTitle(/\(unknown rules.*\) – Sitrep$/);
});

test('control and bidi characters do not reach a title', async ({ page }) => {
  const save = await savedGame(page);
  const rulesVersion = '\u202e\u001b]0;pwned\u0007';
  await openForged(page, { ...save, rulesVersion });
  await expect(page).toHaveTitle(/\(unknown rules\) – Sitrep$/);
  await page.getByText('unknown rules').click();
  await expect(page.getByText('It names version ]0;pwned of the rules')).toBeVisible();
});
