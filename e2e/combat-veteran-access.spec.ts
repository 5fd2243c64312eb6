import { expect, type Page, test } from '@playwright/test';
import { goToHex, mapOf, moveChoice, openFirefight } from './pages/firefight.ts';
import { seriousFindings } from './pages/serious-findings.ts';

const wordsOf = (page: Page) => page.getByRole('region', { name: 'The board in words' });

test('the cursor speaks ground, cost, danger, who sees a hex and who is there', async ({ page }) => {
  await openFirefight(page);
  const map = mapOf(page);
  await goToHex(page, '1618');
  await expect(map).toHaveAccessibleName(/^1618, .+\. \d+ men, .+: .+, leader \d, .*walking; /);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(map).toHaveAccessibleName(
    /^1617, .+, \d points?, (?:no danger|danger \d+%) from known enemies, /,
  );
  await goToHex(page, '0401');
  await expect(map).toHaveAccessibleName(/^0401, .+, out of reach, /);
});

test('keys go round the own stacks, the known enemies and the last event', async ({ page }) => {
  await openFirefight(page);
  const map = mapOf(page);
  await page.keyboard.press('n');
  await expect(map).toBeFocused();
  const first = (await map.getAttribute('aria-label')) ?? '';
  expect(first).toMatch(/^\d{4}, .+\. \d+ m[ae]n, /);
  await page.keyboard.press('n');
  await expect(map).not.toHaveAccessibleName(first);
  await page.keyboard.press('Shift+N');
  await expect(map).toHaveAccessibleName(first);
  await page.keyboard.press('t');
  await expect(map).toHaveAccessibleName(/Viet Cong/);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('button', { name: 'Next known enemy: key t' })).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Undo: key z' })).toBeVisible();
});

test('a key of the map is given to another act in the list of keys', async ({ page }) => {
  await openFirefight(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('button', { name: 'Next known enemy: key t' }).click();
  await page.keyboard.press('x');
  await expect(keys.getByRole('button', { name: 'Next known enemy: key x' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(mapOf(page)).toHaveAccessibleName(/Viet Cong/);
});

test('a squad gathers by one key, and another takes it back', async ({ page }) => {
  await openFirefight(page);
  await page.keyboard.press('n');
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('What next?');
  await page.keyboard.press('z');
  await expect(moveChoice(page)).toBeVisible();
});

test('a squad marches through the board in words alone, and the focus is never lost', async ({ page }) => {
  await openFirefight(page);
  await page.keyboard.press('b');
  const board = wordsOf(page);
  await expect(board.getByRole('heading', { name: 'The board in words' })).toBeFocused();
  await expect(mapOf(page)).toHaveCount(0);
  await board.getByRole('table', { name: 'Your men' }).getByRole('button', { name: 'Choose 1618' }).click();
  const chosen = board.getByRole('region', { name: 'Chosen: 1618' });
  await expect(chosen.getByRole('heading')).toBeFocused();
  await expect(chosen.getByText(/\d+ men, \d+ hexes within reach/)).toBeVisible();
  await chosen.getByRole('button', { name: 'Routes to 1617' }).click();
  await expect(chosen.getByRole('table', { name: 'The route, hex by hex' }).getByRole('row')).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await chosen.getByRole('button', { name: 'Go to 1617' }).click();
  // those who see the step may fire: what came of it is said at once
  await expect(page.getByRole('alert').filter({ hasText: /(?:killed|wounded|pinned).*to 1617/ })).toHaveCount(
    1,
  );
  await expect(board.getByRole('heading', { name: 'The board in words' })).toBeFocused();
  await page.reload();
  await expect(wordsOf(page)).toBeVisible();
  await page.keyboard.press('b');
  await expect(mapOf(page)).toBeFocused();
});

test('a stack opens by Space and takes the focus, which the map has again after Escape', async ({ page }) => {
  await openFirefight(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-fan] button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mapOf(page)).toBeFocused();
});

test('a shot is aimed and fired through the board in words', async ({ page }) => {
  await openFirefight(page);
  await page.keyboard.press('b');
  await page.keyboard.press('e');
  await expect(page.getByText(/^Careful: /)).toBeVisible();
  await page.keyboard.press('e');
  const asked = page.getByRole('region', { name: 'Your decision' });
  await expect(asked).toContainText(/Combat Phase/);
  const board = wordsOf(page);
  const aims = board.getByRole('table', { name: 'Known enemies' }).getByRole('button', { name: /^Aim at/ });
  await expect(aims.first()).toHaveAccessibleName(/^Aim at \d{4}, best chance \d+%$/);
  await aims.first().click();
  const target = board.getByRole('region', { name: /^Target: \d{4}$/ });
  await expect(target.getByRole('heading')).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  const shots = target.getByRole('table', { name: 'Shots' });
  await shots
    .getByRole('button', { name: /^Change: / })
    .first()
    .click();
  await expect(target.getByRole('combobox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await aims.first().click();
  await shots
    .getByRole('button', { name: /^Fire: / })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: /at \d{4} \(.*di[ce]e?\)/ })).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('with large text and high contrast the board in words fits a phone in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFirefight(page);
  for (const language of ['en', 'hu', 'it']) {
    const chosen = { language, theme: 'contrast', textSize: '200', board: 'text' };
    await page.evaluate(`localStorage.setItem('sitrep.settings', '${JSON.stringify(chosen)}')`);
    await page.reload();
    const board = page.locator('section[data-home]');
    await board.getByRole('table').first().getByRole('button').first().click();
    await expect(board.getByRole('table').nth(1)).toBeVisible();
    expect(await seriousFindings(page), language).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await board.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    const box = await board.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(Math.floor(844 * 0.4));
  }
});
