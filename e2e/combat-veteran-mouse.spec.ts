import { expect, test } from '@playwright/test';
import { openFirefight } from './pages/firefight.ts';
import { TAKE_COMMAND } from './pages/ways.ts';

/** At the outpost a commander without foresight loses sooner, so there it attacks. */
const FIREFIGHTS = [
  { scenario: 'rice-paddy', program: 1 },
  { scenario: 'keating', program: 0 },
] as const;

for (const firefight of FIREFIGHTS)
  test(`four turns of ${firefight.scenario} with the mouse`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFirefight(page, firefight);
    const commander = await TAKE_COMMAND.mouse(page);
    await commander.play(4);
    expect(commander.turns).toBe(4);
    expect(commander.marches).toBeGreaterThan(0);
  });
