import { expect, type Locator, test } from '@playwright/test';
import { openFirefight } from './pages/firefight.ts';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';
import { findAlike, type Look, MIDDLE } from './pages/vision.ts';

/** One place with each value of a mark; none is the place without it. */
function marked(place: Locator, mark: string, values: readonly (string | null)[]): readonly Look[] {
  return values.map((value) => ({ name: `${mark}=${value}`, place, marks: { [mark]: value } }));
}

const ON_AND_OFF = ['', null];
const PARTS = ['eliminate', 'kill', 'suppress', null];

for (const theme of ['light', 'dark'] as const)
  test.describe(`colour is never alone, ${theme}`, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });

    test('cards, Soldiers, turns and the planner of Warfighter', async ({ page }) => {
      const table = await TablePage.startFight(page);
      await table.shutDrawer();
      const lit = page.locator('main [data-piece^="card:"][data-lit]').first();
      const card = page.locator(`main [data-piece="${await lit.getAttribute('data-piece')}"]`);
      const panel = page.locator('main article[data-frame]').last();
      const looks = {
        card: [
          { name: 'playable', place: card },
          { name: 'not playable', place: card, marks: { 'data-lit': null } },
          { name: 'marked', place: card, marks: { 'data-marked': '' } },
        ],
        panel: marked(panel, 'data-frame', ['blue', 'khaki', 'slate']),
        token: marked(page.locator('main [class*="_token_"]').last(), 'data-frame', [
          'blue',
          'khaki',
          'slate',
        ]),
        turn: marked(page.locator('[class*="_ribbon_"]'), 'data-last', ON_AND_OFF),
        health: marked(page.locator('main article [class*="_boxes_"] i').first(), 'data-full', ON_AND_OFF),
        action: marked(page.locator('main article [class*="_bolts_"] svg').first(), 'data-full', ON_AND_OFF),
      };
      for (const [name, all] of Object.entries(looks))
        expect.soft(await findAlike(page, all), name).toEqual([]);
      await page.locator('main [data-piece^="hostile:"]').first().click();
      const part = page.locator('[data-planner] [class*="_legend_"] i').first();
      expect.soft(await findAlike(page, marked(part, 'data-part', PARTS))).toEqual([]);
    });

    test('reticles that are live, suppressed and killed', async ({ page }) => {
      await openMatchFile(
        page,
        findSituation('jungle/covert', (match) => hasEverySign(match.view(0).game)),
      );
      const sign = (name: string, kind: string): Look => ({
        name,
        place: page.locator(`main [class*="_reticles_"] svg${kind}`).first(),
      });
      const signs = [
        sign('live', ':has(circle)'),
        sign('suppressed', '[class*="_suppressed_"]'),
        sign('killed', '[class*="_killed_"]'),
      ];
      expect(await findAlike(page, signs, MIDDLE)).toEqual([]);
    });

    test('counters of Combat Veteran', async ({ page }) => {
      await openFirefight(page);
      await page.keyboard.press('k');
      const rows = page.getByRole('dialog', { name: 'Legend' }).locator('dl').last().locator('svg');
      await rows.last().scrollIntoViewIfNeeded();
      const names = await rows.locator('xpath=ancestor::div[dt]/dt').allInnerTexts();
      expect(names.length).toBeGreaterThan(10);
      expect(
        await findAlike(
          page,
          names.map((name, index) => ({ name, place: rows.nth(index) })),
        ),
      ).toEqual([]);
    });
  });

interface Hostile {
  readonly suppress: number;
  readonly ekia: number;
}

/** Whether a reticle of each kind is to be seen. */
function hasEverySign(game: unknown): boolean {
  const { hostiles } = game as { readonly hostiles: readonly Hostile[] };
  const some = (test: (hostile: Hostile) => boolean) => hostiles.some(test);
  return (
    some(({ suppress }) => suppress > 0) &&
    some(({ ekia }) => ekia > 0) &&
    some(({ suppress, ekia }) => suppress === 0 && ekia === 0)
  );
}

test('notices parts that differ in colour alone', async ({ page }) => {
  await TablePage.startFight(page);
  await page.locator('main [data-piece^="hostile:"]').first().click();
  const part = page.locator('[data-planner] [class*="_legend_"] i').first();
  // a red and a green that are equally light
  await page.addStyleTag({
    content: `[data-part="kill"] { background: rgb(200 0 0) !important; }
      [data-part="suppress"] { background: rgb(0 115 0) !important; }`,
  });
  const faults = await findAlike(page, marked(part, 'data-part', ['kill', 'suppress']));
  expect(faults).toHaveLength(4);
});
