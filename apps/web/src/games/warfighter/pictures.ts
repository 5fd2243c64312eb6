import type { PictureFinder } from '../../kit/page/picture-source.ts';
import { ownContent } from './own-content.ts';

/** Loads what the cards show: their own data, and what the packs say about pictures. */
export async function pictures(): Promise<PictureFinder> {
  const { pictureOf } = await import('@sitrep/warfighter/pictures');
  return (content, card) => pictureOf(ownContent(content), card);
}
