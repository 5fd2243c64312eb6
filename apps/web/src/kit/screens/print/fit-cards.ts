import { fitFace } from '../../cards/fit.ts';

/** Fits the words of every card, also of those that were never on the screen. The fonts must be there. */
export function fitCards(sheets: ParentNode): void {
  for (const card of sheets.querySelectorAll<HTMLElement>('[data-size="print"] > [data-frame]'))
    fitFace(card, 'print');
}
