/** Down to this share of its usual size the text of a card is made smaller; it stays legible on paper. */
const LEAST = 0.6;
const STEP = 0.05;

/** Makes the text of every card that says more than fits so much smaller that nothing is cut off. The fonts must be there. */
export function fitCards(sheets: ParentNode): void {
  for (const card of sheets.querySelectorAll<HTMLElement>('[data-fit]'))
    for (let size = 1; size >= LEAST; size -= STEP) {
      card.style.setProperty('--fit', size.toFixed(2));
      if (card.scrollHeight <= card.clientHeight) break;
    }
}
