import { expect, test } from '@playwright/test';
import { crowdedMatch } from './pages/crowded-match.ts';
import { dealGame, playDealt, sitDown, TABLE_SIZES } from './pages/dealt-game.ts';
import { openMatchFile } from './pages/open-file.ts';
import { findFaults } from './pages/table-faults.ts';

// All sizes, more games and more questions: npm run prove -- tables
for (const number of [0, 1, 2])
  test(`game ${number} as dealt: all can be read and reached at every question`, async ({ page }) => {
    expect(await playDealt(page, dealGame(number), 5)).toBe(5);
  });

test('nine slots, twelve hostile cards and seven Soldiers fit every size', async ({ page }) => {
  await sitDown(page, { size: TABLE_SIZES[0], language: 'en', theme: 'light' });
  await openMatchFile(page, crowdedMatch(12));
  await expect(page.locator('[data-question]')).toBeVisible();
  for (const size of TABLE_SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => findFaults(page), { message: `${size.width}×${size.height}`, timeout: 5_000 })
      .toEqual([]);
  }
});
