import { expect, type Locator, type Page } from '@playwright/test';
import type { PageCommander } from './commander.ts';
import { mapOf } from './firefight.ts';
import { pressByKeys } from './hands.ts';
import { march } from './map-moves.ts';

/** One after the other, in the directions of a hex. */
const STEPS = ['Numpad8', 'Numpad9', 'Numpad7', 'Numpad3', 'Numpad1', 'Numpad2'];

/** What the cursor says of a hex that the chosen squad can get to. */
const IN_REACH = /, \d+ points?, /;

/** Chooses the next squad by its key, and steps to the first hex beside it that the cursor says it can get to. */
export async function moveByKeys(commander: PageCommander): Promise<boolean> {
  const { page } = commander;
  const map = mapOf(page);
  const home = await chooseByKeys(page, map);
  if (home === undefined) return false;
  const before = await commander.question();
  for (const step of STEPS) {
    await page.keyboard.type(home);
    await expect(map).toHaveAccessibleName(new RegExp(`^${home}`));
    await page.keyboard.press(step);
    const name = (await map.getAttribute('aria-label')) ?? '';
    if (name.startsWith(home) || !IN_REACH.test(name)) continue;
    await page.keyboard.press('Enter');
    await march(commander, before, (button) => pressByKeys(page, button));
    return true;
  }
  return false;
}

/** Goes on to a squad that the dock lists; returns the label of its hex. */
async function chooseByKeys(page: Page, map: Locator): Promise<string | undefined> {
  const listed = page.locator('[data-squad]');
  const most = await page.locator('[data-stack]').count();
  for (let stops = 0; stops < most && (await listed.count()) > 0; stops += 1) {
    await page.keyboard.press('n');
    await expect(map).toBeFocused();
    const home = (await map.getAttribute('aria-label'))?.slice(0, 4) ?? '';
    if ((await listed.filter({ hasText: home }).count()) === 0) continue;
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-border]').first()).toBeAttached();
    return home;
  }
  return undefined;
}
