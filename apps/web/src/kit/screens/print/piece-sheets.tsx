import { cutMarks, type Format, layOut, makeGrid, trimmedArea } from '@sitrep/print';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/text.tsx';
import { bledStyle, boxStyle, CutMarks, PaperSheet } from './paper-sheet.tsx';
import styles from './print.module.css';
import { flipOf, type PrintChoice } from './print-choice.ts';

interface PieceSheetsProps<P> {
  readonly pieces: readonly P[];
  readonly format: Format;
  readonly choice: PrintChoice;
  /** Draws a side of a piece as large as it is cut. */
  draw(piece: P, side: 'front' | 'back'): ReactNode;
  /** Draws what lies below a side and goes on to the end of the bleed. */
  ground(piece: P, side: 'front' | 'back'): ReactNode;
}

/** Pieces side by side with bleed and cut marks; each sheet of fronts is followed by its backs. */
export function PieceSheets<P>({ pieces, format, choice, draw, ground }: PieceSheetsProps<P>) {
  const t = useT();
  const grid = makeGrid(choice.paper, format);
  const sides = layOut(grid, pieces, flipOf(choice));
  const marks = cutMarks(grid);
  return sides.map(({ side, sheet, placed }) => (
    <PaperSheet
      key={`${side} ${sheet}`}
      page={grid.page}
      label={t(`print.${side}`, { sheet })}
      trim={trimmedArea(grid)}
      bleed={grid.bleed}
    >
      <CutMarks page={grid.page} marks={marks} />
      {placed.map(({ piece, trim, isTurned }) => (
        <div
          key={`${trim.left} ${trim.top}`}
          className={isTurned ? styles.turned : undefined}
          style={bledStyle(trim, grid.bleed)}
          data-piece={side}
        >
          <div className={styles.ground}>{ground(piece, side)}</div>
          <div className={styles.face} style={boxStyle({ left: grid.bleed, top: grid.bleed, ...grid.trim })}>
            {draw(piece, side)}
          </div>
        </div>
      ))}
    </PaperSheet>
  ));
}
