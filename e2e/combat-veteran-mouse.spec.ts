import { expect, test } from '@playwright/test';
import { PageCommander } from './pages/commander.ts';
import { openFirefight } from './pages/firefight.ts';
import { mouse } from './pages/hands.ts';
import { moveOnMap } from './pages/map-moves.ts';

test('rice-paddy with the mouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page);
  const hand = mouse(page);
  const commander = new PageCommander(page, { press: hand.press, move: moveOnMap(hand) });
  await commander.play();
  expect(commander.marches).toBeGreaterThan(0);
});
