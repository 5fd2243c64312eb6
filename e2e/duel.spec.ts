import { expect, type Page, test } from '@playwright/test';
import { seriousFindings } from './pages/serious-findings.ts';
import { TablePage } from './pages/table-page.ts';

/** A duel is over long before. */
const MOST_ANSWERS = 300;

/** From the set-up by address, which no menu shows, to the first form: a person against the program. */
async function openDuel(page: Page): Promise<void> {
  await page.goto('#/setup/duel');
  await page.locator('main select').nth(1).selectOption('greedy');
  await page.locator('main button[class*="strong"]').click();
  await page.waitForURL(/#\/play/);
  await expect(page.locator('main input[type="number"]').first()).toBeVisible();
}

test('a game without a page of its own is played to its end on the text board', async ({ page }) => {
  await openDuel(page);
  const table = new TablePage(page);
  await page.getByLabel('strength').fill('7');
  await expect(page.getByText(/must add up to/)).toBeVisible();
  await page.getByLabel('strength').fill('2');
  await page.getByLabel('guard').fill('1');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const seen = { odds: 0, lit: 0, blocked: 0 };
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    await expect(table.options.first().or(table.isOver)).toBeVisible();
    if (await table.isOver.isVisible()) break;
    const { legal, orders, board } = await table.countControls();
    expect([orders, board]).toEqual([legal, legal]);
    seen.odds += await table.orders.locator('[data-odds]').count();
    seen.lit += await page.locator('[data-piece][data-lit]').count();
    seen.blocked += await table.orders.getByText(/^Why not\?/).count();
    const question = await table.prompt.getAttribute('data-question');
    await table.choose(0);
    await expect(page.locator(`[data-question="${question}"]`)).toHaveCount(0);
  }
  await expect(table.isOver).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/duel/);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

test('undo, hints, rules and the log work there as everywhere', async ({ page }) => {
  await openDuel(page);
  const table = new TablePage(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await table.option(/Wary/).click();
  await table.option(/Attack: /).click();
  const cost = table.option(/Discard: /);
  if (await cost.isVisible()) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(table.option(/Attack: /)).toBeVisible();
  }
  await expect(table.log).toContainText('is wary');
  await page.getByRole('button', { name: 'Hint' }).click();
  // The duel gives no advice, and nothing is made up.
  const notice = table.prompt.getByRole('alert').filter({ hasText: 'has no advice here' });
  await expect(notice).toBeVisible();
  await table.prompt.getByRole('button', { name: /^Read rule DU-/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/DU-[A-Z]+-\d+/);
  await expect(page.getByRole('dialog')).not.toContainText('no text of its own');
});

for (const language of ['en', 'hu', 'it'])
  test(`form and board fit a phone and a desk, and axe finds nothing serious, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"language":"${language}"}')`);
    await openDuel(page);
    await expectToFit(page);
    await page.locator('main button[class*="strong"]').click();
    await expect(page.locator('main [data-piece^="token:"]').first()).toBeVisible();
    await expectToFit(page);
  });

async function expectToFit(page: Page): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);
    expect(await page.locator('body').innerText()).not.toContain('⟦');
  }
  expect(await seriousFindings(page)).toEqual([]);
}
