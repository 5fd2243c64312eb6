import { describeFigure } from '@sitrep/warfighter/describe';
import {
  type Figure,
  hostileFigures,
  type Read,
  slotFigures,
  soldierFigures,
} from '@sitrep/warfighter/queries';
import styles from '../../../kit/decision/orders.module.css';
import { useMatch } from '../../../kit/match/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import type { Piece } from '../pieces.ts';
import { useRead } from '../read/use-read.ts';

/** The figures of what was pointed at, as they count now, each with the cards that it comes from. */
export function PieceFigures() {
  const { speech, t } = useMatch();
  const { ui } = useTable();
  const lines = figuresOf(useRead(), ui.piece ?? '').map((figure) => speech.name(describeFigure(figure)));
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.figures} aria-label={t('figures.title')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const FIGURES: Readonly<Record<string, (state: Read, id: number) => readonly Figure[]>> = {
  hostile: hostileFigures,
  slot: slotFigures,
  soldier: soldierFigures,
};

function figuresOf(state: Read, piece: Piece): readonly Figure[] {
  const [kind = '', id] = piece.split(':');
  return FIGURES[kind]?.(state, Number(id)) ?? [];
}
