import type { FaceHead, FaceRow, FaceText, TableBlock } from '@sitrep/contract';
import { placeKey } from '../symbols/place-key.ts';
import { capital, useSayFace } from '../symbols/say-face.ts';
import { Sign } from '../symbols/sign.tsx';
import styles from './table.module.css';

/** A small table; the row and the column in force are lit. */
export function Table({ title, columns, rows }: TableBlock) {
  const say = useSayFace();
  const hasHeads = rows.some(({ head }) => head !== undefined);
  return (
    <span className={styles.block}>
      {title !== undefined && <span className={styles.title}>{capital(say(title))}</span>}
      <span
        className={styles.table}
        data-banded={hasHeads ? undefined : ''}
        style={{
          gridTemplateColumns: `${hasHeads ? 'auto' : ''} repeat(${columns.length}, minmax(min-content, 1fr))`,
        }}
      >
        {hasHeads && <span />}
        {columns.map((head, place) => (
          <Head key={placeKey(place)} head={head} />
        ))}
        {rows.map((row, place) => (
          <Row key={placeKey(place)} row={row} columns={columns} hasHead={hasHeads} />
        ))}
      </span>
    </span>
  );
}

interface RowProps {
  readonly row: FaceRow;
  readonly columns: readonly FaceHead[];
  readonly hasHead: boolean;
}

function Row({ row: { head, cells }, columns, hasHead }: RowProps) {
  return (
    <>
      {hasHead && (head === undefined ? <span /> : <Head head={head} isRow />)}
      {cells.map((cell, place) => (
        <Cell key={placeKey(place)} cell={cell} isLit={head?.isLit ?? columns[place]?.isLit} />
      ))}
    </>
  );
}

function Head({ head, isRow }: { readonly head: FaceHead; readonly isRow?: true }) {
  const say = useSayFace();
  const { symbol, times, text, isLit } = head;
  return (
    <span className={styles.head} data-row={isRow && ''} data-in-force={isLit && ''}>
      {symbol !== undefined && <Sign name={symbol} times={times} />}
      {(symbol === undefined || (isRow && times === undefined)) && <span>{say(text)}</span>}
    </span>
  );
}

function Cell({ cell, isLit }: { readonly cell: FaceText; readonly isLit: true | undefined }) {
  const say = useSayFace();
  const words = say(cell);
  const kind = words === '' ? 'none' : typeof cell === 'string' ? 'figure' : 'words';
  return (
    <span className={styles.cell} data-kind={kind} data-in-force={isLit && ''}>
      {words === '' ? '·' : words}
    </span>
  );
}
