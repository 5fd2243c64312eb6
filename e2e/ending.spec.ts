import { expect, type Page, test } from '@playwright/test';
import { lastTurnMatch } from './pages/last-turn.ts';
import { openMatchFile } from './pages/open-file.ts';
import { seePainted } from './pages/painted.ts';
import { TablePage } from './pages/table-page.ts';

/** Notes which tones are played, by their pitch. */
const HEAR = `window.heard = [];
  const Real = OscillatorNode;
  window.OscillatorNode = class extends Real {
    constructor(on, options) {
      super(on, options);
      window.heard.push(options.frequency);
    }
  };`;

/** The theme of a mission that is lost. */
const THEME = [165, 131, 110, 131, 110];

const ending = (page: Page) => page.locator('[data-ending]');

async function findHeard(page: Page): Promise<readonly number[]> {
  return page.evaluate<readonly number[]>('window.heard');
}

/** Ends the last turn and goes through whatever its Hostile Turn asks. */
async function loseMission(page: Page): Promise<void> {
  await openMatchFile(page, lastTurnMatch());
  const table = new TablePage(page);
  await expect(table.prompt).toBeVisible();
  await table.openDrawer();
  await table.openOrders();
  await table.option(/End the /).click();
  await table.orders.getByRole('button', { name: /really\?/i }).click();
  for (let step = 0; step < 20 && !(await table.seeTheEnd()); step += 1) {
    await table.openOrders();
    await table.choose(0);
  }
  await expect(table.isOver).toBeVisible();
}

/** What has gone wrong once all is at rest: the Objective is out of sight, or the stamp is cut off or reaches out of its frame. */
const FIND_FAULTS = `(() => {
  const place = document.querySelector('[data-ending]');
  const frame = place.getBoundingClientRect();
  const way = place.querySelector('b').previousElementSibling?.getBoundingClientRect();
  const isShort = way && Math.abs(frame.right - way.right) > 2;
  const cut = [...place.querySelectorAll('b')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return each.scrollWidth > each.clientWidth + 1 || left < frame.left || right > frame.right ||
      top < frame.top || bottom > frame.bottom;
  });
  return [...(isShort ? ['not at its end'] : []), ...cut.map((each) => each.innerText)];
})()`;

test('a lost mission ends with its picture and a stamp, which stand still for who wants no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await loseMission(page);
  await expect(ending(page)).toHaveAttribute('data-ending', 'lost');
  await expect(ending(page)).toHaveText('Failure');
  expect(await ending(page).evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
  for (const language of ['en', 'hu', 'it']) {
    await page.evaluate(`localStorage.setItem('sitrep.settings', '{"language":"${language}"}')`);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(ending(page)).toBeVisible();
    expect(await page.evaluate(FIND_FAULTS), language).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth'), language).toBe(390);
  }
  await page.evaluate(`localStorage.setItem('sitrep.settings', '{"theme":"contrast"}')`);
  await page.reload();
  await expect(ending(page)).toHaveText('Failure');
  await expect(ending(page).locator('img, [data-late]')).toHaveCount(0);
  expect(await page.evaluate(FIND_FAULTS)).toEqual([]);
});

test('the picture comes to rest on the Objective, and the theme is heard once, by who sees the mission end', async ({
  page,
}) => {
  await page.addInitScript(HEAR);
  await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"sound":true,"isSoundSettled":true}')`);
  await loseMission(page);
  await expect.poll(async () => (await findHeard(page)).slice(-THEME.length)).toEqual(THEME);
  await new TablePage(page).reload();
  await expect(ending(page)).toBeVisible();
  await seePainted(page);
  expect(await page.evaluate(FIND_FAULTS)).toEqual([]);
  expect(await findHeard(page)).toEqual([]);
});
