import { expect, test } from '@playwright/test';
import { moveChoice } from './pages/firefight.ts';
import { enterWorld } from './pages/home-page.ts';
import { seePainted } from './pages/painted.ts';
import { TablePage } from './pages/table-page.ts';

/** How far things have moved by themselves since the page was opened. */
const SHIFT = `new Promise((resolve) => {
  let sum = 0;
  const add = (list) => list.getEntries().forEach(({ value }) => { sum += value; });
  const observer = new PerformanceObserver(add);
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(sum)));
})`;

test('one click leads to the first decision in each world, and the first page comes back to where it was left', async ({
  page,
}) => {
  await page.goto('?seed=alpha');
  await expect(page.getByRole('region', { name: 'Tutorial' })).toBeVisible();
  await enterWorld(page, 'Combat Veteran', 'Quick start');
  await expect(moveChoice(page)).toBeVisible();
  await page.goto('#/');
  const left = page.getByRole('region', { name: 'Firefight at the Rice Paddy Angle' });
  await expect(left).toContainText('Turn 1 · US (Vietnam)');
  await expect(left.locator('canvas')).toBeVisible();
  await enterWorld(page, 'World War II', 'Quick start');
  await expect(new TablePage(page).prompt).toBeVisible();
  await page.goto('#/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  // one picture for every place on the way, and one for each of Warfighter's worlds
  await seePainted(page);
  expect(await page.locator('main section img').count()).toBeGreaterThan(4);
});

test('on a phone nothing on the first page moves when its pictures come, and the campaign is chosen in advance', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await seePainted(page);
  await expect(page.locator('main section img')).toHaveCount(6);
  expect(await page.evaluate(SHIFT)).toBeLessThan(0.05);
  await enterWorld(page, 'World War II', 'Campaign');
  await expect(page.getByRole('radio', { name: 'World War II' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Single mission' })).not.toBeChecked();
});
