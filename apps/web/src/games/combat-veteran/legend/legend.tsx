import { TerrainPiece } from '../map/terrain-piece.tsx';
import styles from './legend.module.css';
import type { LegendRow } from './legend-rows.ts';

/** What a row is called and what its figures mean, in the language of the page. */
export interface LegendWords {
  readonly name: string;
  /** Cost, dice and whether it blocks. */
  readonly facts: readonly string[];
}

export interface LegendProps {
  readonly rows: readonly LegendRow[];
  wordsOf(row: LegendRow): LegendWords;
}

/** Pieces of the real map with what the chart says of them. */
export function Legend({ rows, wordsOf }: LegendProps) {
  return (
    <dl className={styles.legend}>
      {rows.map((row) => {
        const { name, facts } = wordsOf(row);
        return (
          <div key={row.id} className={styles.row}>
            <div className={styles.piece} aria-hidden="true">
              <TerrainPiece box={row.box} width={66} />
            </div>
            <dt>{name}</dt>
            <dd>{facts.join(' ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
