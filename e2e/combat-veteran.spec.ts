import { expect, test } from '@playwright/test';
import { goToHex, mapOf, moveChoice, openFirefight, pressHex, setOutFor1614 } from './pages/firefight.ts';
import { seriousFindings } from './pages/serious-findings.ts';

test('a squad marches by three inputs, stops when something happens, and says why', async ({ page }) => {
  await openFirefight(page);
  await setOutFor1614(page);
  await expect(page.getByText(/^Stopped after \d+ of \d+: /)).toBeVisible();
});

test('with Shift a way leads past a hex', async ({ page }) => {
  await openFirefight(page);
  await pressHex(page, '1618');
  await expect(page.getByRole('button', { name: /move together/ })).toBeVisible();
  await goToHex(page, '1518');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('region', { name: 'To 1518' })).toBeVisible();
  await pressHex(page, '1516');
  await expect(page.getByRole('region', { name: 'To 1516' }).getByRole('rowheader').first()).toHaveText(
    /1518/,
  );
});

test('a squad that gathers is one step of undo', async ({ page }) => {
  await openFirefight(page);
  await pressHex(page, '1618');
  await page.getByRole('button', { name: /move together/ }).click();
  await expect(moveChoice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moveChoice(page)).toBeVisible();
});

test('on a desk and on a phone the map is free of serious findings, and nothing scrolls sideways', async ({
  page,
}) => {
  await openFirefight(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await seriousFindings(page)).toEqual([]);
    const map = await mapOf(page).boundingBox();
    expect(map?.height).toBeGreaterThan(viewport.height * 0.4);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  }
});
