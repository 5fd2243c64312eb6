import { expect, type Page } from '@playwright/test';
import { endedMission } from './ended-mission.ts';
import { midMission } from './mid-mission.ts';
import { openMatchFile } from './open-file.ts';
import { playCampaign } from './played-campaign.ts';

export interface Screen {
  /** What is there once the screen is. */
  readonly shown: string;
  open(page: Page): Promise<void>;
}

/** Every screen, opened without using words, so it works in any language. A reload leads back to it. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  home: at('', 'h1'),
  setup: at('#/setup', 'main input'),
  team: { open: openTeam, shown: 'h1' },
  tutorial: at('#/tutorial', '[data-now]'),
  table: { open: openTable, shown: '[data-option="attack"]' },
  cards: at('#/cards', '[data-card]'),
  card: at('#/cards/modern-core%2Fokafor', 'dialog[open]'),
  print: at('#/print/warfighter/cards/modern-jungle', '[data-ready="true"] [data-piece]'),
  rules: at('#/rules', 'article'),
  rule: at('#/rules/WF-ATK-10', 'article h4'),
  saves: at('#/saves', 'h1'),
  settings: at('#/settings', 'h1'),
  campaign: { open: openCampaign, shown: '[data-ending]' },
  after: { open: openAfter, shown: 'main table' },
  replay: { open: openReplay, shown: 'input[type="range"]' },
};

function at(address: string, shown: string): Screen {
  return { shown, open: (page) => open(page, address, shown) };
}

async function open(page: Page, address: string, shown: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(shown).first()).toBeVisible();
}

/** From the set-up, by its one primary button. */
async function openTeam(page: Page): Promise<void> {
  await open(page, '#/setup', 'main input');
  await page.locator('main button[class*="strong"]').click();
  await page.waitForURL(/#\/play/);
  await expect(page.locator('h1')).toBeVisible();
}

/** A mission in its middle, as it was left: nothing of what led there is shown. */
async function openTable(page: Page): Promise<void> {
  await openMatchFile(page, midMission());
  await expect(page.locator('[data-option="attack"]').first()).toBeAttached();
  // the summary of the last turn lies over the board until it is shut
  const recap = page.locator('aside[data-over-board]');
  await recap.locator('button').last().click();
  await expect(recap).toHaveCount(0);
}

/** The preset mission with a Location played and hostiles in it. */
async function openFight(page: Page): Promise<void> {
  await page.goto('#/quick/alpha');
  await expect(page.locator('[data-option="recon"]').first()).toBeAttached();
  await page.evaluate(giveAnswers(['recon'], 1));
  await page.evaluate(giveAnswers(['playLocation'], 1));
  await expect(page.locator('[data-option="attack"]').first()).toBeAttached();
}

/** A mission that is over. */
async function openAfter(page: Page): Promise<void> {
  await openMatchFile(page, endedMission());
  await expect(page.locator('main table')).toBeVisible();
}

/** A campaign that is over. */
async function openCampaign(page: Page): Promise<void> {
  await openMatchFile(page, playCampaign());
  await expect(page.locator('[data-ending]')).toBeVisible();
}

async function openReplay(page: Page): Promise<void> {
  await openFight(page);
  const id = page.url().split('/').at(-1) ?? '';
  await open(page, `#/replay/${id}`, 'input[type="range"]');
}

/** A script that gives the first option of these types, else any, until none is left; the list may lie in a closed sheet. */
function giveAnswers(types: readonly string[], most: number): string {
  return `(async () => {
    const question = () => document.querySelector('[data-question]')?.dataset.question;
    const until = (isSo) => new Promise((resolve) => {
      const look = () => (isSo() ? resolve() : requestAnimationFrame(look));
      look();
    });
    for (let step = 0; step < ${most}; step += 1) {
      const all = [...document.querySelectorAll('[data-option]')];
      if (all.length === 0) return;
      const asked = question();
      const wanted = ${JSON.stringify(types)}.map((type) => all.find(({ dataset }) => dataset.option === type));
      (wanted.find(Boolean) ?? all[0]).click();
      await until(() => question() !== asked || document.querySelector('[data-armed]'));
      document.querySelector('[data-armed]')?.click();
      await until(() => question() !== asked);
    }
  })()`;
}
