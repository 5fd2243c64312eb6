import { expect, test } from '@playwright/test';
import type { GameTypes, Match } from '@sitrep/kernel';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';

/** What is asked once a chance has gone by, and every other like it if an order says so. */
function askedAfter(match: Match<GameTypes>, hasOrder: boolean): string {
  const trial = match.copy();
  if (hasOrder) trial.order(0, 'afterRollChance', true);
  trial.submit(0, trial.view(0).decision?.number ?? 0, { type: 'pass' });
  return askedNow(trial);
}

/** The question, and whether there is anything to react to. */
function askedNow(match: Match<GameTypes>): string {
  const { name = '', about = {} } = match.decision() ?? {};
  return 'result' in about ? `${name} ${about.result === 'nothing' ? 'in vain' : 'to a hit'}` : name;
}

/** A hostile has hit, and so will another; then the Soldiers have their turn. */
const underFire = () =>
  findSituation(
    'jungle/covert',
    (match) =>
      askedNow(match) === 'afterRollChance to a hit' &&
      askedAfter(match, false) === 'afterRollChance to a hit' &&
      askedAfter(match, true) === 'action',
  );

test('reactions are asked once each, or let go by until the next turn of one’s own', async ({ page }) => {
  await openMatchFile(page, underFire());
  const table = new TablePage(page);
  // what was rolled, and what comes of it
  await expect(table.prompt).toContainText(/on the d10 .* unless you react/);
  const rest = page.getByRole('button', { name: 'Do not react any more this turn' });
  await rest.click();
  await expect(table.prompt).toContainText('what do you do?');
  await expect(rest).toHaveCount(0);
});
