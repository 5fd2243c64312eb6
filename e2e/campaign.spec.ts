import { expect, test } from '@playwright/test';
import { openMatchFile } from './pages/open-file.ts';
import { playCampaign } from './pages/played-campaign.ts';
import { seriousFindings } from './pages/serious-findings.ts';

test('a lost campaign says why, opens its report and its replay, and starts again', async ({ page }) => {
  await openMatchFile(page, playCampaign());
  await expect(page.getByRole('heading', { name: 'The campaign had no effect.' })).toBeVisible();
  await expect(page.locator('[data-ending="lost"] img').first()).toBeVisible();
  const missions = page.getByRole('region', { name: 'Missions' });
  const lost = missions.getByRole('listitem').filter({ hasText: 'Failure' });
  await lost.getByRole('button', { name: 'Report' }).click();
  await expect(lost.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await lost.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.goBack();
  await page.getByRole('button', { name: 'Same again' }).click();
  await expect(page.getByRole('region', { name: 'Campaign' })).toContainText('Nobody yet');
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
});

test('the campaign can be looked at during a mission, on a phone too', async ({ page }) => {
  await openMatchFile(page, playCampaign('action'));
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Mission 1 of 3' }).click();
    const sheet = page.getByRole('dialog', { name: 'Campaign' });
    await expect(sheet.getByRole('heading', { name: 'Roster' })).toBeVisible();
    await expect(sheet.locator('[aria-current="step"]')).toHaveCount(1);
    if (viewport.width < 500) expect(await seriousFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }
});
