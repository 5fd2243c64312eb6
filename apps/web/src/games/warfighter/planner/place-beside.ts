/** The distance between the planner and its piece, and to the edges of the screen. */
const GAP = 10;

/** Puts a box beside an element: on the side with more room, never over it, within the screen and below the question. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement | undefined): void {
  const { width, height } = box.getBoundingClientRect();
  const from = anchor?.getBoundingClientRect();
  if (from === undefined) return;
  const isLeft = from.left >= innerWidth - from.right;
  const wished = isLeft ? from.left - GAP - width : from.right + GAP;
  const left = Math.max(GAP, Math.min(wished, innerWidth - width - GAP));
  const isOver = left < from.right && left + width > from.left;
  const top = isOver ? underOrOver(from, height) : from.top;
  box.style.setProperty('--left', `${Math.round(left)}px`);
  box.style.setProperty('--top', `${Math.round(clampTop(top, height))}px`);
}

function underOrOver(from: DOMRect, height: number): number {
  const under = from.bottom + GAP;
  return under + height + GAP <= innerHeight ? under : from.top - GAP - height;
}

function clampTop(top: number, height: number): number {
  return Math.max(GAP, Math.min(top, innerHeight - height - GAP));
}
