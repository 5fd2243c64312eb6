import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page, test } from '@playwright/test';
import { findGame } from '@sitrep/catalog';

const ROOT = path.join(import.meta.dirname, '..');

/** A length of a PDF in millimetres; browsers round pages to whole pixels. */
function mm(points: number): number {
  return Math.round((points * 25.4) / 72);
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): readonly number[] {
  return [mm(width), mm(height)];
}

/** How many cards a pack has, copies and all. */
async function cardsIn(pack: string): Promise<number> {
  const { list = [] } = (await findGame('warfighter')?.printables?.()) ?? {};
  const found = list.find(({ kind, id }) => kind === 'cards' && id === pack);
  return found?.kind === 'cards' ? found.cards.reduce((sum, { copies }) => sum + copies, 0) : 0;
}

async function openPrint(page: Page, address: string): Promise<void> {
  await page.goto(`#/print/${address}`);
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
}

/** The page as the browser prints it. */
async function printed(page: Page): Promise<PDFDocument> {
  return PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

test('sitrep print writes a pack with its boxes, fronts and backs in order', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-print-'));
  const file = path.join(folder, 'jungle.pdf');
  try {
    const args = ['apps/cli/src/main.ts', 'print', 'modern-jungle', '--out', file, '--json'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(status).toBe(0);
    const sheets = Math.ceil((await cardsIn('modern-jungle')) / 8);
    expect(JSON.parse(stdout)).toMatchObject({ file, kind: 'cards', pages: 2 * sheets });
    const pdf = await PDFDocument.load(readFileSync(file));
    expect(pdf.getPageCount()).toBe(2 * sheets);
    for (const page of pdf.getPages()) {
      expect(sizeOf(page.getMediaBox())).toEqual([297, 210]);
      // four cards of 63 mm across and two of 88 mm down, with 6 mm of bleed between any two
      expect(sizeOf(page.getTrimBox())).toEqual([270, 182]);
      expect(sizeOf(page.getBleedBox())).toEqual([276, 188]);
      expect([mm(page.getTrimBox().x - page.getBleedBox().x)]).toEqual([3]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a pack is laid out for Letter without backs, and every card has its size', async ({ page }) => {
  await openPrint(page, 'warfighter/cards/modern-jungle/letter/none/one');
  const sheets = page.locator('[data-sheet]');
  const cards = page.locator('[data-piece="front"]');
  await expect(page.locator('[data-piece="back"]')).toHaveCount(0);
  const count = await cards.count();
  await expect(sheets).toHaveCount(Math.ceil(count / 6));
  const pdf = await printed(page);
  expect(pdf.getPageCount()).toBe(Math.ceil(count / 6));
  for (const each of pdf.getPages()) expect(sizeOf(each.getMediaBox())).toEqual([279, 216]);
  await page.emulateMedia({ media: 'print' });
  const box = await cards.first().boundingBox();
  // 69 by 94 mm with the bleed
  expect([Math.round((box?.width ?? 0) * 10), Math.round((box?.height ?? 0) * 10)]).toEqual([2608, 3553]);
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
});

/** How light the first sheet of a map is on average, from 0 to 255. Runs in the page. */
const AVERAGE_LIGHT = `(() => {
  const canvas = document.querySelector('[data-sheet] canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += data[at] + data[at + 1] + data[at + 2];
  return sum / (data.length / 4) / 3;
})()`;

/** The cards whose text does not fit, by their names. Runs in the page. */
const OVERFULL = `[...document.querySelectorAll('[data-fit]')]
  .filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
  .map((card) => card.innerText.split('\\n')[0])`;

// every card at this size is looked at in faces.spec.ts; here it is the page that prints them
for (const [language, pack] of [
  ['en', 'modern-middle-east'],
  ['hu', 'ww2-europe'],
  ['it', 'ww2-russia-winter'],
])
  test(`the text of the cards fits on the sheets in ${language}`, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"language":"${language}"}')`);
    await openPrint(page, `warfighter/cards/${pack}/a4/none/one`);
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
    expect(await page.locator('[data-fit]').count()).toBeGreaterThan(50);
    expect(await page.evaluate(OVERFULL)).toEqual([]);
  });

test('counters and both maps of Combat Veteran are printed, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPrint(page, 'combat-veteran/counters/keating/a4/long/all');
  expect((await printed(page)).getPageCount()).toBe(4);
  for (const map of ['keating', 'rice-paddy']) {
    await openPrint(page, `combat-veteran/map/${map}`);
    const sheets = await page.locator('[data-sheet]').count();
    expect(sheets).toBeGreaterThan(1);
    expect((await printed(page)).getPageCount()).toBe(sheets);
    // paper is light in the dark theme too
    expect(await page.evaluate<number>(AVERAGE_LIGHT)).toBeGreaterThan(120);
  }
});

test('what is chosen stands in the address, and the game leads to its own list', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Print and play' }).click();
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter');
  await page.getByRole('combobox', { name: 'Copies' }).selectOption('one');
  await expect(page).toHaveURL(/#\/print\/warfighter\/cards\/modern-core\/letter\/long\/one$/);
  await page.getByRole('link', { name: 'Combat Veteran' }).click();
  await expect(page.getByRole('combobox', { name: 'What' })).toContainText('COP Keating');
});
