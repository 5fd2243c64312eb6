import { expect, type Locator, type Page, test } from '@playwright/test';
import { pressHex } from './pages/firefight.ts';
import { enterWorld } from './pages/home-page.ts';
import { seriousFindings } from './pages/serious-findings.ts';
import { TablePage } from './pages/table-page.ts';

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Tutorial' });

async function openLesson(page: Page): Promise<TablePage> {
  await page.goto('');
  await enterWorld(page, 'Combat Veteran', 'Tutorial');
  await expect(coach(page)).toContainText('step 1 of');
  await expect(page.locator('[data-stack]').first()).toBeVisible();
  return new TablePage(page);
}

/** Does the next thing: reads on, or gives the first order of the list, as a whole act if it is offered as one. */
async function goOn(page: Page, table: TablePage): Promise<void> {
  const next = coach(page).getByRole('button', { name: 'Next' });
  if (await next.isVisible()) {
    const before = await coach(page).innerText();
    await next.click();
    return void (await expect(coach(page)).not.toHaveText(before, { useInnerText: true }));
  }
  const asked = await table.prompt.getAttribute('data-question');
  await table.openOrders();
  const acts = page.locator('[data-proposal]:visible');
  const order = (await acts.count()) > 0 ? acts.first() : table.options.first();
  await order.click();
  await expect(page.locator(`[data-question="${asked}"]`)).toHaveCount(0);
}

/** Waits until the learner is asked, or has won. */
async function settle(page: Page): Promise<void> {
  const next = coach(page).getByRole('button', { name: 'Next' });
  const over = coach(page).getByRole('heading', { name: 'The path is yours' });
  const order = page.locator('[data-option]').first();
  await expect(next.or(over).or(order).first()).toBeAttached();
}

/** What the ring on the map is around lies open to the eye: nothing covers it, and it is not off screen. */
async function expectSpotInView(page: Page): Promise<void> {
  const spot = page.locator('[data-spot]');
  if ((await spot.count()) === 0) return;
  await expect
    .poll(() =>
      spot.evaluate((ring) => {
        const { left, top, width, height } = ring.getBoundingClientRect();
        const seen = ring.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
        return seen?.closest('[role="application"]') !== null && seen !== null;
      }),
    )
    .toBe(true);
}

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${name} the first firefight is won by following the coach`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(viewport);
    const table = await openLesson(page);
    const over = coach(page).getByRole('heading', { name: 'The path is yours' });
    const titles = new Set<string>();
    for (let count = 0; count < 90 && !(await over.isVisible()); count += 1) {
      const title = await coach(page).getByRole('heading').innerText();
      if (!titles.has(title)) {
        titles.add(title);
        await expectSpotInView(page);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
        if (titles.size % 6 === 2) expect(await seriousFindings(page)).toEqual([]);
      }
      await goOn(page, table);
      await settle(page);
    }
    await expect(over).toBeVisible();
    expect(titles.size).toBeGreaterThanOrEqual(18);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

test('hexes are pointed at with the keys, undo goes back a step, and a look at the rules loses none', async ({
  page,
}) => {
  await openLesson(page);
  await coach(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(coach(page)).toContainText('step 2 of');
  await coach(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(coach(page)).toContainText('step 3 of');
  await pressHex(page, '1316');
  await page.keyboard.press('Space');
  const man = page.locator('[data-fan]').getByRole('button', { name: /Wexler/ });
  await man.hover();
  await expect(page.locator('[data-large]')).toContainText(/Wexler[\s\S]*Discipline/);
  await page.locator('[data-proposal="gather"]').press('Enter');
  await expect(coach(page)).toContainText('step 4 of');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(coach(page)).toContainText('step 3 of');
  await page.goto('#/rules/combat-veteran');
  await expect(page.getByRole('link', { name: 'First steps' })).toBeVisible();
  await page.goBack();
  await expect(coach(page)).toContainText('step 3 of');
  await pressHex(page, '1316');
  await pressHex(page, '1314');
  await pressHex(page, '1314');
  await expect(coach(page)).toContainText('step 5 of');
  await expect(page.getByRole('button', { name: /^Cancel:/ }).first()).toBeVisible();
});
