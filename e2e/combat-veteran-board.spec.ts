import { expect, test } from '@playwright/test';
import { goToHex, mapOf, openFirefight, pressHex } from './pages/firefight.ts';
import { seriousFindings } from './pages/serious-findings.ts';

test('a chosen stack is opened, and a man pressed in it stays behind', async ({ page }) => {
  await openFirefight(page);
  await pressHex(page, '1618');
  await page.keyboard.press('Space');
  const fan = page.locator('[data-fan]');
  const man = fan.getByRole('button').last();
  await expect(man).toHaveAttribute('aria-pressed', 'true');
  const box = await man.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const offer = page.locator('[data-card]');
  await expect(offer).not.toContainText(/stays? behind/);
  await man.click();
  await expect(man).toHaveAttribute('aria-pressed', 'false');
  await expect(offer).toContainText(/stays? behind/);
  expect(await seriousFindings(page)).toEqual([]);
  await man.press('Escape');
  await expect(fan).toHaveCount(0);
});

test('a line of sight names the hex that blocks it, and shades what is out of sight', async ({ page }) => {
  await openFirefight(page);
  await goToHex(page, '1618');
  await page.keyboard.press('v');
  await goToHex(page, '1617');
  await expect(page.getByText('1618 sees 1617.')).toBeVisible();
  await goToHex(page, '0401');
  await expect(page.getByText(/1618 does not see 0401: .+ \(CV-[A-Z]+-\d+\)/)).toBeVisible();
  await expect(page.locator('[data-sight="blocked"] path')).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.locator('[data-sight="blocked"] path')).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-sight]')).toHaveCount(0);
  // the ground alone while a key is held, and where bunkers may hide
  await page.keyboard.down('c');
  await expect(page.locator('[data-stack]')).toHaveCount(0);
  await page.keyboard.up('c');
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.locator('[data-hiding]')).toBeAttached();
  await goToHex(page, '0401');
  await expect(mapOf(page)).toHaveAccessibleName(/may hide a bunker/);
});
