import { type Tile, type Tiling, tile } from '@sitrep/print';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/text.tsx';
import type { GamePrinting } from '../../page/game-printing.ts';
import { boxStyle, PaperSheet } from './paper-sheet.tsx';
import styles from './print.module.css';
import type { PrintChoice } from './print-choice.ts';

interface MapSheetsProps {
  readonly map: NonNullable<GamePrinting['map']>;
  readonly content: object;
  readonly choice: PrintChoice;
  onReady(): void;
}

/** A map on several sheets that overlap, with lines where the next ones begin. */
export function MapSheets({ map: { size, Frame, Part }, content, choice, onReady }: MapSheetsProps) {
  const t = useT();
  const [drawn, setDrawn] = useState(0);
  const { page, tiles } = tile(choice.paper, size(content));
  useEffect(() => {
    if (drawn >= tiles.length) onReady();
  }, [drawn, tiles.length, onReady]);
  return (
    <Frame content={content}>
      {tiles.map((each) => (
        <PaperSheet key={each.name} page={page} label={t('print.part', { name: each.name })} trim={each.at}>
          <div className={styles.part} style={boxStyle(each.at)}>
            <Part content={content} part={each.part} onDrawn={() => setDrawn((count) => count + 1)} />
          </div>
          <Joints page={page} tile={each} />
        </PaperSheet>
      ))}
    </Frame>
  );
}

/** Where the next sheets begin, and which sheet this is. */
function Joints({ page, tile: { name, joints, at } }: Pick<Tiling, 'page'> & { readonly tile: Tile }) {
  const { x, y } = joints;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
      {x !== undefined && <path className={styles.joint} d={`M${x} 0V${page.height}`} />}
      {y !== undefined && <path className={styles.joint} d={`M0 ${y}H${page.width}`} />}
      <text className={styles.sheetName} x={at.left} y={at.top - 1.2}>
        {name}
      </text>
    </svg>
  );
}
