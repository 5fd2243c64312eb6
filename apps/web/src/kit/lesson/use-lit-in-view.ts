import { type RefObject, useEffect } from 'react';

/**
 * Brings what a step lights into view whenever the step or the table is another: on a small screen it may lie beyond the
 * edge of the board, or behind the question. Nothing moves where a part of it is in view already.
 */
export function useLitInView(stage: RefObject<HTMLElement | null>, step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step says when
  useEffect(() => {
    let isWanted = true;
    // The board places itself first, and cards fly to where they will lie.
    const frame = requestAnimationFrame(async () => {
      await arrived(litIn(stage.current));
      if (isWanted) showLit(litIn(stage.current));
    });
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [stage, step]);
}

function litIn(stage: HTMLElement | null): readonly Element[] {
  return [...(stage?.querySelectorAll('[data-piece][data-lit]') ?? [])];
}

/** Waits until pieces lie where they will stay; what moves for ever is not waited for. */
async function arrived(pieces: readonly Element[]): Promise<void> {
  const moves = pieces
    .flatMap((piece) => piece.getAnimations())
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

function showLit(lit: readonly Element[]): void {
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'center', inline: 'center' });
}

/** Whether nothing but other pieces lies over the middle of a piece, and that is on the screen. */
function isSeen(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (piece.contains(over) || over.closest('[data-piece]') !== null);
}
