import { expect, type Page } from '@playwright/test';
import { pressHex } from './firefight.ts';
import { openMatchFile } from './open-file.ts';
import { playFirefight } from './played-firefight.ts';

interface FirefightScreen {
  readonly open: (page: Page) => Promise<void>;
  /** In one language only if there is little to read. */
  readonly isWordy: boolean;
}

/** Opens the screens of a firefight without using words, so it works in any language. */
export const FIREFIGHT_SCREENS: Readonly<Record<string, FirefightScreen>> = {
  deployment: { open: openDeployment, isWordy: false },
  march: { open: openMarch, isWordy: false },
  planner: { open: openPlanner, isWordy: true },
  reaction: { open: openReaction, isWordy: true },
  recap: { open: openRecap, isWordy: false },
  battle: { open: openBattle, isWordy: true },
};

async function openDeployment(page: Page): Promise<void> {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await confirm(page);
  await page.waitForURL(/#\/play/);
  await expect(page.locator('[data-stack]').first()).toBeVisible();
}

/** The one primary button. */
async function confirm(page: Page): Promise<void> {
  await page.locator('button[class*="strong"]').first().click();
}

/** A squad of the paddy, and the way it would take. */
async function openMarch(page: Page): Promise<void> {
  await openPaddy(page);
  await pressHex(page, '1618');
  await expect(page.locator('[data-border]').first()).toBeAttached();
  await pressHex(page, '1614');
  await expect(page.locator('[data-proposal^="march"]').first()).toBeVisible();
}

async function openPaddy(page: Page): Promise<void> {
  await openDeployment(page);
  await confirm(page);
  await expect(page.locator('[data-card="moveChoice"]')).toBeVisible();
}

/** Everything that can be fired at a hex. */
async function openPlanner(page: Page): Promise<void> {
  await openPaddy(page);
  await page.keyboard.press('e');
  // it warns first
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.locator('[data-card="combatChoice"]')).toBeVisible();
  await pressHex(page, '1412');
  await expect(page.locator('[data-proposal^="shot"]').first()).toBeVisible();
}

/** At COP Keating the first thing that the outpost is asked is whom to fire at. */
async function openReaction(page: Page): Promise<void> {
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await page.locator('main input[type="radio"]').nth(1).check();
  await confirm(page);
  await page.waitForURL(/#\/play/);
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  await confirm(page);
  await expect(page.locator('[data-window]')).toBeVisible();
}

/** What a player missed, at his next choice. */
async function openRecap(page: Page): Promise<void> {
  const match = playFirefight('rice-paddy', (played) => {
    const decision = played.decision();
    const hits = played.events(0).filter(({ type }) => type === 'wounded' || type === 'eliminated');
    return decision?.name === 'moveChoice' && decision.seats.includes(0) && hits.length > 3;
  });
  await openMatchFile(page, match);
  await confirm(page);
  await expect(page.locator('[data-stack]').first()).toBeVisible();
}

/** The report about a firefight that is over. */
async function openBattle(page: Page): Promise<void> {
  await openMatchFile(page, playFirefight('keating'));
  await expect(page.locator('main table').first()).toBeVisible();
}
