import { expect, test } from '@playwright/test';
import { SCREENS } from './pages/screens.ts';
import { seriousFindings } from './pages/serious-findings.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(`axe finds nothing serious: ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page);
      expect(await seriousFindings(page)).toEqual([]);
    });
  }
}

test('nothing scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, open] of Object.entries(SCREENS)) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 1440) await open(page);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect.soft(wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
