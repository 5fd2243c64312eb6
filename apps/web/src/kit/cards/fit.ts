/** In the hand, to be read, and on paper. */
export const FACE_SIZES = ['hand', 'full', 'print'] as const;
export type FaceSize = (typeof FACE_SIZES)[number];

/**
 * What a face does, step by step, until its words fit. In the hand nothing gets smaller than can be read at a glance:
 * words go, and an ellipsis says so. Enlarged and printed cards keep every word.
 */
const STEPS: Readonly<Record<FaceSize, readonly string[]>> = {
  hand: ['roomy', 'close', 'tight', 'terse', 'bare', 'cut'],
  full: ['roomy', 'close', 'tight'],
  print: ['roomy', 'close', 'tight'],
};

/** How small words get, as shares of their size: no smaller than needed, and never too small to read. */
const SHARES = [0.92, 0.87, 0.82, 0.78, 0.74, 0.7, 0.66, 0.63, 0.6, 0.57];

/** Steps that leave something out. */
const LOSSES = ['terse', 'bare', 'cut'];

/** Fits the words of a face that is on the page into its card. */
export function fitFace(card: HTMLElement, size: FaceSize): void {
  const blocks = [...card.querySelectorAll<HTMLElement>('[data-block]')];
  for (const block of blocks) delete block.dataset.cut;
  delete card.dataset.isCut;
  card.style.removeProperty('--share');
  const step = STEPS[size].find((each) => {
    card.dataset.fit = each;
    card.toggleAttribute('data-is-cut', LOSSES.includes(each));
    return isFitting(card);
  });
  if (step !== undefined) return;
  if (size === 'hand') cutBlocks(card, blocks);
  else shrink(card);
}

/** Makes all words smaller, and the picture too if that is not enough. */
function shrink(card: HTMLElement): void {
  card.dataset.fit = 'small';
  for (const share of SHARES) {
    card.style.setProperty('--share', `${share}`);
    if (isFitting(card)) return;
  }
  card.dataset.fit = 'least';
}

/** Leaves out one block after the other, the last first; the first stays. */
function cutBlocks(card: HTMLElement, blocks: readonly HTMLElement[]): void {
  for (const block of blocks.slice(1).reverse()) {
    block.dataset.cut = '';
    if (isFitting(card)) return;
  }
}

/** Half a pixel is rounding. */
const SLACK = 1;

function isFitting(card: HTMLElement): boolean {
  const isIn = card.scrollHeight <= card.clientHeight + SLACK && card.scrollWidth <= card.clientWidth + SLACK;
  return (
    isIn && [...card.children].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + SLACK)
  );
}
