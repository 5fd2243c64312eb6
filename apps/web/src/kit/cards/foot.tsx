import type { FaceFigure } from '@sitrep/contract';
import styles from './foot.module.css';
import { Pips } from './symbols/pips.tsx';
import { placeKey } from './symbols/place-key.ts';
import { useSayFace } from './symbols/say-face.ts';
import { Sign } from './symbols/sign.tsx';

/** How many letters the foot has room for. */
const ROOM = 31;

/** A sign with its gap takes as much room as so many letters. */
const SIGN = 3;

/** Whether the type line fits into the foot beside the figures; otherwise it stands below the name. */
export function isFootLine(line: string, figures: readonly FaceFigure[]): boolean {
  const taken = figures.reduce((sum, { pips, value }) => sum + SIGN + (pips?.count ?? `${value}`.length), 0);
  return line.length + taken <= ROOM;
}

interface FootProps {
  /** Empty if it stands elsewhere. */
  readonly line: string;
  readonly figures: readonly FaceFigure[];
}

/** The lower edge: what kind of card it is, and its last figures. */
export function Foot({ line, figures }: FootProps) {
  const say = useSayFace();
  return (
    <span className={styles.foot} data-foot="">
      {line !== '' && <span data-foot-line="">{line}</span>}
      <span className={styles.figures}>
        {figures.map(({ symbol, value, pips }, place) =>
          pips === undefined ? (
            <span key={placeKey(place)} className={styles.figure} data-symbol={symbol}>
              <Sign name={symbol} />
              {say(value)}
            </span>
          ) : (
            <span key={placeKey(place)} className={styles.pips}>
              <Pips symbol={symbol} {...pips} />
            </span>
          ),
        )}
      </span>
      <span className={styles.more} data-more="">
        …
      </span>
    </span>
  );
}
