import { type Box, rounded, type Size } from './paper.ts';

/** How a printer turns the paper for the other side: about its long edge, as in a book, or its short one. */
export const FLIPS = ['long', 'short'] as const;
export type Flip = (typeof FLIPS)[number];

/** Whether the paper is turned about an upright edge: then left and right change places, otherwise top and bottom. */
function isSideways({ width, height }: Size, flip: Flip): boolean {
  return height >= width === (flip === 'long');
}

/** Where something lies on the other side of the paper. */
export function flipBox(page: Size, flip: Flip, box: Box): Box {
  return isSideways(page, flip)
    ? { ...box, left: rounded(page.width - box.left - box.width) }
    : { ...box, top: rounded(page.height - box.top - box.height) };
}

/**
 * Whether a back is printed upside down. A piece is turned over sideways in the hand; where the paper is turned over
 * upwards, its back stands on its head unless it is printed so.
 */
export function isBackTurned(page: Size, flip: Flip): boolean {
  return !isSideways(page, flip);
}
