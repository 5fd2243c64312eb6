import { expect, test } from '@playwright/test';
import { TablePage } from './pages/table-page.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first load everything works without a network', async ({ page, context }) => {
  await page.goto('');
  // Ready is not enough: until the worker controls the page, requests still go to the network.
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  const table = await TablePage.start(page, 'offline');
  await table.choose(0);
  await expect(table.prompt).toContainText('Soldier Turn');
  const question = await table.prompt.innerText();
  await table.reload();
  await expect(table.prompt).toHaveText(question.replaceAll(/\s+/g, ' '), { useInnerText: true });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  for (const screen of ['cards', 'rules', 'saves', 'settings']) {
    await page.goto(`#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the page can be installed', async ({ request }) => {
  const manifest = await (await request.get('manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
