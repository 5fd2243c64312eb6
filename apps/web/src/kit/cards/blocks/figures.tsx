import type { FaceFigure, FiguresBlock } from '@sitrep/contract';
import { Pips } from '../symbols/pips.tsx';
import { useSayFace } from '../symbols/say-face.ts';
import { Sign } from '../symbols/sign.tsx';
import styles from './figures.module.css';

/** Pips have a line of their own; the other figures stand side by side, each below its sign. */
export function Figures({ figures }: FiguresBlock) {
  const counted = figures.filter(({ pips }) => pips !== undefined);
  const plain = figures.filter(({ pips }) => pips === undefined);
  return (
    <>
      {counted.map(({ symbol, pips }) => (
        <span key={symbol} className={styles.pips} data-symbol={symbol}>
          <Sign name={symbol} />
          {pips !== undefined && <Pips symbol={symbol} {...pips} />}
        </span>
      ))}
      {plain.length > 0 && (
        <span className={styles.figures} data-few={plain.length < 3 || undefined}>
          {plain.map((figure) => (
            <Figure key={figure.symbol} {...figure} />
          ))}
        </span>
      )}
    </>
  );
}

function Figure({ symbol, value, caption }: FaceFigure) {
  const say = useSayFace();
  return (
    <span className={styles.figure}>
      <span className={styles.sign}>
        <Sign name={symbol} />
      </span>
      <b>{say(value)}</b>
      {caption !== undefined && <small data-caption="">{say(caption)}</small>}
    </span>
  );
}
