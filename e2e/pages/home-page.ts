import type { Page } from '@playwright/test';

/** From the first page into one of its worlds, by one of its ways. */
export async function enterWorld(page: Page, world: string, way: string): Promise<void> {
  await page.getByRole('region', { name: world, exact: true }).getByRole('link', { name: way }).click();
}
