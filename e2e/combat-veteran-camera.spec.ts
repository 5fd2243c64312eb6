import { expect, type Locator, type Page, test } from '@playwright/test';
import { openFirefight } from './pages/firefight.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(piece: Locator): Promise<Box> {
  const box = await piece.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}

const middleOf = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

function isOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    one.x + one.width > other.x &&
    one.y < other.y + other.height &&
    one.y + one.height > other.y
  );
}

/** The hexes of a column, which are numbered on from the column before. */
const ROWS = 22;

/** The number of the hex whose label is in some words. */
function hexNamed(words: string): number {
  const [, column = '', row = ''] = /(\d\d)(\d\d)/.exec(words) ?? [];
  return (Number(column) - 1) * ROWS + Number(row) - 1;
}

/** Drags the map until a piece of it lies where another thing on the page is. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...middleOf(await boxOf(from)));
  await page.mouse.down();
  await page.mouse.move(...middleOf(await boxOf(to)), { steps: 4 });
  await page.mouse.up();
}

test('the overview makes room for an enemy', async ({ page }) => {
  await openFirefight(page);
  const overview = page.getByRole('figure', { name: 'Overview' });
  await page.getByRole('application').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('+');
  await page.keyboard.type('1412');
  await expect(page.getByRole('application')).toHaveAccessibleName(/^1412/);
  const enemy = page.locator(`[data-stack="${hexNamed('1412')}"]`);
  await expect(page.locator('[data-corner="southEast"]')).toBeVisible();
  await drag(page, enemy, overview);
  await expect(page.locator('[data-corner="southEast"]')).toHaveCount(0);
  expect(isOver(await boxOf(enemy), await boxOf(overview))).toBe(false);
});

test('a question brings its hex into view; without motion the camera cuts there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('?seed=alpha#/setup/combat-veteran');
  await page.locator('main select').first().selectOption('greedy');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const map = page.getByRole('application');
  const pass = page.locator('[data-loose="pass"]').first();
  await expect(pass).toBeVisible();
  // as far away as it goes
  await map.focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('+');
  await page.keyboard.type('4022');
  await expect(map).toHaveAccessibleName(/^4022/);
  const before = await page.locator('[data-question]').getAttribute('data-question');
  await pass.click();
  await expect(page.locator(`[data-question]:not([data-question="${before}"])`)).toBeVisible();
  const title = await page
    .getByRole('region', { name: /^Fire at those in \d{4}\?$/ })
    .getAttribute('aria-label');
  const movers = page.locator(`[data-stack="${hexNamed(title ?? '')}"]`).first();
  // the camera waits until the map's last key has rested
  await expect
    .poll(async () => {
      const [inside, field] = [middleOf(await boxOf(movers)), await boxOf(map)];
      return isOver({ x: inside[0], y: inside[1], width: 1, height: 1 }, field);
    })
    .toBe(true);
  await expect(page.locator('[data-still]')).toHaveCount(1);
});
