import { expect, test } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import { FACE_SIZES, findFaceFaults, leavePicturesBlank, openFaces } from './pages/faces.ts';

const game = 'warfighter';

for (const language of ['en', 'hu', 'it'])
  test(`no word of any card is clipped or covered in ${language}`, async ({ page }) => {
    const entry = findGame(game);
    const count = entry?.cardsOf(entry.everyCard()).length ?? 0;
    expect(count).toBeGreaterThan(500);
    await page.addInitScript(`localStorage.setItem('sitrep.settings', '{"language":"${language}"}')`);
    await leavePicturesBlank(page);
    for (const size of FACE_SIZES) {
      await openFaces(page, { game, size });
      await expect(page.locator(`main [data-face][data-size="${size}"]`)).toHaveCount(count);
      expect(await findFaceFaults(page), size).toEqual([]);
    }
  });

test('the check finds clipped, covered and missing words', async ({ page }) => {
  await openFaces(page, { game, size: 'full', most: 48 });
  const spoil = (style: string) =>
    page.addStyleTag({ content: `[data-face]:first-child ${style}` }).then(() => findFaceFaults(page));
  expect(await findFaceFaults(page)).toEqual([]);
  const faultsOf = async (style: string) => (await spoil(style)).map(({ fault }) => fault.replace(/:.*/, ''));
  expect(await faultsOf('[data-prose] { font-size: 3em !important }')).toContain('clipped');
  expect(await faultsOf('[data-prose] { position: relative; top: -3em }')).toContain('overlapping');
});
