import { expect, test } from '@playwright/test';
import { CountedPlay } from '../pages/counted-play.ts';
import { TablePage } from '../pages/table-page.ts';
import { readClicks, watchClicks } from '../pages/timed-clicks.ts';

/** Missions that the player of the clicks brings to an end. */
const SEEDS = ['fight', 'pace 1', 'pace 2'];

/** Nothing is shown before the board changes, and no question is asked about sounds. */
const WITHOUT_SHOW = `localStorage.setItem('sitrep.settings', '{"animation":"none","isSoundSettled":true}')`;

for (const seed of SEEDS)
  test(`clicks of ${seed}`, async ({ page }) => {
    await page.addInitScript(WITHOUT_SHOW);
    const table = await TablePage.start(page, seed);
    await watchClicks(page);
    expect(await new CountedPlay(table).play(300)).toBe(true);
    const clicks = await readClicks(page);
    test.info().annotations.push({ type: 'end', description: JSON.stringify(clicks) });
  });
