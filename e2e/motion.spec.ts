import { expect, type Page, test } from '@playwright/test';
import { TablePage } from './pages/table-page.ts';

const stage = (page: Page) => page.locator('[data-stage]');

/** Longer than any show. */
const WHOLE_SHOW = 20_000;

/** Longer than a press is kept from reaching another command. */
const CALM = 1000;

/** Ends the Soldier Turn in a fight, so a Hostile Turn is shown. The clock only moves when told to. */
async function endTurn(page: Page): Promise<TablePage> {
  await page.clock.install();
  const table = await TablePage.startFight(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await table.option(/End the Soldier Turn/).click();
  // nothing can be pressed in the same place until the table has been calm
  await page.clock.runFor(CALM);
  await table.orders.getByRole('button', { name: /really\?/i }).click();
  return table;
}

/** The position of everything that a player looks at, but for what lies over it. */
const FIND_PLACES = `[...document.querySelectorAll('[data-piece], [data-question], [data-option], main, aside, header')]
  .filter((each) => !each.matches('[data-over-board]'))
  .map((each) => [each.dataset.piece ?? each.tagName, each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight])
  .map((place) => place.join(' '))`;

/** Places take up their width by and by when cards enter; the clock does not stop that. */
const SETTLED = `Promise.all(document.getAnimations()
  .filter((each) => each instanceof CSSTransition)
  .map((each) => each.finished.catch(() => undefined)))`;

async function findPlaces(page: Page): Promise<readonly string[]> {
  await page.evaluate(SETTLED);
  return page.evaluate<readonly string[]>(FIND_PLACES);
}

test('a hostile turn is shown without anything jumping, and summed up when it is over', async ({ page }) => {
  const table = await endTurn(page);
  await expect(stage(page)).toBeVisible();
  const places = await findPlaces(page);
  expect(places.length).toBeGreaterThan(10);
  await page.clock.runFor(WHOLE_SHOW);
  await expect(stage(page)).toBeHidden();
  expect(await findPlaces(page)).toEqual(places);
  for (let step = 0; step < 12; step += 1) {
    if (await page.getByRole('complementary', { name: /in short/ }).isVisible()) break;
    await table.choose(0);
  }
  await expect(page.getByRole('complementary', { name: /in short/ })).toContainText(/attack/);
});

test('the board and the log wait until the dice have landed', async ({ page }) => {
  await page.clock.install();
  const table = await TablePage.startFight(page);
  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeHidden();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const target = page.locator('main [data-piece^="hostile:"]').first();
  await target.click();
  await page.locator('[data-planner] [data-best]').click();
  await expect(stage(page)).toContainText('Attack: 4 or more hits');
  await expect(stage(page).locator('[data-told]')).toHaveCount(0);
  // from the Soldier to whom he fires at
  await expect(stage(page).locator('[data-aim] path')).toBeAttached();
  await expect(target).toBeVisible();
  await expect(table.log).not.toContainText('eliminated');
  await page.clock.runFor(WHOLE_SHOW);
  await expect(stage(page)).toBeHidden();
  await expect(target).toHaveCount(0);
  await expect(table.log).toContainText('eliminated');
});

test('a key ends the show at once, and still does what it was pressed for', async ({ page }) => {
  const table = await endTurn(page);
  await expect(stage(page)).toBeVisible();
  const filter = table.orders.getByRole('searchbox');
  await filter.press('a');
  await expect(stage(page)).toBeHidden();
  await expect(filter).toHaveValue('a');
});

test('there is no motion for players who ask for none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await endTurn(page);
  await expect(table.log).toContainText('Hostile Turn');
  await expect(stage(page)).toHaveCount(0);
  // a picture says the same, until a key is pressed
  const picture = page.locator('[data-still]');
  await expect(picture).toContainText(/or more hits/);
  await expect(picture.locator('[data-aim] path')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
});
