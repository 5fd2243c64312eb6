import { expect, test } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import type { GameTypes, Match } from '@sitrep/kernel';
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
  const shots = match
    .options(0)
    .filter(({ type }) => type === 'attack')
    .flatMap((attack) => findGame('warfighter')?.oddsOf(match.state, 0, attack) ?? [])
    .map(({ about }) => about as Readonly<Record<string, number>>);
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

test('Locations and Soldiers tell their figures with the cards they come from', async ({ page }) => {
  const table = await TablePage.startFight(page);
  const figures = table.orders.getByRole('list', { name: 'Current values' });
  const tile = page.locator('[data-piece="slot:2"]');
  // the board shows who has entered when the cards have been seen
  await table.skipShow();
  const [, cost = ''] = /Entrance (\d+)/.exec(await tile.innerText()) ?? [];
  await tile.click();
  await expect(figures).toContainText(new RegExp(`Entrance ${cost}: .+ \\d+`));
  await page.locator('[data-piece="soldier:1"]').first().click();
  await expect(figures).toContainText(/Cover \d+: Giacomelli \d+/);
  await expect(figures).toContainText(/Movement \d+: Giacomelli \d+/);
});
