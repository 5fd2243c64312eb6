import { expect, test } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import { playDoubting } from './pages/doubting-match.ts';
import { openMatchFile } from './pages/open-file.ts';
import { findSituation } from './pages/played-match.ts';
import { TablePage } from './pages/table-page.ts';

/** Whether a command plays a card of this name. */
const plays = (option: object, instances: readonly string[], card: string) =>
  'type' in option &&
  option.type === 'playCard' &&
  'card' in option &&
  instances[Number(option.card)] === card;

test('the chances of a card that forces a mode are those of that mode alone', async ({ page }) => {
  const card = 'modern-core/double-tap';
  const match = findSituation('jungle/high-impact', (each) => {
    const { instances = [] } = each.setup.content as { readonly instances?: readonly string[] };
    const { state } = each;
    const pass = each.options(0).find(({ type }) => type === 'pass');
    const modes = pass === undefined ? 0 : (findGame('warfighter')?.oddsOf(state, 0, pass).length ?? 0);
    return (
      each.decision()?.name === 'boostChance' &&
      modes > 1 &&
      each.options(0).some((option) => plays(option, instances, card))
    );
  });
  await openMatchFile(page, match);
  const table = new TablePage(page);
  const order = table.orders.getByRole('listitem').filter({ hasText: 'Play Double Tap' });
  await expect(order.locator('[data-odds]')).toBeVisible();
  await expect(order).toContainText(/semi/i);
  await expect(order).not.toContainText(/burst/i);
});

/** The Soldiers who have Actions left, by number. */
function withActions({ game }: { readonly game: unknown }): readonly number[] {
  const { soldiers } = game as {
    readonly soldiers: readonly { readonly number: number; readonly actions: number }[];
  };
  return soldiers.flatMap(({ number, actions }) => (actions > 0 ? [number] : []));
}

test('ending the turn does not warn about Actions that cannot be used', async ({ page }) => {
  const match = findSituation('jungle/covert', (each) => {
    const ready = withActions(each.view(0));
    const isIdle = each
      .options(0)
      .every((option) => !('soldier' in option) || !ready.includes(Number(option.soldier)));
    return each.decision()?.name === 'action' && ready.length > 0 && isIdle;
  });
  await openMatchFile(page, match);
  const table = new TablePage(page);
  await table.openDrawer();
  const question = (await page.locator('[data-question]').getAttribute('data-question')) ?? '';
  await table.option(/End the Soldier Turn/).click();
  await expect(page.locator('[data-question]')).not.toHaveAttribute('data-question', question);
});

test('the pile shows every card as it is: pictures free, text in ink', async ({ page }) => {
  await TablePage.startFight(page);
  await page.getByRole('button', { name: /Hostile deck/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Hostile deck' });
  await expect(sheet.getByRole('link').first()).toBeVisible();
  const faults = await page.evaluate(`[...document.querySelectorAll('dialog[open] li')].flatMap((card) => {
    const art = card.querySelector('[data-picture]').getBoundingClientRect();
    const over = [...card.querySelectorAll('[data-corner]')].filter((each) => each.getBoundingClientRect().width > art.width / 2);
    const ink = getComputedStyle(document.body).color;
    const link = card.querySelector('a');
    const isPlain = getComputedStyle(link).color === ink && getComputedStyle(link).textDecorationLine === 'none';
    return over.length > 0 || !isPlain ? [card.innerText] : [];
  })`);
  expect(faults).toEqual([]);
});

test('a hint is marked in the log even if no event since has a line', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.option(/Attack with M203/).click();
  await table.options.first().click();
  await table.prompt.getByRole('button', { name: 'Hint' }).click();
  await expect(table.log).toContainText('Hint used');
});

test('hiring a Squad Soldier does not redirect gear: it still goes to the Soldier it is bought for', async ({
  page,
}) => {
  await page.goto('#/setup');
  await page.getByRole('button', { name: 'Build the team' }).click();
  await page.getByRole('button', { name: 'Dismiss Corona' }).click();
  await page.getByRole('button', { name: 'Soldiers', exact: true }).click();
  await page.getByRole('button', { name: /Buy Corona for/ }).click();
  await page.getByRole('button', { name: 'Weapons', exact: true }).click();
  await expect(page.getByText('For Giacomelli')).toBeVisible();
});

test('another mission begins with the choices made for the last one', async ({ page }) => {
  await openMatchFile(page, playDoubting(false).match);
  await page.getByRole('link', { name: 'Another mission' }).click();
  await expect(page.getByRole('radio', { name: 'Middle East' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Going Deep' })).toBeChecked();
});

test('going back to the mission does not reopen a dialog', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await page.getByRole('button', { name: /Hostile deck/ }).click();
  await page.getByRole('dialog', { name: 'Hostile deck' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to the mission' }).click();
  await expect(table.prompt).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing that can be pointed at is a disabled button', async ({ page }) => {
  await TablePage.startFight(page);
  const hostile = page.locator('[data-piece^="hostile:"]').first();
  await expect(hostile).toBeEnabled();
  await expect(page.locator('[data-piece][aria-disabled="true"]')).toHaveCount(0);
  await hostile.click();
  await expect(hostile).toHaveAttribute('aria-pressed', 'true');
});
