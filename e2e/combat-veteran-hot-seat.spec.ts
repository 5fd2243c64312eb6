import { expect, test } from '@playwright/test';
import { PageCommander } from './pages/commander.ts';
import { openFirefight, openSharedFirefight } from './pages/firefight.ts';
import { mouse } from './pages/hands.ts';

test('two people play a turn at one screen, which is covered whenever it changes hands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSharedFirefight(page);
  const { press } = mouse(page);
  const commander = new PageCommander(page, { press, move: async () => false });
  // either side ends its own phase
  await commander.play(3);
  expect(commander.handOvers).toBeGreaterThan(1);
});

test('a page that is loaded again in the middle of a reaction asks the same', async ({ page }) => {
  await openFirefight(page, { scenario: 'keating' });
  const asked = page.locator('[data-window]');
  await expect(asked).toBeVisible();
  const offers = page.locator('[data-proposal]');
  await expect(offers.first()).toBeVisible();
  const [question, offered] = [await asked.getByRole('alert').innerText(), await offers.allInnerTexts()];
  await expect(page.locator('html')).not.toHaveAttribute('data-storing');
  await page.reload();
  await expect(asked.getByRole('alert')).toHaveText(question, { useInnerText: true });
  await expect(offers).toHaveText(offered, { useInnerText: true });
  const before = await asked.getAttribute('data-question');
  await offers.first().click();
  await expect(page.locator(`[data-window][data-question="${before}"]`)).toHaveCount(0);
});
