import { expect, type Locator, type Page } from '@playwright/test';

export type Scenario = 'rice-paddy' | 'keating';

interface Firefight {
  readonly scenario?: Scenario;
  /** The side that the program plays: the second, if nothing is said; or two people share the screen. */
  readonly program?: 0 | 1 | 'none';
}

const RADIO: Readonly<Record<Scenario, RegExp>> = { 'rice-paddy': /paddy/i, keating: /keating/i };

/** The set-up of the first side that a person plays. */
export async function openDeployment(page: Page, firefight: Firefight = {}): Promise<void> {
  const { scenario = 'rice-paddy', program = 1 } = firefight;
  await page.goto('?seed=alpha#/setup/combat-veteran');
  if (scenario !== 'rice-paddy') await page.getByRole('radio', { name: RADIO[scenario] }).check();
  const players = page.locator('main select');
  await expect(players.nth(1)).toHaveValue('greedy');
  if (program === 'none') await players.nth(1).selectOption('person');
  else await players.nth(program).selectOption('greedy');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play/);
  await expect(page.locator('[data-stack]').first()).toBeVisible();
}

/** One side against the program, after its set-up. */
export async function openFirefight(page: Page, firefight: Firefight = {}): Promise<void> {
  await openDeployment(page, firefight);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const { scenario = 'rice-paddy', program } = firefight;
  if (scenario === 'rice-paddy' && program !== 0) await expect(moveChoice(page)).toBeVisible();
  else await expect(page.locator('[data-card]')).toBeVisible();
}

/** Two people at one screen, after both set-ups: the first side's first question. */
export async function openSharedFirefight(page: Page): Promise<void> {
  await openDeployment(page, { program: 'none' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: /^I am US/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(moveChoice(page)).toBeVisible();
}

/** What the first question of the Movement Phase says. */
export function moveChoice(page: Page): Locator {
  return page.getByText(/Movement Phase: choose/);
}

/** The hex map. */
export function mapOf(page: Page): Locator {
  return page.getByRole('application');
}

/** Puts the map's cursor on a hex. */
export async function goToHex(page: Page, label: string): Promise<void> {
  const map = mapOf(page);
  await map.focus();
  await page.keyboard.type(label);
  await expect(map).toHaveAccessibleName(new RegExp(`^${label}`));
}

/** Puts the map's cursor on a hex and presses Enter. */
export async function pressHex(page: Page, label: string): Promise<void> {
  await goToHex(page, label);
  await page.keyboard.press('Enter');
}

/** The squad of 1618 sets out for 1614, and those who see it on its way may fire. */
export async function setOutFor1614(page: Page): Promise<void> {
  await pressHex(page, '1618');
  await expect(page.getByRole('button', { name: /move together/ })).toBeVisible();
  await pressHex(page, '1614');
  await expect(page.getByRole('region', { name: 'To 1614' })).toBeVisible();
  await pressHex(page, '1614');
}
