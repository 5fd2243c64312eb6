import { expect, type Page } from '@playwright/test';
import { formatSave, type GameTypes, type Match, makeSave } from '@sitrep/kernel';

/** Opens a match from a file, like a player who was sent one. */
export async function openMatchFile(page: Page, match: Match<GameTypes>): Promise<void> {
  const buffer = Buffer.from(formatSave(makeSave(match)));
  await page.goto('#/saves');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await expect(page).toHaveURL(/#\/play\//);
}
