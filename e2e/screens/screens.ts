import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FIREFIGHT_SCREENS } from '../pages/firefight-screens.ts';
import { seePainted } from '../pages/painted.ts';
import { SCREENS } from '../pages/screens.ts';
import { TablePage } from '../pages/table-page.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/screens');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
const MOST_BYTES = 150_000;
/** Maps are full of small things. */
const MAP_QUALITY = 26;

/** Buttons and links whose words do not fit into them. What scrolls on its own is meant to; what is only read out is not seen. */
const FIND_CLIPPED = `(() => {
  const isSeen = (each) => each === null || (getComputedStyle(each).clipPath === 'none' && isSeen(each.parentElement));
  return [...document.querySelectorAll('button, a, summary, label')]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && isSeen(each))
    .filter((each) => !['inline', 'contents'].includes(getComputedStyle(each).display))
    .map((each) => each.innerText.trim())
    .filter((words) => words !== '');
})()`;

/** The screens, and what opens over them. */
const LOOKED_AT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(Object.entries(SCREENS).map(([name, { open }]) => [name, open])),
  briefing: openBriefing,
};

for (const language of ['en', 'hu', 'it']) {
  test(`every screen in ${language}`, async ({ page }) => {
    await settle(page, { language });
    for (const [name, open] of Object.entries(LOOKED_AT))
      await lookAtAll(page, { name: `${name}-${language}`, quality: 62 }, open);
  });

  test(`a firefight in ${language}`, async ({ page }) => {
    await settle(page, { language });
    for (const [name, { open, isWordy }] of Object.entries(FIREFIGHT_SCREENS))
      if (language === 'en' || isWordy)
        await lookAtAll(page, { name: `firefight-${name}-${language}`, quality: MAP_QUALITY }, open);
  });
}

test('one attack: declared, rolled, resolved', async ({ page }) => {
  await settle(page, { isSoundSettled: true });
  await page.clock.install();
  await page.setViewportSize(SIZES.desktop);
  const table = await TablePage.startFight(page);
  await table.skipShow();
  await page.getByRole('button', { name: /^Orders \(/ }).click();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.locator('main [data-piece^="hostile:"]').first().click();
  await expect(page.locator('[data-planner] [data-best]')).toBeVisible();
  await keep(page, 'attack-declared');
  await page.locator('[data-planner] [data-best]').click();
  await expect(page.locator('[data-stage]')).toContainText('Attack: 4 or more hits');
  await page.clock.runFor(600);
  await keep(page, 'attack-rolled');
  while ((await page.locator('[data-stage] [data-told]').count()) === 0) await page.clock.runFor(200);
  await page.clock.runFor(300);
  await keep(page, 'attack-resolved');
});

async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await seePainted(page);
  // the line from attacker to target follows them with the page's clock
  await page.clock.runFor(50);
  writeFileSync(path.join(FOLDER, `${name}.webp`), await takePicture(page, 62));
}

async function settle(page: Page, settings: object): Promise<void> {
  await page.addInitScript(`localStorage.setItem('sitrep.settings', '${JSON.stringify(settings)}')`);
}

/** The button of the bar that gives way to its sign where there is little room. */
async function openBriefing(page: Page): Promise<void> {
  await SCREENS.table?.open(page);
  await page.locator('header [data-short-bar]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
}

/** Opens a screen once and looks at it in every size and theme. */
async function lookAtAll(
  page: Page,
  { name, quality }: Pick<Look, 'name' | 'quality'>,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES.desktop);
  await open(page);
  for (const [device, size] of Object.entries(SIZES))
    for (const theme of THEMES)
      await look(page, { name: `${name}-${device}-${theme}`, size, theme, quality });
}

interface Look {
  /** Out of 100. */
  readonly quality: number;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: (typeof THEMES)[number];
}

async function look(page: Page, { name, size, theme, quality }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // a pointer left behind would open whatever is below it
  await page.mouse.move(0, 0);
  await seePainted(page);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect.soft(width, `${name} scrolls sideways`).toBeLessThanOrEqual(size.width);
  expect.soft(await page.evaluate(FIND_CLIPPED), `${name} clips words`).toEqual([]);
  expect.soft(await page.locator('body').innerText(), `${name} lacks words`).not.toContain('⟦');
  const picture = await takePicture(page, quality);
  expect.soft(picture.length, `${name} is too large`).toBeLessThanOrEqual(MOST_BYTES);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture);
}

/** By the browser's own protocol, which supports a smaller format than the test runner. */
async function takePicture(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}
