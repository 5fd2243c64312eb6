import type { GameEntry, Printable } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useEffect } from 'react';
import type { GamePrinting } from '../../page/game-printing.ts';
import { usePage } from '../../page/page-context.tsx';
import { CardSheets } from './card-sheets.tsx';
import { CounterSheets } from './counter-sheets.tsx';
import { FormSheets } from './form-sheets.tsx';
import { MapSheets } from './map-sheets.tsx';
import { prepare } from './prepare.ts';
import type { PrintChoice } from './print-choice.ts';

interface PrintSheetsProps {
  readonly entry: GameEntry;
  readonly printable: Printable;
  /** What it is called. */
  readonly title: string;
  readonly printing: GamePrinting | undefined;
  readonly speech: Speech;
  readonly choice: PrintChoice;
  /** Everything is drawn; it must stay the same function. */
  onReady(): void;
}

/** Every sheet of what is printed. */
export function PrintSheets({ printable, printing, title, onReady, ...props }: PrintSheetsProps) {
  const { content } = printable;
  const { pictures } = usePage();
  const isDrawnAtOnce = printable.kind !== 'map';
  useEffect(() => {
    if (isDrawnAtOnce) void prepare(pictures).then(onReady);
  }, [isDrawnAtOnce, pictures, onReady]);
  switch (printable.kind) {
    case 'cards':
      return <CardSheets content={content} cards={printable.cards} {...props} />;
    case 'counters':
      return (
        printing && (
          <CounterSheets content={content} counters={printable.counters} printing={printing} {...props} />
        )
      );
    case 'map':
      return printing?.map && <MapSheets map={printing.map} content={content} onReady={onReady} {...props} />;
    default:
      return (
        <>
          <FormSheets title={title} form={printable.form} {...props} />
          <CardSheets content={content} cards={printable.cards} {...props} />
        </>
      );
  }
}
