import { type RefObject, useEffect } from 'react';

/**
 * Brings what a step lights into view whenever the step or the table is another: on a small screen it may lie beyond the
 * edge of the board, or behind the question. Nothing moves where a part of it is in view already.
 */
export function useLitInView(stage: RefObject<HTMLElement | null>, step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step says when
  useEffect(() => {
    // The board places itself first.
    const frame = requestAnimationFrame(() => showLit(stage.current));
    return () => cancelAnimationFrame(frame);
  }, [stage, step]);
}

function showLit(stage: HTMLElement | null): void {
  const lit = [...(stage?.querySelectorAll('[data-piece][data-lit]') ?? [])];
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'center', inline: 'center' });
}

/** Whether nothing but other pieces lies over the middle of a piece, and that is on the screen. */
function isSeen(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (piece.contains(over) || over.closest('[data-piece]') !== null);
}
