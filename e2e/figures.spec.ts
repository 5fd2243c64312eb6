import { expect, test } from '@playwright/test';
import type { GameTypes, Match } from '@sitrep/kernel';
import type { EffectiveFigure } from '@sitrep/warfighter/queries';
import { changesIn, shotsIn, siegeIn } from './pages/changed-figures.ts';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';

interface Shown {
  readonly hostiles: readonly { readonly token: number; readonly card: string; readonly target: number }[];
}

/** A Squad Soldier's shots are Ranged. */
const SQUAD = -1;

/** A hostile card whose Cover, according to the engine's odds, differs from the printed one. */
function findChanged(
  match: Match<GameTypes>,
): { readonly token: number; readonly cover: number } | undefined {
  const { hostiles } = match.view(0).game as Shown;
  const { cards } = match.setup.content as { cards: Readonly<Record<string, { readonly cover?: number }>> };
  const shots = shotsIn(match);
  for (const { token, card, target } of hostiles) {
    const shot = shots.find(
      (each) => each.hostile === token && each.soldier === target && each.weapon === SQUAD,
    );
    if (shot?.cover !== undefined && shot.cover !== cards[card]?.cover) return { token, cover: shot.cover };
  }
  return undefined;
}

test('a hostile shows the Cover that attacks meet, and on demand the cards that it comes from', async ({
  page,
}) => {
  const match = findSituation('jungle/covert', (each) => findChanged(each) !== undefined);
  const { token, cover } = findChanged(match) ?? { token: 0, cover: 0 };
  await openMatchFile(page, match);
  const tile = page.locator(`[data-piece="hostile:${token}"]`);
  await expect(tile).toContainText(`Cover ${cover}`);
  await tile.click();
  const figures = new TablePage(page).orders.getByRole('list', { name: 'Current values' });
  await expect(figures).toContainText(new RegExp(`Cover ${cover}: \\S.* \\d+, .+ [+−]\\d`));
  await expect(figures).toContainText(/Acts at Range \d/);
});

test('where there is room for the whole card, a Cover that is not the printed one lies over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1500 });
  const match = findSituation('jungle/covert', (each) => findChanged(each) !== undefined);
  const { token, cover } = findChanged(match) ?? raise();
  await openMatchFile(page, match);
  const tile = page.locator(`main [data-piece="hostile:${token}"]`);
  await expect(tile.locator('[data-face]')).toBeVisible();
  await expect(tile.locator('[data-changed]')).toHaveText(String(cover));
});

test('a Cover that depends on the Range is that of the Soldier from whom the Range counts', async ({
  page,
}) => {
  const match = findSituation('europe/raid/rescue/elite', (each) => siegeIn(each) !== undefined);
  const { hostile, slot, attackers } = siegeIn(match) ?? raise();
  await openMatchFile(page, match);
  const table = new TablePage(page);
  const tile = page.locator(`[data-piece="hostile:${hostile}"]`);
  const place = page.getByRole('listitem').filter({ has: page.locator(`[data-piece="slot:${slot}"]`) });
  for (const { soldier, range, cover } of attackers) {
    await page.locator(`[data-piece="soldier:${soldier}"]`).first().click();
    await expect(place).toContainText(`Range ${range}`);
    await expect(tile).toContainText(`Cover ${cover}`);
    await expect(tile).toContainText(`Range ${range}`);
  }
  await tile.click();
  const figures = table.orders.getByRole('list', { name: 'Current values' });
  const planner = page.locator('[data-planner]');
  for (const { soldier, range, cover } of attackers) {
    await planner.locator(`[data-attacker="${soldier}"]`).click();
    await expect(planner.locator('header')).toContainText(`Range ${range} · Cover ${cover}`);
    await expect(figures).toContainText(`Cover ${cover} at Range ${range}: `);
  }
});

test('Locations and Soldiers tell their figures with the cards they come from', async ({ page }) => {
  const match = findSituation('middle-east/going-deep', (each) => changesIn(each) !== undefined);
  const { slot, entrance, soldier, cover, movement } = changesIn(match) ?? raise();
  await openMatchFile(page, match);
  const figures = new TablePage(page).orders.getByRole('list', { name: 'Current values' });
  const tile = page.locator(`[data-piece="slot:${slot}"]`);
  await expect(tile).toContainText(`Entrance ${entrance.total}`);
  await tile.click();
  await expect(figures).toContainText(told('Entrance', entrance));
  const panel = page.locator('article').filter({ has: page.locator(`[data-piece="soldier:${soldier}"]`) });
  await expect(panel).toContainText(`Cover ${cover.total}`);
  await expect(panel).toContainText(`Movement ${movement.total}`);
  await page.locator(`[data-piece="soldier:${soldier}"]`).first().click();
  await expect(figures).toContainText(told('Cover', cover));
  await expect(figures).toContainText(told('Movement', movement));
});

/** A changed figure with its cards: “Entrance 7: Wadi 4, Insurgents +2”. */
function told(name: string, { total, parts: [printed] }: EffectiveFigure): RegExp {
  return new RegExp(`${name} ${total}: \\S.* ${printed?.amount}, .+ [+−]\\d`);
}

function raise(): never {
  throw new Error('there is no such situation');
}
