import type { Printable } from '@sitrep/contract';
import { CARD, makeGrid, type Size, tile } from '@sitrep/print';
import type { GamePrinting } from '../../page/game-printing.ts';
import type { PrintChoice } from './print-choice.ts';

/** The paper that everything of a choice is printed on, upright or sideways; `undefined` if it cannot be drawn. */
export function pageSize(
  printable: Printable,
  { paper }: Pick<PrintChoice, 'paper'>,
  printing: GamePrinting | undefined,
): Size | undefined {
  switch (printable.kind) {
    case 'counters':
      return printing && makeGrid(paper, printing.counter).page;
    case 'map':
      return printing?.map && tile(paper, printing.map.size(printable.content)).page;
    default:
      return makeGrid(paper, CARD).page;
  }
}
