import { openStudio } from '../../art/studio.ts';
import type { PictureSource } from '../../page/picture-source.ts';
import { fitCards } from './fit-cards.ts';

/** Waits until fonts and pictures are on the sheets, and makes the text of cards fit beside them. */
export async function prepare(pictures: PictureSource | undefined): Promise<void> {
  await document.fonts.ready;
  if (pictures !== undefined) {
    await openStudio(pictures);
    await shown();
  }
  const drawn = [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')];
  // a picture that cannot be decoded is printed as the browser shows it
  await Promise.all(drawn.map((picture) => picture.decode().catch(() => undefined)));
  fitCards(document);
}

/** What the studio has changed is on the page two frames later at the latest. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
