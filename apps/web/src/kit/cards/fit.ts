/** In the hand, to be read, and on paper. */
export const FACE_SIZES = ['hand', 'full', 'print'] as const;
export type FaceSize = (typeof FACE_SIZES)[number];

/**
 * What a face does, step by step, until its words fit. In the hand nothing gets smaller than can be read at a glance:
 * words go, and an ellipsis says so. Enlarged and printed cards keep every word.
 */
const STEPS: Readonly<Record<FaceSize, readonly string[]>> = {
  hand: ['roomy', 'close', 'tight', 'bare', 'cut'],
  full: ['roomy', 'close', 'tight', 'small', 'smaller', 'smallest', 'least'],
  print: ['roomy', 'close', 'tight', 'small', 'smaller', 'smallest', 'least'],
};

/** Steps that leave something out. */
const LOSSES = ['bare', 'cut'];

/** Fits the words of a face that is on the page into its card. */
export function fitFace(card: HTMLElement, size: FaceSize): void {
  const blocks = [...card.querySelectorAll<HTMLElement>('[data-block]')];
  for (const block of blocks) delete block.dataset.cut;
  delete card.dataset.isCut;
  const step = STEPS[size].find((each) => {
    card.dataset.fit = each;
    card.toggleAttribute('data-is-cut', LOSSES.includes(each));
    return isFitting(card);
  });
  if (step === undefined && size === 'hand') cutBlocks(card, blocks);
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
