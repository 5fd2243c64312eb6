import { expect, type Page, test } from '@playwright/test';
import { openFirefight, type Scenario } from '../pages/firefight.ts';
import { rerunSaved } from '../pages/saved-match.ts';
import { PHONE, TAKE_COMMAND, type Way } from '../pages/ways.ts';

const SCENARIOS: readonly Scenario[] = ['rice-paddy', 'keating'];
const WAYS: readonly Way[] = ['mouse', 'keys', 'tree'];

/** More squads than in an excerpt. */
const ZEAL = { moves: 2, shots: 3 };

/** Plays a side against the program to the end, and runs what the page has saved once more. */
async function playWhole(page: Page, scenario: Scenario, way: Way): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirefight(page, { scenario });
  const commander = await TAKE_COMMAND[way](page, ZEAL);
  await commander.play(Number.POSITIVE_INFINITY);
  const said = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('html')).not.toHaveAttribute('data-storing');
  const { outcome, turn, entries } = await rerunSaved(page);
  expect(said).toBe(outcome);
  expect(commander.marches).toBeGreaterThan(0);
  test.info().annotations.push({
    type: 'end',
    description: `${said} Turn ${turn}, ${commander.acts} acts of the player, ${entries} entries`,
  });
}

for (const scenario of SCENARIOS) {
  for (const way of WAYS) test(`${scenario} by ${way}`, ({ page }) => playWhole(page, scenario, way));

  test.describe('on a phone', () => {
    test.use(PHONE);
    test(`${scenario} by touch`, ({ page }) => playWhole(page, scenario, 'touch'));
  });
}
