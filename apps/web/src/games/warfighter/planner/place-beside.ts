/** The distance between the planner and its piece, and to the edges of the screen. */
const GAP = 10;

/** From where to where something may stand. */
interface Band {
  readonly from: number;
  readonly to: number;
}

/** Puts a box beside an element: on the side with more room, never over it or over the question, within the screen; over what is below the board only if it is too tall. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement | undefined): void {
  const from = anchor?.getBoundingClientRect();
  if (from === undefined) return;
  const band = bandBeside(document.querySelector('[data-question]'));
  box.style.setProperty('--room', `${Math.round(band.to - band.from)}px`);
  const { width, height } = box.getBoundingClientRect();
  const isLeft = from.left >= innerWidth - from.right;
  const ideal = isLeft ? from.left - GAP - width : from.right + GAP;
  const left = Math.max(GAP, Math.min(ideal, innerWidth - width - GAP));
  const isOver = left < from.right && left + width > from.left;
  const board = anchor?.closest('section')?.getBoundingClientRect();
  const foot = Math.min(band.to, board?.bottom ?? band.to);
  const top = isOver ? underOrOver(from, height, band) : Math.min(from.top, foot - height);
  box.style.setProperty('--left', `${Math.round(left)}px`);
  box.style.setProperty('--top', `${Math.round(Math.max(band.from, Math.min(top, band.to - height)))}px`);
}

/** What the question leaves of the height of the screen: the larger part, above or below it. */
function bandBeside(question: Element | null): Band {
  const all = { from: GAP, to: innerHeight - GAP };
  if (question === null) return all;
  const { top, bottom } = question.getBoundingClientRect();
  return top > innerHeight - bottom ? { ...all, to: top - GAP } : { ...all, from: bottom + GAP };
}

function underOrOver(from: DOMRect, height: number, band: Band): number {
  const under = from.bottom + GAP;
  return under + height <= band.to ? under : from.top - GAP - height;
}
