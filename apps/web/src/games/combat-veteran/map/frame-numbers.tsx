import { memo } from 'react';
import { centreAt, type Sheet } from '../sheet/sheet.ts';
import { FRAME } from './camera.ts';
import styles from './hex-map.module.css';

/** How far outside of the sheet its numbers stand. */
const OUTSIDE = FRAME / 2;

/** The numbers of columns and rows along the edge of the sheet, for views in which hexes are too small for theirs. */
export const FrameNumbers = memo(function FrameNumbers({ sheet }: { readonly sheet: Sheet }) {
  return (
    <>
      <rect className={styles.border} width={sheet.width} height={sheet.height} />
      <g className={styles.numbers}>
        {numbersOf(sheet).map(({ x, y, text }) => (
          <text key={`${x},${y}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
});

function numbersOf(sheet: Sheet) {
  const { columns, rows, firstColumn, firstRow } = sheet.grid.shape;
  const name = (number: number) => String(number).padStart(2, '0');
  const across = Array.from({ length: columns }, (_, column) => {
    const at = { x: centreAt(sheet, column * rows)[0], text: name(firstColumn + column) };
    return [-OUTSIDE, sheet.height + OUTSIDE].map((y) => ({ ...at, y }));
  });
  const down = Array.from({ length: rows }, (_, row) => {
    const at = { y: centreAt(sheet, row)[1], text: name(firstRow + row) };
    return [-OUTSIDE, sheet.width + OUTSIDE].map((x) => ({ ...at, x }));
  });
  return [...across, ...down].flat();
}
