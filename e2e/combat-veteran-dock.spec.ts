import { expect, type Locator, type Page, test } from '@playwright/test';
import { mapOf, openFirefight, pressHex } from './pages/firefight.ts';
import { seriousFindings } from './pages/serious-findings.ts';

/** Presses what answers the question, twice where it warns, and waits for the next one. */
async function answer(page: Page, button: Locator): Promise<void> {
  const before = await page.locator('[data-question]').getAttribute('data-question');
  const next = page.locator(`[data-question]:not([data-question="${before}"])`);
  await button.click();
  await expect(next.or(page.getByRole('alert')).first()).toBeVisible();
  if ((await next.count()) === 0) await button.click();
  await expect(next).toBeVisible();
}

/** Answers as briefly as possible until this is asked. */
async function goOnUntil(page: Page, question: string): Promise<void> {
  const asked = page.locator(`[data-card="${question}"]`);
  const anything = page.locator('[data-loose], [data-card] li button');
  for (let answers = 0; answers < 60 && (await asked.count()) === 0; answers++) {
    await expect(anything.first()).toBeVisible({ timeout: 30_000 });
    if ((await asked.count()) === 0) await answer(page, anything.first());
  }
  await expect(asked).toBeVisible();
}

/** Two fingers on the map move apart. */
async function pinch(page: Page, map: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const [middle, level] = [x + width / 2, y + height / 2];
  const apart = (pixels: number) => [
    { x: middle - pixels, y: level, id: 0 },
    { x: middle + pixels, y: level, id: 1 },
  ];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof apart>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', apart(40));
  await touch('touchMove', apart(70));
  await touch('touchEnd', []);
  await session.detach();
}

test('a shot is two inputs, and its dice are a sum with rules', async ({ page }) => {
  await openFirefight(page);
  await goOnUntil(page, 'combatChoice');
  await expect(page.locator('[data-target="open"]').first()).toBeVisible();
  await expect(page.locator('[data-target="blocked"]').first()).toContainText('no line');
  await pressHex(page, '1412');
  const gun = page.getByRole('region', { name: /M60/ });
  const target = page.getByRole('region', { name: 'Into 1412' });
  await expect(gun.getByRole('button', { name: /CV-ATK-07/ })).toBeVisible();
  const figures = (await gun.locator('dd').allTextContents()).map((text) => Number(text.replace('−', '-')));
  expect(figures.slice(0, -1).reduce((sum, dice) => sum + dice, 0)).toBe(figures.at(-1));
  await expect(target.getByRole('img', { name: /no effect \d+%, goes down \d+%/ })).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await answer(page, target.locator('[data-proposal]'));
});

test('dice are dealt by hand, and the crew is another', async ({ page }) => {
  await openFirefight(page);
  await goOnUntil(page, 'combatChoice');
  await pressHex(page, '1412');
  const gun = page.getByRole('region', { name: /M60/ });
  await gun.getByLabel('Crew').selectOption('nobody');
  await expect(gun.getByText(/serves/)).toHaveCount(0);
  const target = page.getByRole('region', { name: 'Into 1412' });
  await target.getByRole('button', { name: 'Deal the dice yourself' }).click();
  const fewer = target.getByRole('button', { name: /One die fewer/ }).first();
  const dice = target.getByRole('status', { name: /^Dice for/ }).first();
  const before = Number(await dice.textContent());
  await fewer.click();
  await expect(dice).toHaveText(String(before - 1));
  await expect(target.getByText('1 die left')).toBeVisible();
  await answer(page, target.getByRole('button', { name: 'Fire like this' }));
});

test('what blocks a line is named where there is none', async ({ page }) => {
  await openFirefight(page);
  await goOnUntil(page, 'combatChoice');
  const map = mapOf(page);
  await map.focus();
  await page.keyboard.type(
    (await page.locator('[data-target="blocked"]').first().getAttribute('data-hex')) ?? '',
  );
  await expect(page.locator('[data-sight="blocked"]')).toBeVisible();
});

test('the usual is done by one press, and what is not ticked is left out', async ({ page }) => {
  await openFirefight(page);
  await goOnUntil(page, 'disciplineChoice');
  const usual = page.getByRole('region', { name: 'The usual' });
  const button = usual.locator('[data-proposal="usual"]');
  const rolls = await usual.getByRole('checkbox').count();
  expect(rolls).toBeGreaterThan(1);
  await expect(button).toHaveText(`Do the usual: ${rolls} rolls`);
  await usual.getByRole('checkbox').last().uncheck();
  await expect(button).toHaveText(new RegExp(`Do the usual: ${rolls - 1} rolls?`));
  expect(await seriousFindings(page)).toEqual([]);
  await answer(page, button);
});

test('defensive fire: who came where, and one press for each gun', async ({ page }) => {
  await openFirefight(page, { program: 0 });
  await goOnUntil(page, 'defensiveFire');
  const prompt = page.getByRole('region', { name: /^Fire at those in \d{4}\?$/ });
  await expect(prompt).toContainText(/has entered|have entered/);
  await expect(page.getByRole('region', { name: 'When am I asked?' })).toContainText('%');
  expect(await seriousFindings(page)).toEqual([]);
  await expect(prompt.getByRole('button', { name: 'Hold fire at this squad' })).toBeVisible();
  const turn = page.getByText(/^Turn \d+ of/);
  const before = await turn.innerText();
  await answer(page, prompt.getByRole('button', { name: 'Not again this turn' }));
  // a shot in the same turn is no question any more
  const isAgain = (await prompt.count()) > 0 && (await turn.innerText()) === before;
  expect(isAgain).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map stays in view, the sheet has three heights, and Go is within reach of the thumb', async ({
    page,
  }) => {
    await openFirefight(page);
    const map = mapOf(page);
    const height = async () => (await map.boundingBox())?.height ?? 0;
    const half = await height();
    expect(half).toBeGreaterThan(844 * 0.4);
    await page.locator('[data-squad]').first().tap();
    await pressHex(page, '1614');
    const go = page.locator('[data-proposal^="march"]').first();
    await expect(go).toBeVisible();
    expect((await go.boundingBox())?.y).toBeGreaterThan(844 * 0.55);
    expect(await height()).toBeCloseTo(half, -2);
    await page.getByRole('button', { name: 'Make this area larger' }).tap();
    expect(await height()).toBeLessThan(half);
    await page.getByRole('button', { name: 'Fold this area' }).tap();
    expect(await height()).toBeGreaterThan(half);
    const ground = page.locator('[data-layer="overlay"]');
    const width = async () => (await ground.boundingBox())?.width ?? 0;
    const before = await width();
    await pinch(page, map);
    await expect.poll(width).toBeGreaterThan(before);
    const overview = page.getByRole('figure', { name: 'Overview' });
    await expect(overview).toHaveCount(0);
    await page.getByRole('button', { name: 'Overview' }).tap();
    await expect(overview).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
