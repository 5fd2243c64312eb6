import { expect, test } from '@playwright/test';
import { PageCommander } from './pages/commander.ts';
import { openFirefight } from './pages/firefight.ts';
import { finger } from './pages/hands.ts';
import { moveOnMap } from './pages/map-moves.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('rice-paddy by touch on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page);
  const hand = finger(page);
  const commander = new PageCommander(page, { press: hand.press, move: moveOnMap(hand) });
  await commander.play();
  expect(commander.marches).toBeGreaterThan(0);
});
