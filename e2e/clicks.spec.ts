import { expect, test } from '@playwright/test';
import { CountedPlay } from './pages/counted-play.ts';
import { enterWorld } from './pages/home-page.ts';
import { findJoinable } from './pages/joinable.ts';
import { openMatchFile } from './pages/open-file.ts';
import { seriousFindings } from './pages/serious-findings.ts';
import { TablePage } from './pages/table-page.ts';

/** From the review of the page: 134 before there were planners. */
const MOST_CLICKS = 75;
/** From the home page. */
const FIRST_ATTACK = 3;

test('from the home page to the dice of the first attack takes three clicks', async ({ page }) => {
  let clicks = 0;
  const count = async (click: Promise<void>) => {
    await click;
    clicks += 1;
  };
  await page.goto('?seed=fight');
  await count(enterWorld(page, 'Modern', 'Quick start'));
  await count(
    page
      .getByRole('button', { name: /^Take and play/ })
      .first()
      .click(),
  );
  const attack = page.getByRole('button', { name: /attacks .*Kill \d+%.*1 Action/ });
  await count(attack.click());
  await expect(new TablePage(page).log).toContainText(/Defeat Cover \d/);
  expect(clicks).toBeLessThanOrEqual(FIRST_ATTACK);
});

test('what could join an attack moves the chances of its cells and goes with the press on one', async ({
  page,
}) => {
  const { match, hostile } = findJoinable();
  await openMatchFile(page, match);
  const table = new TablePage(page);
  await page.locator(`main [data-piece="hostile:${hostile}"]`).first().click();
  const planner = page.locator('[data-planner]');
  const chip = planner.locator('[data-join="plain"]').first();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  const [, from = '', to = ''] = /(\d+) → (\d+)%/.exec(await chip.innerText()) ?? [];
  const card = await chip.locator('b').innerText();
  expect(Number(to)).toBeGreaterThan(Number(from));
  const cells = planner.getByRole('grid').getByRole('button');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const moved = cells.filter({ hasText: `${to}%` }).filter({ hasText: card });
  await expect(moved.first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await chip.click();
  await expect(moved).toHaveCount(0);
  await chip.click();
  await moved.first().click();
  await expect(table.log).toContainText(`plays ${card}`);
  await expect(table.log).toContainText(/Defeat Cover \d/);
});

test('a mission is played in few clicks, and an attack takes two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await TablePage.start(page, 'fight');
  const play = new CountedPlay(table);
  expect(await play.play(300)).toBe(true);
  test.info().annotations.push({
    type: 'clicks',
    description: `${play.clicks} clicks, ${play.attacks} attacks`,
  });
  console.log(`${play.clicks} clicks, ${play.attacks} attacks in ${play.forAttacks} clicks`);
  expect(play.forAttacks).toBe(2 * play.attacks);
  expect(play.attacks).toBeGreaterThan(3);
  expect(play.clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

test('the arrow keys lead through the planner, Enter attacks, Escape leads back to the hostile', async ({
  page,
}) => {
  const table = await TablePage.startFight(page);
  const hostile = page.locator('main [data-piece^="hostile:"]').first();
  await hostile.focus();
  await page.keyboard.press('Enter');
  const planner = page.getByRole('dialog', { name: /^What to do about/ });
  await expect(planner.locator('[data-best]')).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(planner).toHaveCount(0);
  await expect(hostile).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(planner.getByRole('grid').getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(planner).toHaveCount(0);
  await expect(table.log).toContainText(/Defeat Cover \d/);
});

test('a double click on a hostile or on a cell does no more than one', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await page.locator('main [data-piece^="hostile:"]').first().dblclick();
  const cell = page.locator('[data-planner] [data-best]');
  await expect(cell).toBeVisible();
  await cell.dblclick();
  await expect(page.locator('[data-planner]')).toHaveCount(0);
  await expect(table.log.getByText(/Defeat Cover \d/)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the planner is a sheet at the foot with large cells', async ({ page }) => {
    const table = await TablePage.start(page, 'fight');
    await table.openOrders();
    await table.option(/for Giacomelli/).click();
    await table.openOrders();
    await table.option(/Play the Location/).click();
    await page.locator('main [data-piece^="hostile:"]').first().tap();
    const planner = page.locator('[data-planner]');
    const box = await planner.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(box?.width).toBe(390);
    expect((await planner.locator('[data-best]').boundingBox())?.height).toBeGreaterThanOrEqual(64);
  });
});

test('cards to discard are marked and go together, one press each and one for all', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.option(/Discard and Draw/).click();
  const cards = page.locator('main [data-piece^="card:"][data-lit]');
  await expect(cards.first()).toBeVisible();
  const question = await page.locator('[data-question]').getAttribute('data-question');
  for (const index of [0, 1]) await cards.nth(index).click();
  await expect(page.locator('[data-marked]')).toHaveCount(2);
  await cards.nth(1).click();
  await expect(page.locator('[data-marked]')).toHaveCount(1);
  await cards.nth(1).click();
  // marking is no answer yet
  await expect(page.locator('[data-question]')).toHaveAttribute('data-question', question ?? '');
  const before = await table.log.getByText(/^Discarded:/).count();
  await table.prompt.getByRole('button', { name: 'Discard 2 cards' }).click();
  await expect(table.log.getByText(/^Discarded:/)).toHaveCount(before + 2);
  await expect(table.prompt).toContainText('what do you do');
});
