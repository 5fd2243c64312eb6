import { expect, test } from '@playwright/test';
import type { GameTypes, Match } from '@sitrep/kernel';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';

const WINDOWS = ['beforeRollChance', 'afterRollChance', 'woundChance'];

/** What is asked once all chances to react have gone by. */
function askedAfter(match: Match<GameTypes>): string | undefined {
  const trial = match.copy();
  for (const name of WINDOWS) trial.order(0, name, true);
  trial.submit(0, trial.view(0).decision?.number ?? 0, { type: 'pass' });
  return trial.decision()?.name;
}

/** A hostile is about to hurt somebody who could do something about it; then the Soldiers have their turn. */
const underFire = () =>
  findSituation('jungle/covert', (match) => {
    const { name = '', about = {} } = match.decision() ?? {};
    const isVain = 'result' in about && about.result === 'nothing';
    return WINDOWS.includes(name) && !isVain && askedAfter(match) === 'action';
  });

test('a reaction says what it is about, and all of them can be passed until one’s own next turn', async ({
  page,
}) => {
  await openMatchFile(page, underFire());
  const table = new TablePage(page);
  // what will come of it
  await expect(table.prompt).toContainText(/unless you react|React before the roll/);
  const rest = page.getByRole('button', { name: 'No more reactions this turn' });
  await rest.click();
  await expect(table.prompt).toContainText('what do you do?');
  await expect(rest).toHaveCount(0);
});
