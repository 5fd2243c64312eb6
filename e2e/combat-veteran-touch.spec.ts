import { expect, test } from '@playwright/test';
import { openFirefight } from './pages/firefight.ts';
import { PHONE, TAKE_COMMAND } from './pages/ways.ts';

test.use(PHONE);

test('four turns of rice-paddy by touch on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page);
  const commander = await TAKE_COMMAND.touch(page);
  await commander.play(4);
  expect(commander.turns).toBe(4);
  expect(commander.marches).toBeGreaterThan(0);
});
