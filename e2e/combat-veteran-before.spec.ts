import { expect, type Page, test } from '@playwright/test';
import {
  mapOf,
  moveChoice,
  openDeployment,
  openSharedFirefight,
  pressHex,
  setOutFor1614,
} from './pages/firefight.ts';
import { enterWorld } from './pages/home-page.ts';
import { seriousFindings } from './pages/serious-findings.ts';

const cover = (page: Page, side: string) =>
  page.getByRole('heading', { level: 1, name: `Hand the screen to ${side}` });

test('the firefight is found from the first page, and a person plays against the program', async ({
  page,
}) => {
  await page.goto('?seed=alpha');
  await enterWorld(page, 'Combat Veteran', 'Scenarios');
  await expect(page.getByLabel('Who plays US (Vietnam)')).toHaveValue('person');
  await expect(page.getByLabel('Who plays Viet Cong')).toHaveValue('greedy');
  await page.getByRole('radio', { name: /Keating/ }).check();
  await expect(page.getByLabel('Who plays Taliban')).toHaveValue('greedy');
  await page.getByText('Optional rules').click();
  await expect(page.getByLabel(/keeps the Taliban from winning/)).toHaveValue('off');
  await page.getByLabel('Who plays US (Afghanistan)').selectOption('greedy');
  // somebody must be watching
  await expect(page.getByLabel('Who plays Taliban')).toHaveValue('person');
  expect(await seriousFindings(page)).toEqual([]);
});

test('pieces of both games can be looked up', async ({ page }) => {
  await page.goto('#/cards');
  await page.getByRole('link', { name: 'Combat Veteran' }).click();
  await page.getByRole('searchbox').fill('M60');
  await page.locator('[data-card="weapon/m60"]').click();
  await expect(page.getByRole('dialog')).toContainText('Firepower +6');
  await page.goto('#/cards/combat-veteran/weapon%2Fm79');
  await expect(page.getByRole('dialog')).toContainText('M79');
  expect(await page.locator('body').innerText()).not.toContain('⟦');
});

test('between two players nothing of a hidden set-up is on the page', async ({ page }) => {
  await openDeployment(page, { program: 'none' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(cover(page, 'US (Vietnam)')).toBeVisible();
  // the suggested set-up has a bunker in 1811 with Nghia in it
  for (const secret of ['1811', 'Nghia', 'Bunker']) expect(await page.content()).not.toContain(secret);
  await expect(page).toHaveTitle('Hand the screen to US (Vietnam)');
  await expect(page.locator('[data-stack]')).toHaveCount(0);
  await expect(mapOf(page)).toHaveCount(0);
  const kept = await page.evaluate(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])',
  );
  for (const secret of ['1811', 'nghia', 'bunker']) expect(kept).not.toContain(secret);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  expect(await page.content()).not.toContain('Nghia');
});

test('a shared game that is opened again is covered first, and so is one that was left', async ({ page }) => {
  await openSharedFirefight(page);
  await page.reload();
  await expect(cover(page, 'US (Vietnam)')).toBeVisible();
  await page.getByRole('button', { name: /^I am US/ }).click();
  await expect(moveChoice(page)).toBeVisible();
  await page.goto('#/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(cover(page, 'US (Vietnam)')).toBeVisible();
});

test('a set-up is arranged on the map, checked there, kept under a name and loaded again', async ({
  page,
}) => {
  await openDeployment(page, { program: 'none' });
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check).toContainText('Everything is in order');
  await pressHex(page, '1811');
  await expect(page.locator('[data-lit]')).not.toHaveAttribute('data-lit', '0');
  await expect(page.getByRole('button', { name: 'Nghia' })).toHaveAttribute('aria-pressed', 'true');
  await pressHex(page, '1815');
  await expect(page.getByRole('alert').filter({ hasText: 'Nghia: It may not start in 1815' })).toBeVisible();
  await pressHex(page, '0401');
  await expect(mapOf(page)).toHaveAccessibleName(/^0401.*Nghia/);
  await page.getByLabel('Name of this set-up').fill('west');
  await page.getByRole('button', { name: 'Keep' }).click();
  const kept = page.getByRole('list', { name: 'Your set-ups' });
  await expect(kept.getByRole('button', { name: 'west', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(/^Still to place: \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  await kept.getByRole('button', { name: 'west', exact: true }).click();
  await expect(check).toContainText('Everything is in order');
  await pressHex(page, '0401');
  await expect(page.getByRole('button', { name: 'Nghia' })).toBeVisible();
  await page.getByRole('button', { name: 'Take off the map' }).click();
  await expect(page.getByText(/^Still to place: 4/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('at Keating both sides set up on the map, those with a place of their own in it', async ({ page }) => {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await page.getByRole('radio', { name: /Keating/ }).check();
  await page.getByLabel('Who plays Taliban').selectOption('person');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  await pressHex(page, '2134');
  for (const name of ['Breeding', 'Rodriguez', 'Thomson'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Random set-up' }).click();
  await expect(page.getByRole('region', { name: 'Check' })).toContainText('Everything is in order');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(cover(page, 'Taliban')).toBeVisible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Still to place: 5')).toBeVisible();
  await page.getByRole('button', { name: 'Group 1', exact: true }).click();
  await expect(page.locator('[data-lit]')).not.toHaveAttribute('data-lit', '0');
  await page.getByRole('button', { name: 'Suggested set-up' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Movement Phase/).first()).toBeVisible();
});

test('the briefing is read before and during the firefight, and the legend is one key away', async ({
  page,
}) => {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  const briefing = page.getByRole('region', { name: 'Briefing' });
  await expect(briefing).toContainText('36 men');
  await expect(briefing).toContainText('After turn 10 the higher score wins');
  await expect(briefing.getByRole('link', { name: 'CV-S1-10' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(moveChoice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Briefing' }).click();
  await expect(page.getByRole('dialog')).toContainText('north of the river');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  const legend = page.getByRole('dialog', { name: 'Legend' });
  await expect(legend).toContainText('Costs 3 movement points.');
  await expect(legend).toContainText('Spade: a hero');
  expect(await seriousFindings(page)).toEqual([]);
});

test('a reaction is asked of its own player, and a reload in the middle of it is covered', async ({
  page,
}) => {
  await openSharedFirefight(page);
  await setOutFor1614(page);
  await expect(cover(page, 'Viet Cong')).toBeVisible();
  await page.getByRole('button', { name: /^I am Viet Cong/ }).click();
  await expect(page.getByText(/Enemies have entered/).first()).toBeVisible();
  await page.reload();
  await expect(cover(page, 'Viet Cong')).toBeVisible();
  expect(await page.content()).not.toContain('Nghia');
  await page.keyboard.press('Space');
  await expect(page.getByText(/Enemies have entered/).first()).toBeVisible();
});

test('a person plays the other side too, and sees that the program is deciding', async ({ page }) => {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await page.getByLabel('Who plays US (Vietnam)').selectOption('greedy');
  await expect(page.getByLabel('Who plays Viet Cong')).toHaveValue('person');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Others are deciding.').first()).toBeVisible();
  // the page answers while the program thinks
  await page.getByRole('button', { name: 'Briefing' }).click();
  await expect(page.getByRole('dialog')).toContainText('north of the river');
});
