import { expect, test } from '@playwright/test';
import { PageCommander } from './pages/commander.ts';
import { openFirefight } from './pages/firefight.ts';
import { pressByKeys } from './pages/hands.ts';
import { moveByKeys } from './pages/key-moves.ts';

test('rice-paddy by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page);
  const press = (button: Parameters<typeof pressByKeys>[1]) => pressByKeys(page, button);
  const commander = new PageCommander(page, { press, move: moveByKeys });
  await commander.play();
  expect(commander.marches).toBeGreaterThan(0);
});
