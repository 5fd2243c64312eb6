import { expect, type Page } from '@playwright/test';

/** A word on a card that cannot be read, or what else is wrong with a face. */
export interface FaceFault {
  readonly card: string;
  readonly fault: string;
}

export const FACE_SIZES = ['hand', 'full', 'print'] as const;

export interface FaceView {
  readonly game: string;
  readonly size: (typeof FACE_SIZES)[number];
  /** How many cards are enough; more than there are, unless it says so. */
  readonly most?: number;
}

/**
 * Leaves the pictures of cards blank, which is all that they lose: a picture has a box of its own, and no word depends on
 * what is in it. Painting hundreds of them is half the time that looking at all faces takes.
 */
export async function leavePicturesBlank(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const set = Element.prototype.setAttribute;
    HTMLImageElement.prototype.setAttribute = function (name, value) {
      if (name !== 'src') set.call(this, name, value);
    };
  })()`);
}

/** Presses the button for more cards until there are enough, and draws those off the screen too: their words need a place. */
const SHOW_ALL = `async (most) => {
  for (;;) {
    const more = document.querySelector('main > button');
    if (more === null || document.querySelectorAll('main [data-face]').length >= most) break;
    more.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const item of document.querySelectorAll('[data-card], main li')) item.style.contentVisibility = 'visible';
  await document.fonts.ready;
}`;

/** Opens the card browser with so many cards drawn at once. */
export async function openFaces(page: Page, { game, size, most = 9999 }: FaceView): Promise<void> {
  await page.goto(`#/cards/${game}?size=${size}`);
  await expect(page.locator(`main [data-size="${size}"] [data-face]`).first()).toBeVisible();
  await page.evaluate(`(${SHOW_ALL})(${most})`);
  await expect(page.locator('main [data-face]:not(:has([data-fit]))')).toHaveCount(0);
}

/** Runs in the page. Text of a card has to lie within it and beside all other text; enlarged and printed cards leave nothing out. */
const FIND_FAULTS = `(() => {
  const LEAST = { hand: 10.6, full: 12, print: 9 };
  const SLACK = 1.5;
  const INK = 0.12;
  const rectsOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    // letters fill neither the top nor the bottom of their boxes
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, right, top, bottom, height }) => ({ left, right, top: top + height * INK, bottom: bottom - height * INK }));
  };
  const isIn = (box, rect) =>
    rect.left >= box.left - SLACK && rect.right <= box.right + SLACK &&
    rect.top >= box.top - SLACK && rect.bottom <= box.bottom + SLACK;
  const isOver = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK + 1;
  const textsOf = (card) => {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.data.trim() !== '') found.push({ words: node.data, parent: node.parentElement, rects: rectsOf(node) });
    return found.filter(({ rects }) => rects.length > 0);
  };
  const clips = (element, card) => {
    const boxes = [card.getBoundingClientRect()];
    for (let each = element; each !== card; each = each.parentElement)
      if (getComputedStyle(each).overflow !== 'visible') boxes.push(each.getBoundingClientRect());
    return boxes;
  };
  const faultsOf = (outer) => {
    const card = outer.querySelector('[data-frame]');
    const texts = textsOf(card);
    const faults = [];
    for (const { words, parent, rects } of texts) {
      const boxes = clips(parent, card);
      if (rects.some((rect) => boxes.some((box) => !isIn(box, rect)))) faults.push('clipped: ' + words);
      const pixels = parseFloat(getComputedStyle(parent).fontSize);
      if (pixels < LEAST[outer.dataset.size]) faults.push('too small, ' + pixels + ' px: ' + words);
    }
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1))
        if (one.rects.some((a) => other.rects.some((b) => isOver(a, b))))
          faults.push('overlapping: ' + one.words + ' / ' + other.words);
    });
    if (outer.dataset.size !== 'hand' && card.matches('[data-is-cut], :has([data-cut])')) faults.push('left out');
    return faults.map((fault) => ({ card: outer.dataset.face, fault }));
  };
  return [...document.querySelectorAll('main [data-face]')].flatMap(faultsOf);
})()`;

export function findFaceFaults(page: Page): Promise<readonly FaceFault[]> {
  return page.evaluate<readonly FaceFault[]>(FIND_FAULTS);
}
