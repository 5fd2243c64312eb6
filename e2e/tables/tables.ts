import { expect, test } from '@playwright/test';
import { CROWDS } from '../pages/crowds.ts';
import { dealGame, playDealt, sitDown, TABLE_SIZES } from '../pages/dealt-game.ts';
import { openMatchFile } from '../pages/open-file.ts';
import { findFaults } from '../pages/table-faults.ts';

const GAMES = 42;
/** A turn or two of most games. */
const QUESTIONS = 40;

for (let number = 0; number < GAMES; number += 1)
  test(`dealt game ${number} of ${GAMES}`, async ({ page }) => {
    const questions = await playDealt(page, dealGame(number), QUESTIONS);
    test.info().annotations.push({ type: 'end', description: String(questions) });
  });

for (const [name, make] of Object.entries(CROWDS))
  test(`${name} at every size`, async ({ page }) => {
    await sitDown(page, { size: TABLE_SIZES[0], language: 'en', theme: 'light' });
    await openMatchFile(page, make());
    await expect(page.locator('[data-question]')).toBeVisible();
    for (const size of TABLE_SIZES) {
      await page.setViewportSize(size);
      const message = `${name} at ${size.width}×${size.height}`;
      await expect.poll(() => findFaults(page), { message, timeout: 5_000 }).toEqual([]);
    }
    test.info().annotations.push({ type: 'end', description: String(TABLE_SIZES.length) });
  });
