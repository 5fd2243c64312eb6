import type { Box, CutMark, Size } from '@sitrep/print';
import type { CSSProperties, ReactNode } from 'react';
import styles from './print.module.css';

interface PaperSheetProps {
  readonly page: Size;
  /** What is said about it. */
  readonly label: string;
  /** What is left when it is cut, and how far the print goes beyond: the boxes of the page in a PDF. */
  readonly trim?: Box;
  readonly bleed?: number;
  readonly children: ReactNode;
}

/** One side of a sheet of paper at its true size. Screens show it smaller. */
export function PaperSheet({ page, label, trim, bleed = 0, children }: PaperSheetProps) {
  const { width, height } = page;
  return (
    <section
      className={styles.sheet}
      aria-label={label}
      style={{ width: mm(width), height: mm(height) }}
      data-sheet={`${width} ${height}`}
      data-trim={trim && [trim.left, trim.top, trim.width, trim.height, bleed].join(' ')}
    >
      {children}
    </section>
  );
}

/** Thin lines where to cut. */
export function CutMarks({ page, marks }: { readonly page: Size; readonly marks: readonly CutMark[] }) {
  return (
    <svg className={styles.marks} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
      {marks.map(({ x1, y1, x2, y2 }) => (
        <path key={`${x1} ${y1} ${x2} ${y2}`} d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
    </svg>
  );
}

export function mm(length: number): string {
  return `${length}mm`;
}

/** The style that puts something on its place on the paper. */
export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left: mm(left), top: mm(top), width: mm(width), height: mm(height) };
}

/** The same with its bleed. */
export function bledStyle({ left, top, width, height }: Box, bleed: number): CSSProperties {
  return boxStyle({
    left: left - bleed,
    top: top - bleed,
    width: width + 2 * bleed,
    height: height + 2 * bleed,
  });
}
