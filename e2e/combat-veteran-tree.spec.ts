import { expect, test } from '@playwright/test';
import { PageCommander } from './pages/commander.ts';
import { openFirefight } from './pages/firefight.ts';
import { findInWords, moveInWords, openInWords } from './pages/in-words.ts';

test('rice-paddy through the accessibility tree', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page);
  await openInWords(page);
  const commander = new PageCommander(page, {
    press: (button) => button.click(),
    move: moveInWords,
    find: findInWords,
  });
  await commander.play();
  expect(commander.marches).toBeGreaterThan(0);
});
