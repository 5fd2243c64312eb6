import { expect, type Page, test } from '@playwright/test';
import { seriousFindings } from './pages/serious-findings.ts';

async function openTeam(page: Page): Promise<void> {
  await page.goto('#/setup');
  await page.getByRole('button', { name: 'Build the team' }).click();
  await expect(page.getByRole('heading', { name: 'Put the team together.' })).toBeVisible();
}

const violations = (page: Page) => page.getByRole('region', { name: 'What is wrong with the team' });
const go = (page: Page) => page.getByRole('button', { name: 'Go with this team' });

test('a team is built from scratch, counted as it grows, and sent', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Empty team' }).click();
  await expect(violations(page)).toContainText('at least one Player Soldier');
  await page.getByRole('button', { name: 'Soldiers', exact: true }).click();
  await page.getByRole('button', { name: /Buy Giacomelli for/ }).click();
  await page.getByRole('button', { name: 'Weapons', exact: true }).click();
  await page.getByRole('button', { name: /Buy M203 Carbine/ }).click();
  await page.getByRole('button', { name: /extra 5\.56 mm: more/ }).click();
  await page.getByRole('button', { name: 'Skills', exact: true }).click();
  await page.getByRole('button', { name: /Buy Marksman/ }).click();
  await expect(violations(page)).toContainText('accept this team');
  await expect(page.getByText(/\d+ of 37 RP/)).toBeVisible();
  await go(page).click();
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
});

test('a forbidden purchase says why, with the rule, and changes nothing', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Equipment', exact: true }).click();
  const vest = page.getByRole('listitem').filter({ hasText: 'IOTV Vest' });
  await expect(vest).toContainText(/The team costs \d+ RP/);
  await vest.getByRole('button', { name: /Buy IOTV Vest/ }).click({ force: true });
  await expect(violations(page)).toContainText('accept this team');
  await page.getByRole('button', { name: /M67 Grenade: more/ }).click();
  await page.getByRole('button', { name: /M67 Grenade: more/ }).click();
  await expect(violations(page)).toContainText('The team costs 38 RP');
  await go(page).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Put the team together.' })).toBeVisible();
  await violations(page).getByRole('button', { name: 'Read rule WF-BUY-01' }).click();
  await expect(page.getByRole('dialog')).toContainText('WF-BUY-01');
});

test('a saved team can be used in another mission', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Dismiss Corona' }).click();
  await page.getByRole('textbox', { name: 'Name of this team' }).fill('Alone');
  await page.getByRole('button', { name: 'Keep' }).click();
  await openTeam(page);
  await expect(page.getByRole('button', { name: 'Dismiss Corona' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Kept teams' })
    .getByRole('button', { name: 'Alone', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Dismiss Corona' })).toHaveCount(0);
});

test('a reload keeps the draft', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Dismiss Corona' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dismiss Giacomelli' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss Corona' })).toHaveCount(0);
});

test('a forecast tells how often a simple program wins with the team, and how sure that is', async ({
  page,
}) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Forecast' }).click();
  await expect(page.getByText(/wins \d+ of 60 missions .* between \d+.* and \d+/)).toBeVisible({
    timeout: 500_000,
  });
  await page.getByRole('button', { name: 'Dismiss Corona' }).click();
  await expect(page.getByText(/of 60 missions/)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing serious in the ${colorScheme} team builder on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openTeam(page);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

test('a card in the shelf is large when it is pointed at, and a long press does not buy it', async ({
  page,
}) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Empty team' }).click();
  await page.getByRole('button', { name: 'Soldiers', exact: true }).click();
  const large = page.locator('[data-large]');
  await expect(large).toHaveCount(0);
  const ware = page.getByRole('button', { name: /Buy Giacomelli for/ });
  await ware.hover();
  await expect(large).toContainText('Giacomelli');
  const [shown, size] = [await large.boundingBox(), page.viewportSize()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
  await page.mouse.move(0, 0);
  await expect(large).toHaveCount(0);
  await ware.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(large).toContainText('Giacomelli');
  await ware.dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Dismiss Giacomelli' })).toHaveCount(0);
});
