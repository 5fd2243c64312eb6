import { type Flip, flipBox, isBackTurned } from './flip.ts';
import { capacityOf, type Grid, trimAt } from './grid.ts';
import type { Box } from './paper.ts';

/** A piece on a page: where it is cut, and whether it is printed upside down. */
export interface Placed<P> {
  readonly piece: P;
  readonly trim: Box;
  readonly isTurned: boolean;
}

/** One side of a sheet. */
export interface SheetSide<P> {
  readonly side: 'front' | 'back';
  /** The number of the sheet, from 1. */
  readonly sheet: number;
  readonly placed: readonly Placed<P>[];
}

/** Puts pieces on sheets in their order; where backs are wanted, each front is followed by its backs. */
export function layOut<P>(
  grid: Grid,
  pieces: readonly P[],
  backs: Flip | undefined,
): readonly SheetSide<P>[] {
  const capacity = capacityOf(grid);
  const sheets = Array.from({ length: Math.ceil(pieces.length / capacity) }, (_, sheet) =>
    pieces.slice(sheet * capacity, (sheet + 1) * capacity),
  );
  return sheets.flatMap((own, index) => {
    const sheet = index + 1;
    const front = own.map((piece, place) => ({ piece, trim: trimAt(grid, place), isTurned: false }));
    const fronts: SheetSide<P> = { side: 'front', sheet, placed: front };
    return backs === undefined
      ? [fronts]
      : [fronts, { side: 'back', sheet, placed: behind(grid, front, backs) }];
  });
}

function behind<P>({ page }: Grid, front: readonly Placed<P>[], flip: Flip): readonly Placed<P>[] {
  const isTurned = isBackTurned(page, flip);
  return front.map(({ piece, trim }) => ({ piece, trim: flipBox(page, flip, trim), isTurned }));
}

/** Every piece as often as it is wanted, its copies one after the other. */
export function withCopies<P extends { readonly copies: number }>(pieces: readonly P[]): readonly P[] {
  return pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
}
