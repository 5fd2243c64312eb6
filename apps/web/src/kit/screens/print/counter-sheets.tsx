import type { GameEntry, PrintedCounter } from '@sitrep/contract';
import { withCopies } from '@sitrep/print';
import type { Speech } from '@sitrep/speech';
import type { GamePrinting } from '../../page/game-printing.ts';
import { PieceSheets } from './piece-sheets.tsx';
import type { PrintChoice } from './print-choice.ts';

interface CounterSheetsProps {
  readonly entry: GameEntry;
  readonly content: object;
  readonly counters: readonly PrintedCounter[];
  readonly printing: GamePrinting;
  readonly speech: Speech;
  readonly choice: PrintChoice;
}

/** Square counters. Their faces fill the bleed themselves. */
export function CounterSheets({ counters, printing, choice, ...props }: CounterSheetsProps) {
  const { counter, Face } = printing;
  return (
    <PieceSheets
      pieces={choice.copies === 'all' ? withCopies(counters) : counters}
      format={counter}
      choice={choice}
      draw={() => undefined}
      ground={(piece, side) => <Face face={piece[side]} {...props} />}
    />
  );
}
