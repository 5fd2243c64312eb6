import { expect, type Page, test } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import { type Answer, type GameTypes, type Match, permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { CROWDS } from './pages/crowds.ts';
import { openMatchFile } from './pages/open-file.ts';
import { findFaults } from './pages/table-faults.ts';

const HOSTILES = 25;

/** Nothing lies over either end of a card. */
const IS_IN_FRONT = (card: {
  getBoundingClientRect(): { left: number; right: number; top: number; height: number };
  contains(other: unknown): boolean;
  ownerDocument: { elementFromPoint(x: number, y: number): unknown };
}) => {
  const { left, right, top, height } = card.getBoundingClientRect();
  return [left + 6, right - 6].every((x) =>
    card.contains(card.ownerDocument.elementFromPoint(x, top + height / 2)),
  );
};

/** Opens the mission from its file; returns the engine's match. */
async function openCrowd(page: Page): Promise<Match<GameTypes>> {
  const match = CROWDS['25 hostile cards']();
  await openMatchFile(page, match);
  await expect(page.locator('[data-piece^="hostile:"]')).toHaveCount(HOSTILES);
  return match;
}

test('25 hostile cards stay readable: none hidden by another, none cut, nothing sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCrowd(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => findFaults(page), { message: `at ${size.width}` }).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);
    // Every card is described in full: its name, its figures, whom it threatens and with what chance.
    for (const words of await page.locator('[data-piece^="hostile:"]').allInnerTexts())
      expect(words).toMatch(/Cover \d[\s\S]*→\s+\S+[\s\S]*(\d%|Range|reach|pinned)/i);
    // Whichever has the focus lies in front, once the summary of the last turn has been read.
    const recap = page.getByRole('complementary', { name: /in short/ });
    if (await recap.isVisible()) await recap.getByRole('button', { name: 'Close' }).click();
    // the focus is that of somebody at the keys: on a phone it leads the board along
    await page.keyboard.press('Escape');
    for (const card of await page.locator('ul[data-pile] [data-piece^="hostile:"]').all()) {
      await card.focus();
      await expect.poll(() => card.evaluate(IS_IN_FRONT)).toBe(true);
    }
    const last = page.locator('[data-piece^="hostile:"]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
});

/** What the engine says of every target and mode of an attack: the chance of a Kill, and of any effect. */
function engineOdds({ state }: Match<GameTypes>, attack: Answer<GameTypes>): readonly string[] {
  const odds = findGame('warfighter')?.oddsOf(state, 0, attack) ?? [];
  return odds.map(({ gist = [], total }) =>
    gist.map(({ count }) => shareText('en', permille(count, total), 0)).join(' '),
  );
}

/** Points at a weapon and measures the milliseconds until the planner appears, by the browser's own clock. */
const timeToPlanner = (weapon: number) => `new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector('table[data-odds]')) return requestAnimationFrame(look);
    performance.mark('planned');
    resolve(performance.measure('planner', 'pointed', 'planned').duration);
  };
  performance.mark('pointed');
  document.querySelector('[data-piece="item:${weapon}"]').click();
  look();
})`;

test('the attack planner has the chances of the engine for every target and mode, at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const match = await openCrowd(page);
  const attack = match
    .options(0)
    .find((option) => option.type === 'attack' && engineOdds(match, option).length > HOSTILES / 2);
  if (attack === undefined) throw new Error('nobody has many targets');
  const time = Number(await page.evaluate(timeToPlanner((attack as { weapon?: number }).weapon ?? 0)));
  test.info().annotations.push({ type: 'milliseconds to the planner', description: time.toFixed(1) });
  const cells = await page.locator('table[data-odds]').first().locator('td').allInnerTexts();
  const shown = cells.flatMap((cell) => {
    const [kill = '', effect = ''] = cell.match(/[\d.]+%/g) ?? [];
    return kill === '' ? [] : [`${kill} ${effect}`];
  });
  expect(shown.toSorted()).toEqual(engineOdds(match, attack).toSorted());
});
