import type { Picture } from '@sitrep/art';

/** Finds out what the picture of a card shows; `undefined` for a card without one. */
export type PictureFinder = (content: object, card: string) => Picture | undefined;

/** Loads that, when the first picture is wanted. */
export type PictureSource = () => Promise<PictureFinder>;
