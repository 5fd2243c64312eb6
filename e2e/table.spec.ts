import { expect, test } from '@playwright/test';
import { makePicks, TablePage } from './pages/table-page.ts';

for (const seed of ['law 1', 'law 2', 'law 3'])
  test(`${seed}: the board and the orders offer the same at every question`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = await TablePage.start(page, seed);
    const pick = makePicks(seed.length + Number(seed.at(-1)));
    for (let step = 0; step < 25 && !(await table.isOver.isVisible()); step += 1) {
      const { legal, orders, board } = await table.countControls();
      expect([orders, board]).toEqual([legal, legal]);
      await table.choose(pick(await table.options.count()));
    }
  });

test('a card is large when it has the focus, and never over the question', async ({ page }) => {
  const table = await TablePage.startFight(page);
  const card = page.locator('[data-piece^="card:"]').last();
  await card.focus();
  const large = page.locator('[data-large]');
  await expect(large).toBeVisible();
  const [question, shown] = [await table.prompt.boundingBox(), await large.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
});

test('the discards and the rest of a deck can be looked through', async ({ page }) => {
  await TablePage.startFight(page);
  await page.getByRole('button', { name: /Hostile deck/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Hostile deck' });
  await expect(sheet.getByRole('heading', { name: /Not seen yet/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a game term is explained by keyboard, with a link into the rules', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByText(/Why not\?/).click();
  const term = table.orders.locator('[popovertarget]').first();
  await term.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note').first();
  await expect(note).toBeVisible();
  await expect(note.getByRole('button', { name: /Read rule/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('a game term is explained on hover and on focus', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByText(/Why not\?/).click();
  const term = table.orders.locator('[popovertarget]').first();
  const note = page.getByRole('note').first();
  await term.hover();
  await expect(note).toBeVisible();
  await note.hover();
  await expect(note).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
  await table.orders.getByRole('searchbox').focus();
  await term.focus();
  await expect(note).toBeVisible();
  await table.orders.getByRole('searchbox').focus();
  await expect(note).toBeHidden();
});

test('after looking up a card, the table is as it was left', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.orders.getByRole('searchbox').fill('attack');
  const question = await table.prompt.innerText();
  await page.locator('[data-piece^="slot:"]').first().focus();
  await page.keyboard.press('Enter');
  await table.orders.getByRole('link', { name: /Look up/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/#\/cards\/.+/);
  await page.goBack();
  await expect(table.orders.getByRole('searchbox')).toHaveValue('attack');
  await expect(table.orders.getByRole('link', { name: /Look up/ })).toBeVisible();
  await expect(table.prompt).toHaveText(question.replaceAll(/\s+/g, ' '), { useInnerText: true });
  await page.locator('[data-piece^="hostile:"]').first().focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog').getByRole('link', { name: 'Back to the mission' }).click();
  await expect(table.orders.getByRole('searchbox')).toHaveValue('attack');
});

test('the bot gives a hint with its reason, which the log marks permanently', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.prompt.getByRole('button', { name: 'Hint' }).click();
  await expect(table.prompt.getByRole('alert')).toContainText(/Why: Against .* Kill is \d+%/);
  await expect(table.log).toContainText('Hint used');
  await table.reload();
  await expect(table.log).toContainText('Hint used');
});

test('ending the turn with Actions left warns once, unless warnings are off', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.option(/End the Soldier Turn/).click();
  await expect(table.prompt.getByRole('alert')).toContainText(/Careful: \d+ Actions? (is|are) left/);
  await page.goto('#/settings');
  await page.getByRole('checkbox', { name: 'Warnings' }).uncheck();
  await page.getByRole('link', { name: 'Back to the mission' }).click();
  await table.option(/End the Soldier Turn/).click();
  await expect(table.prompt.getByRole('alert')).toBeHidden();
});

test('the log is walked with the arrows, and its lines light up what they are about', async ({ page }) => {
  const table = await TablePage.startFight(page);
  await table.log.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[role="log"] li button:focus')).toHaveCount(1);
  const last = await page.locator(':focus').innerText();
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).not.toHaveText(last);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(/WF-/);
});

/** Orders the first attack and says, the moment another question is shown, whether its chances are too. */
const ODDS_WITH_QUESTION = `new Promise((resolve) => {
  const from = performance.now();
  const place = document.querySelector('[data-question]');
  const asked = place.dataset.question;
  new MutationObserver((_changes, observer) => {
    if (place.dataset.question === asked) return;
    observer.disconnect();
    // The frame that shows the question: nothing has been painted since the click.
    requestAnimationFrame(() =>
      resolve({ isThere: document.querySelector('[data-odds]') !== null, time: performance.now() - from }),
    );
  }).observe(place, { attributes: true });
  document.querySelector('[data-option="attack"]').click();
})`;

test('the chances come with the question, not after it', async ({ page }) => {
  await TablePage.startFight(page);
  const { isThere, time } = await page.evaluate<{ isThere: boolean; time: number }>(ODDS_WITH_QUESTION);
  expect(isThere).toBe(true);
  test.info().annotations.push({ type: 'milliseconds', description: time.toFixed(1) });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press enlarges a card, leaves the question visible and does not choose the card', async ({
    page,
  }) => {
    const table = await TablePage.start(page, 'fight');
    const question = await table.prompt.innerText();
    const card = page.locator('[data-piece^="card:"]').first();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
    const large = page.locator('[data-large]');
    await expect(large).toBeVisible();
    const [asked, shown] = [await table.prompt.boundingBox(), await large.boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    await card.dispatchEvent('pointerup', { pointerType: 'touch' });
    await card.dispatchEvent('click');
    expect(await table.prompt.innerText()).toBe(question);
  });
});
