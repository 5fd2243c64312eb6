import type { Page } from '@playwright/test';

/**
 * Hostile cards that lie over each other outside a pile, or hide in one; that lie over the plate of a Location, or reach
 * out of their scene; and words that reach out of a card.
 */
const FIND_CARD_FAULTS = `(() => {
  const box = (place) => place.getBoundingClientRect();
  const meet = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const cards = [...document.querySelectorAll('[data-piece^="hostile:"]')];
  const others = [...cards, ...document.querySelectorAll('[data-piece^="slot:"]')];
  const pile = (card) => card.closest('ul[data-pile]');
  const isPiled = (card, other) => pile(card) !== null && pile(card) === pile(other);
  const over = cards.flatMap((card) =>
    others.filter((other) => other !== card && !isPiled(card, other) && meet(box(card), box(other))));
  // 28 pixels of each are in sight: its Cover, and where its name begins
  const hidden = cards.filter((card) => cards.some((other) => isPiled(card, other) && box(other).top === box(card).top &&
    box(other).left > box(card).left && box(other).left - box(card).left < 28));
  const cut = cards.filter((card) => {
    const list = card.closest('ul');
    return list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1;
  });
  const tight = cards.flatMap((card) => [card, ...card.querySelectorAll('span:not(.visually-hidden), strong')])
    .filter((part) => !part.closest('[data-face]') && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);
  return [['over', over], ['hidden', hidden], ['cut', cut], ['tight', tight]]
    .flatMap(([fault, list]) => list.map((each) => fault + ': ' + each.textContent));
})()`;

/** What scrolls sideways, names that are cut off (those on faces of cards have a test of their own), a question that is covered or out of sight, panels that hide a part of themselves. */
const FIND_TABLE_FAULTS = `(() => {
  const isRead = (place) => getComputedStyle(place).clipPath !== 'none' || (place.parentElement && isRead(place.parentElement));
  const isShown = (place) => place.checkVisibility() && !isRead(place);
  const isScroller = (place) => ['auto', 'scroll'].includes(getComputedStyle(place).overflowX);
  const wide = (place) => place.scrollWidth > place.clientWidth + 1;
  const sideways = [document.documentElement, ...document.querySelectorAll('main, main *')]
    .filter((place) => place.dataset.paged === undefined && wide(place))
    .filter((place) => place === document.documentElement || (isScroller(place) && isShown(place)));
  const clipped = [...document.querySelectorAll('h1, h2, p, button, summary, [data-piece]:not([data-piece^="card:"]) span, [data-piece] strong')]
    .filter((place) => isShown(place) && place.clientWidth > 1 && wide(place) && !isScroller(place))
    .filter((place) => place.closest('[data-face]') === null)
    .filter((place) => getComputedStyle(place).display !== 'inline' && place.innerText.trim() !== '');
  const cut = [...document.querySelectorAll('main article')]
    .filter((place) => isShown(place) && place.scrollHeight > place.clientHeight + 1);
  const words = document.querySelector('[data-question] p');
  const box = words?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const covered = words && !words.closest('[data-question]').contains(top) ? [words] : [];
  return [['sideways', sideways], ['clipped', clipped], ['cut', cut], ['covered', covered]]
    .flatMap(([fault, list]) => list.map((each) => fault + ': ' + (each.innerText ?? '').slice(0, 60)));
})()`;

/** What is legal, and how many of it the list and the board offer. */
const COUNT = `(() => {
  const question = document.querySelector('[data-question]');
  const lit = new Map([...document.querySelectorAll('[data-lit]')].map(({ dataset }) => [dataset.piece, Number(dataset.lit)]));
  const onPieces = [...lit.values()].reduce((sum, count) => sum + count, 0);
  return {
    legal: Number(question.dataset.options),
    orders: [...document.querySelectorAll('[data-option]')].reduce((sum, { dataset }) => sum + Number(dataset.copies ?? 1), 0),
    board: onPieces + question.querySelectorAll('[data-loose]').length,
  };
})()`;

/** Everything on the table that a player could not read or reach, in a few words each; nothing if all is well. */
export async function findFaults(page: Page): Promise<readonly string[]> {
  const cards = await page.evaluate<readonly string[]>(FIND_CARD_FAULTS);
  const table = await page.evaluate<readonly string[]>(FIND_TABLE_FAULTS);
  const { legal, orders, board } = await page.evaluate<Record<'legal' | 'orders' | 'board', number>>(COUNT);
  const offered = orders === legal && board === legal ? [] : [`offered: ${orders} and ${board} of ${legal}`];
  return [...cards, ...table, ...offered];
}
