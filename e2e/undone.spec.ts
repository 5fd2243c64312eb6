import { expect, test } from '@playwright/test';
import { playDoubting } from './pages/doubting-match.ts';
import { openMatchFile } from './pages/open-file.ts';

test('undone events are in no report, chart or timeline', async ({ page }) => {
  const [plain, doubting] = [playDoubting(false), playDoubting(true)];
  expect(doubting.doubts).toBeGreaterThan(2);
  const told: string[] = [];
  for (const { match } of [plain, doubting]) {
    await openMatchFile(page, match);
    const report = page.getByRole('main');
    await expect(report.getByRole('heading', { name: 'What happened' })).toBeVisible();
    // The luck of all attacks is computed after the page is shown.
    await expect(report.locator('tfoot')).not.toContainText('–');
    told.push(`${await report.innerText()} ${await report.getByRole('img').getAttribute('aria-label')}`);
  }
  expect(told[1]).toBe(told[0]);
});

test('undone events are struck through in the log, and announced as such', async ({ page }) => {
  const { match, doubts } = playDoubting(true);
  await openMatchFile(page, match);
  const log = page.getByRole('log');
  const struck = log.getByRole('deletion');
  await expect(struck.first()).toHaveText(/^Taken back: /);
  await expect(struck.first()).toHaveCSS('text-decoration-line', 'line-through');
  expect(await struck.count()).toBeGreaterThanOrEqual(doubts);
  // Everything was done again, and is listed below unchanged.
  const lines = await log.getByRole('listitem').allInnerTexts();
  for (const words of await struck.allInnerTexts()) {
    const again = words.replace(/^Taken back:\s*/, '');
    expect(
      lines.some((line) => line.startsWith(again)),
      again,
    ).toBe(true);
  }
});
