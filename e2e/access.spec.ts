import { expect, test } from '@playwright/test';
import { SCREENS } from './pages/screens.ts';
import { seriousFindings } from './pages/serious-findings.ts';

for (const [name, open] of Object.entries(SCREENS)) {
  test(`axe finds nothing serious in either theme, and nothing scrolls sideways: ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await seriousFindings(page)).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });
}
