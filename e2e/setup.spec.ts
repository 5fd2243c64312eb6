import { expect, type Page, test } from '@playwright/test';
import { enterWorld } from './pages/home-page.ts';
import { seriousFindings } from './pages/serious-findings.ts';

async function openSetup(page: Page): Promise<void> {
  await page.goto('');
  await enterWorld(page, 'Modern', 'New mission');
  await expect(page.getByRole('button', { name: 'Build the team' })).toBeVisible();
}

test('a mission is set up from ruleset to report, and its cards are read before the start', async ({
  page,
}) => {
  await openSetup(page);
  const briefing = page.getByRole('region', { name: 'Briefing' });
  await expect(briefing).toContainText('Covert');
  await page.getByRole('radio', { name: 'Middle East' }).check();
  await page.getByRole('radio', { name: 'Military' }).check();
  await page.getByRole('radio', { name: 'Good Intel' }).check();
  await expect(briefing).toContainText('Good Intel');
  await expect(briefing).not.toContainText('Covert');
  await page.getByRole('button', { name: 'Build the team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/team/i);
});

test('players at one screen go by their names', async ({ page }) => {
  await openSetup(page);
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ilona');
  await page.getByRole('button', { name: 'Build the team' }).click();
  await page.getByRole('button', { name: 'Go with this team' }).click();
  await expect(page.getByRole('heading', { name: 'Hand the screen to Ilona' })).toBeVisible();
});

test('optional rules are explained, and choices that are ruled out say why', async ({ page }) => {
  await openSetup(page);
  await page.getByRole('radio', { name: 'World War II' }).check();
  await page.getByText('Optional rules').click();
  await expect(page.getByText(/attack dice, before bonuses/)).toBeVisible();
  await page.getByLabel('Frontline and Elite together').selectOption('forbid');
  await expect(page.getByRole('radio', { name: 'Frontline and Elite mixed' })).toBeDisabled();
  await expect(page.getByText('Frontline and Elite cannot be mixed here.')).toBeVisible();
});

test('a random mission differs from the last one, and a campaign can be started', async ({ page }) => {
  await openSetup(page);
  await page.getByRole('button', { name: 'Random mission' }).click();
  await page.getByRole('button', { name: 'First mission' }).click();
  await page.getByRole('radio', { name: 'Cartel Hunt' }).check();
  await expect(page.getByRole('radio', { name: 'Covert' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Build the team' }).click();
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('Situation Report');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing serious in the ${colorScheme} set-up, which does not scroll sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openSetup(page);
    await page.getByText('Optional rules').click();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
