import { expect, type Page, test } from '@playwright/test';
import { SCREENS } from './pages/screens.ts';
import { seriousFindings } from './pages/serious-findings.ts';

/** Role and name of anything that can be pressed, chosen or typed in, as in the accessibility tree. */
const CONTROL =
  /^\s*- '?(?:button|link|textbox|searchbox|combobox|checkbox|radio|slider|spinbutton|switch)\b(?: "(?<name>(?:[^"\\]|\\.)*)")?/;

/** Controls whose name has neither letter nor figure: “−” tells nobody what it does. */
async function namelessControls(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const controls = tree.split('\n').filter((line) => CONTROL.test(line));
  expect(controls.length).toBeGreaterThan(0);
  return controls.filter((line) => !/[\p{L}\p{N}]/u.test(CONTROL.exec(line)?.groups?.name ?? ''));
}

for (const [name, { open, shown }] of Object.entries(SCREENS)) {
  test(`axe finds nothing serious in either theme, nothing scrolls sideways, and whatever can be pressed has a name that says something, in every language: ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await expectSound(page);
    for (const language of ['hu', 'it']) {
      await page.evaluate(`localStorage.setItem('sitrep.settings', '{"language":"${language}"}')`);
      await page.reload();
      await expect(page.locator(shown).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await namelessControls(page), language).toEqual([]);
    }
  });
}

/** In English: both themes, both widths, and all names. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await namelessControls(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await seriousFindings(page)).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('finds a control named by a sign alone', async ({ page }) => {
  await SCREENS.home?.open(page);
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', '<button>−</button>')`);
  expect(await namelessControls(page)).toHaveLength(1);
});
