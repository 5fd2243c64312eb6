import { expect, type Locator, type Page } from '@playwright/test';
import type { PageCommander } from './commander.ts';
import { mapOf } from './firefight.ts';

/** Names of buttons, the most wanted first. */
const PHASES = [/and end the phase/, /^Do the usual/, /^Leave all stances/];
const FIRE = [/^Fire: /, / fires? at /];
const ENDINGS = [/^Stop here/, /^End the phase/, /^Pass/];

function boardOf(page: Page): Locator {
  return page.getByRole('region', { name: 'The board in words' });
}

/** Leaves the map for good. */
export async function openInWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In words' }).click();
  await expect(boardOf(page)).toBeVisible();
  await expect(mapOf(page)).toHaveCount(0);
}

/** The most wanted button by its name, or the first of all orders. */
export async function findInWords(page: Page, mayFire: boolean): Promise<Locator> {
  const asked = page.getByRole('region', { name: 'Your decision' });
  for (const name of mayFire ? [...PHASES, ...FIRE, ...ENDINGS] : [...PHASES, ...ENDINGS])
    for (const place of [boardOf(page), asked]) {
      const button = place.getByRole('button', { name }).first();
      if (await button.isVisible()) return button;
    }
  return boardOf(page).getByRole('list').getByRole('button').last();
}

/** Chooses a squad from the table of own men, and a place from the table of where it can go. */
export async function moveInWords({ page, turns, moved }: PageCommander): Promise<boolean> {
  const board = boardOf(page);
  const choices = board
    .getByRole('table', { name: 'Your men' })
    .getByRole('button', { name: /^Choose \d{4}$/ });
  const count = await choices.count();
  if (count === 0) return false;
  await choices.nth((turns + moved) % count).click();
  const goals = board
    .getByRole('region', { name: /^Chosen: / })
    .getByRole('button', { name: /^Go to \d{4}$/ });
  const chosen = board.getByRole('region', { name: /^Chosen: / });
  // it says what the squad can do as soon as that is known, even if it is nothing
  await expect(chosen.getByRole('status')).toBeVisible();
  if ((await goals.count()) > 0) {
    await goals.last().click();
    return true;
  }
  await chosen.getByRole('button', { name: 'Back to all' }).click();
  return false;
}
