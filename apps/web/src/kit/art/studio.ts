import type { Palette, Picture } from '@sitrep/art';
import type { PictureFinder, PictureSource } from '../page/picture-source.ts';
import { addressOf } from './address-of.ts';
import { painted } from './painted.ts';

type Draw = (picture: Picture, palette: Palette) => string;

/** Pictures as addresses, kept for good: there are as many as cards, and each has a few kilobytes. */
const kept = new Map<string, string>();
const finders = new Map<PictureSource, PictureFinder>();
let draw: Draw | undefined;

/** What is wanted: the card of a content, as it looks on one palette. */
export interface Order {
  readonly source: PictureSource;
  readonly content: object;
  readonly card: string;
  readonly palette: Palette;
}

/** The address of a picture if all that draws it is there; an empty one for a card without a picture. */
export function drawnPicture({ source, content, card, palette }: Order): string | undefined {
  const finder = finders.get(source);
  if (draw === undefined || finder === undefined) return undefined;
  const picture = finder(content, card);
  return picture === undefined ? '' : drawn(picture, palette);
}

/** The address of any picture, as soon as what draws them is there. */
function drawn(picture: Picture, palette: Palette): string | undefined {
  if (draw === undefined) return undefined;
  const key = `${palette} ${JSON.stringify(picture)}`;
  const address = kept.get(key) ?? addressOf(draw(picture, palette));
  kept.set(key, address);
  return address;
}

/** Fetches what draws pictures, after the page has been painted. */
export async function openStudio(source: PictureSource): Promise<void> {
  const [finder] = await Promise.all([painted().then(source), openPress()]);
  finders.set(source, finder);
}

async function openPress(): Promise<void> {
  await painted();
  const { drawPicture } = await import('@sitrep/art');
  draw = (picture, palette) => drawPicture(picture, { palette });
}
