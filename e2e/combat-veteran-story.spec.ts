import { expect, type Page, test } from '@playwright/test';
import { mapOf, openFirefight, setOutFor1614 } from './pages/firefight.ts';
import { openMatchFile } from './pages/open-file.ts';
import { playFirefight } from './pages/played-firefight.ts';
import { seriousFindings } from './pages/serious-findings.ts';

/** A squad runs into a hidden bunker, which opens fire. */
async function runIntoBunker(page: Page): Promise<void> {
  await openFirefight(page);
  await setOutFor1614(page);
  await expect(page.getByText(/^Stopped after \d+ of \d+: /)).toBeVisible();
}

const feed = (page: Page) => page.getByRole('log');
const stage = (page: Page) => page.locator('[data-stage]');

test('a march is one line with the men it cost; dice and rules fold out, and it can be watched again', async ({
  page,
}) => {
  await page.clock.install();
  await runIntoBunker(page);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toHaveText('Movement');
  const line = feed(page).getByRole('listitem').filter({ hasText: 'to 1617' }).first();
  await expect(line.getByRole('strong')).toContainText(/wounded|killed|pinned/);
  await expect(feed(page)).toContainText(/hits expected/);
  const words = line.getByRole('button', { name: /^\S+ and \d+ more to 1617/ });
  await words.click();
  await expect(words).toHaveAttribute('aria-expanded', 'true');
  await expect(line.getByRole('button', { name: /Read rule CV-/ }).first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const told = await feed(page).innerText();
  // From here on the clock only moves when told to.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await line.getByRole('button', { name: /^Show again/ }).click();
  await expect(page.locator('[data-act="march"] [data-moving]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
  await expect(page.locator('[data-act]')).toHaveCount(0);
  expect(await feed(page).innerText()).toBe(told);
  await page.keyboard.press('y');
  await expect(stage(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
});

test('without motion a ring shows where it happened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"sound":true}')`);
  await runIntoBunker(page);
  await expect(stage(page)).toHaveCount(0);
  // whoever wants sounds reads there what they are
  await expect(feed(page)).toContainText(/♪ .*steps.*, (rifle shots|a machine gun)/);
  await feed(page)
    .getByRole('button', { name: /^Show again: .* to 1617/ })
    .first()
    .click();
  await expect(page.locator('[data-still]')).toHaveCount(1);
  await expect(stage(page)).toHaveCount(0);
});

test('F shows the whole map, and again what was shown before', async ({ page }) => {
  await openFirefight(page);
  const ground = page.locator('[data-layer="ground"]');
  await expect(ground).toHaveAttribute('style', /scale/);
  // the map is placed for good once the first show is over
  await expect(stage(page)).toHaveCount(0);
  const before = await ground.getAttribute('style');
  await mapOf(page).focus();
  await page.keyboard.press('f');
  await expect(ground).not.toHaveAttribute('style', before ?? '');
  await page.keyboard.press('f');
  await expect(ground).toHaveAttribute('style', before ?? '');
});

test('who comes back to a choice reads what the others did, the worst first', async ({ page }) => {
  const match = playFirefight('rice-paddy', (played) => {
    const decision = played.decision();
    const hits = played.events(0).filter(({ type }) => type === 'wounded' || type === 'eliminated');
    return decision?.name === 'moveChoice' && decision.seats.includes(0) && hits.length > 3;
  });
  await openMatchFile(page, match);
  await page.getByRole('button', { name: /show my table/ }).click();
  const recap = page.getByRole('complementary', { name: 'Since your last turn' });
  await expect(recap).toBeVisible();
  await expect(recap.getByRole('button', { name: 'Show all' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await recap.getByRole('button', { name: 'Skip' }).click();
  await expect(recap).toHaveCount(0);
});

for (const scenario of ['rice-paddy', 'keating'])
  test(`after ${scenario} the report tells why, what it cost and where; the replay shows either side`, async ({
    page,
  }) => {
    await openMatchFile(page, playFirefight(scenario));
    const report = page.getByRole('main');
    await expect(report.getByRole('heading', { name: 'Where men fell' })).toBeVisible();
    await expect(report.getByRole('columnheader', { name: 'Hits expected' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await report.getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
    await expect(page.locator('[data-stack]').first()).toBeVisible();
    const seat = page.getByRole('combobox', { name: 'Seen by' });
    await seat.selectOption('1');
    await expect(page.locator('[data-stack]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/#\/play\//);
  });
