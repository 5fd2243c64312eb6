import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { TablePage } from './pages/table-page.ts';

/** The screens, each with what is to be seen once it is there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('');
    await expect(page.getByRole('link', { name: /Quick mission/ })).toBeVisible();
  },
  table: async (page) => {
    const table = await TablePage.start(page, 'axe');
    await table.choose(0);
    await expect(table.prompt).toContainText('Soldier Turn');
  },
  settings: async (page) => {
    await page.goto('#/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  saves: async (page) => {
    await page.goto('#/saves');
    await expect(page.getByRole('heading', { name: 'Saved games' })).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('#/rules/WF-ATK-10');
    await expect(page.getByRole('heading', { name: /WF-ATK-10/ })).toBeVisible();
  },
};

for (const theme of ['light', 'dark'] as const) {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(`axe finds nothing serious: ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      );
    });
  }
}

test('nothing scrolls sideways', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['home', 'settings', 'rules', 'saves']) {
      await SCREENS[name]?.(page);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  }
});
