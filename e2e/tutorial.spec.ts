import { expect, type Page, test } from '@playwright/test';
import { seriousFindings } from './pages/serious-findings.ts';
import { TablePage } from './pages/table-page.ts';

const coach = (page: Page) => page.getByRole('region', { name: 'Tutorial' });

async function openTutorial(page: Page): Promise<TablePage> {
  await page.goto('');
  await page.getByRole('link', { name: 'Start the tutorial' }).click();
  await expect(coach(page)).toContainText('step 1 of');
  return new TablePage(page);
}

/** Pieces that the step lights and that the eye finds: on the screen, and under nothing but other pieces. */
const SEEN = `[...document.querySelectorAll('[data-piece][data-lit]')].filter((piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (piece.contains(over) || over.closest('[data-piece]') !== null);
}).length`;

/** What the step is about lies open to the eye, and so does the question; the coach covers neither. */
async function expectInView(page: Page, table: TablePage): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(table.prompt).toBeInViewport({ ratio: 1 });
  if ((await page.locator('[data-piece][data-lit]').count()) === 0) return;
  await expect.poll(() => page.evaluate(SEEN)).toBeGreaterThan(0);
}

/** Does exactly what the coach says; returns how many orders that took. */
async function follow(page: Page, table: TablePage): Promise<number> {
  for (let count = 0; count < 120; count += 1) {
    await table.skipShow();
    if (await table.isOver.isVisible()) return count;
    await expectInView(page, table);
    await table.openOrders();
    await expect(table.options.first()).toBeVisible();
    const [first = '', ...others] = await table.options.allInnerTexts();
    const order = first.split('\n')[0]?.toLowerCase() ?? '';
    const now = page.locator('[data-now]');
    // Where the coach names no single order, any will do.
    if (others.length === 0) expect((await now.innerText()).toLowerCase()).toContain(order);
    const asked = await page.locator('[data-question]').getAttribute('data-question');
    await table.choose(0);
    await expect(page.locator(`[data-question="${asked}"]`)).toHaveCount(0);
    await table.shutDrawer();
  }
  return 120;
}

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${name} a newcomer who follows nothing but the coach wins the first mission`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    // shows are looked at elsewhere
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const table = await openTutorial(page);
    expect(await follow(page, table)).toBeLessThan(70);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Success');
    await expect(page.locator('[data-ending="won"]')).toHaveText('Success');
    await expect(coach(page)).toContainText('Mission accomplished');
    expect(faults).toEqual([]);
  });

test('the tutorial is finished through the accessibility tree alone', async ({ page }) => {
  const table = await openTutorial(page);
  await table.openDrawer();
  const orders = table.orders.getByRole('list').getByRole('listitem').getByRole('button');
  for (let count = 0; count < 70; count += 1) {
    await table.skipShow();
    if (await table.isOver.isVisible()) break;
    await orders.first().click();
  }
  await expect(page.getByRole('heading', { name: /Mission accomplished/ })).toBeVisible();
});

test('the tutorial is finished with the keyboard alone', async ({ page }) => {
  await (await openTutorial(page)).openDrawer();
  const over = page.getByRole('heading', { name: /Mission accomplished/ });
  for (let count = 0; count < 70 && !(await over.isVisible()); count += 1) {
    // After an answer the next order has the focus already.
    if ((await page.locator('[data-option]:focus').count()) === 0) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
  }
  await expect(over).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the coach leaves room for the table, and axe finds nothing serious', async ({ page }) => {
    const table = await openTutorial(page);
    await table.openOrders();
    await table.choose(0);
    await expect(coach(page)).toContainText('step 2 of');
    await expect(table.prompt).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test('a hint names nothing but what the lesson offers, and a look at a card loses no step', async ({
  page,
}) => {
  const table = await openTutorial(page);
  await table.openDrawer();
  for (let step = 0; step < 6; step += 1) {
    const offered = (await page.locator('[data-now]').innerText()).toLowerCase();
    await table.prompt.getByRole('button', { name: 'Hint' }).click();
    const hint = table.prompt.getByRole('alert');
    await expect(hint).toContainText(/Why: /);
    expect((await hint.innerText()).toLowerCase()).toContain(offered);
    await table.choose(0);
  }
  const place = await coach(page).innerText();
  await page.locator('[data-piece^="hostile:"]').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  expect(await coach(page).innerText()).toBe(place);
});

test('only the taught orders can be given', async ({ page }) => {
  const table = await openTutorial(page);
  await table.openDrawer();
  await expect(table.options).toHaveCount(1);
  await table.choose(0);
  await expect(table.options).toHaveCount(1);
  await expect(page.locator('[data-lit]')).toHaveCount(1);
});
