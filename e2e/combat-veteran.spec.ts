import { expect, type Page, test } from '@playwright/test';
import { openFirefight } from './pages/firefight.ts';
import { seriousFindings } from './pages/serious-findings.ts';

/** Puts the map's cursor on a hex and presses Enter. */
async function pressHex(page: Page, label: string): Promise<void> {
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.type(label);
  await expect(map).toHaveAccessibleName(new RegExp(`^${label}`));
  await page.keyboard.press('Enter');
}

test('a squad marches by three inputs, stops when something happens, and says why', async ({ page }) => {
  await openFirefight(page);
  await pressHex(page, '1618');
  await expect(page.getByRole('button', { name: /move together/ })).toBeVisible();
  await pressHex(page, '1614');
  await expect(page.getByRole('region', { name: 'To 1614' })).toBeVisible();
  await pressHex(page, '1614');
  await expect(page.getByText(/^Stopped after \d+ of \d+: /)).toBeVisible();
});

test('a squad that gathers is one step of undo', async ({ page }) => {
  await openFirefight(page);
  await pressHex(page, '1618');
  await page.getByRole('button', { name: /move together/ }).click();
  await expect(page.getByText(/Movement Phase: choose/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Movement Phase: choose/)).toBeVisible();
});

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${name} set-up and map are free of serious findings, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openFirefight(page);
    expect(await seriousFindings(page)).toEqual([]);
    const map = await page.getByRole('application').boundingBox();
    expect(map?.height).toBeGreaterThan(viewport.height * 0.4);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });
