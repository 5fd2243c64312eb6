import { expect, type Page } from '@playwright/test';

export type Scenario = 'rice-paddy' | 'keating';

interface Firefight {
  readonly scenario?: Scenario;
}

const RADIO: Readonly<Record<Scenario, RegExp>> = { 'rice-paddy': /paddy/i, keating: /keating/i };

/** The US side's set-up against the program. */
async function openDeployment(page: Page, firefight: Firefight = {}): Promise<void> {
  const { scenario = 'rice-paddy' } = firefight;
  await page.goto('?seed=alpha#/setup/combat-veteran');
  if (scenario !== 'rice-paddy') await page.getByRole('radio', { name: RADIO[scenario] }).check();
  await expect(page.locator('main select').nth(1)).toHaveValue('greedy');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play/);
  await expect(page.locator('[data-stack]').first()).toBeVisible();
}

/** The US side against the program, after its set-up: its first question. */
export async function openFirefight(page: Page, firefight: Firefight = {}): Promise<void> {
  await openDeployment(page, firefight);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const { scenario = 'rice-paddy' } = firefight;
  if (scenario === 'rice-paddy') await expect(page.getByText(/Movement Phase: choose/)).toBeVisible();
  else await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
}
