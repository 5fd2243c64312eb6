import { expect, test } from '@playwright/test';
import { openFirefight } from './pages/firefight.ts';
import { TAKE_COMMAND } from './pages/ways.ts';

test('four turns of rice-paddy by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page);
  const commander = await TAKE_COMMAND.keys(page);
  await commander.play(4);
  expect(commander.turns).toBe(4);
  expect(commander.marches).toBeGreaterThan(0);
});
