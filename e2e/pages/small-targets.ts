import type { Page } from '@playwright/test';

/**
 * What can be pressed but is smaller than so many pixels: in itself, and in all that is pressed to the same effect. A piece may
 * have a larger control elsewhere on the table. Words in running text are as high as its lines.
 */
const FIND_SMALL = `((least) => {
  const isRead = (place) => getComputedStyle(place).clipPath.startsWith('inset') || (place.parentElement && isRead(place.parentElement));
  const isSeen = (place) => place.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isRead(place) && !place.closest('[inert]');
  const name = (place) => (place.getAttribute('aria-label') ?? place.innerText ?? '').replaceAll(/\\s+/g, ' ').slice(0, 40);
  const isWord = (place) => getComputedStyle(place).display === 'inline' && place.parentElement.innerText.length > place.innerText.length;
  // a square, wherever it is pressed to the same effect
  const hasRoom = (place) => {
    const box = (place.closest('li, article') ?? place).getBoundingClientRect();
    const steps = (from, to) => Array.from({ length: Math.max(1, Math.ceil((to - from) / 6)) }, (_, at) => from + 3 + at * 6);
    const need = Math.floor(least / 6);
    let runs = [];
    for (const y of steps(box.top, box.bottom)) {
      let run = 0;
      runs = steps(box.left, box.right).map((x, at) => (place.contains(document.elementFromPoint(x, y)) ? (runs[at] ?? 0) + 1 : 0));
      for (const down of runs) {
        run = down >= need ? run + 1 : 0;
        if (run >= need) return true;
      }
    }
    return false;
  };
  // what has been opened lies over it for now
  const isUnder = (place) => {
    const { left, top, width, height } = (place.closest('li, article') ?? place).getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(place.closest('section, main') ?? document.body).contains(seen);
  };
  const isLarge = (place) => {
    const { width, height } = place.getBoundingClientRect();
    if (width > least - 0.5 && height > least - 0.5) return true;
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return hasRoom(place) || isUnder(place);
  };
  const targets = [...document.querySelectorAll('button, a[href], summary, select, input, [role="button"]')]
    .filter((place) => isSeen(place) && !isWord(place));
  const small = targets.filter((place) => !isLarge(place));
  const isElsewhere = ({ dataset: { piece } }) =>
    piece !== undefined && targets.some((other) => other.dataset.piece === piece && !small.includes(other));
  return small.filter((place) => !isElsewhere(place)).map((place) => {
    const { width, height } = place.getBoundingClientRect();
    return [name(place), place.dataset.piece ?? '', Math.round(width) + '×' + Math.round(height)].join(' ');
  });
})`;

/** The targets on the screen that a pointer or a thumb would miss, with their sizes. */
export async function findSmallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`${FIND_SMALL}(${least})`);
}
