import type { Loss } from '@sitrep/combat-veteran';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { TerrainPiece } from '../map/terrain-piece.tsx';
import { centreAt } from '../sheet/sheet.ts';
import styles from './report.module.css';

/** Half the size of a mark, and how far marks of one hex lie apart, in map units. */
const HALF = 13;
const APART = 9;

/** Where men fell, turn by turn: the number is the turn, filled is killed. */
export function LossMap({ losses }: { readonly losses: readonly Loss[] }) {
  const { t } = useMatch();
  const { sheet } = useTerrain();
  const [turn, setTurn] = useState<number>();
  const figure = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(figure.current?.clientWidth ?? 0), []);
  const whole = useMemo(() => ({ left: 0, top: 0, width: sheet.width, height: sheet.height }), [sheet]);
  const turns = [...new Set(losses.map((loss) => loss.turn))];
  const shown = losses.filter((loss) => loss.hex >= 0 && (turn === undefined || loss.turn === turn));
  if (losses.length === 0) return undefined;
  return (
    <section>
      <h2>{t('cv.report.map')}</h2>
      <fieldset className={styles.turns} aria-label={t('cv.report.turns')}>
        <Button aria-pressed={turn === undefined} onClick={() => setTurn(undefined)}>
          {t('cv.report.all')}
        </Button>
        {turns.map((each) => (
          <Button key={each} aria-pressed={each === turn} onClick={() => setTurn(each)}>
            {t('cv.report.turn', { turn: each })}
          </Button>
        ))}
      </fieldset>
      <figure ref={figure} className={styles.map}>
        {width > 0 && <TerrainPiece box={whole} width={width} isFluid />}
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
          {shown.map((loss) => (
            <Mark
              key={loss.n}
              loss={loss}
              row={shown.filter(({ hex, n }) => hex === loss.hex && n < loss.n).length}
            />
          ))}
        </svg>
        <figcaption>{t('cv.report.legend')}</figcaption>
      </figure>
      <LossList losses={shown} />
    </section>
  );
}

function Mark({ loss: { hex, seat, kind, turn }, row }: { readonly loss: Loss; readonly row: number }) {
  const { sheet } = useTerrain();
  const [x, y] = centreAt(sheet, hex);
  const shape =
    seat === 0
      ? `M${-HALF} ${-HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`
      : `M0 ${-1.35 * HALF}L${1.35 * HALF} 0L0 ${1.35 * HALF}L${-1.35 * HALF} 0z`;
  return (
    <g
      className={styles.mark}
      data-seat={seat}
      data-kind={kind}
      transform={`translate(${x + row * APART} ${y - row * APART})`}
    >
      <path d={shape} />
      <text y="5.5">{turn}</text>
    </g>
  );
}

/** The same in words. */
function LossList({ losses }: { readonly losses: readonly Loss[] }) {
  const match = useMatch();
  const { speech, t } = match;
  return (
    <details className={styles.list}>
      <summary>{t('cv.report.list', { count: losses.length })}</summary>
      <ul>
        {losses.map(({ n, kind, piece, seat, hex, turn }) => (
          <li key={n}>
            {t('cv.report.loss', {
              turn,
              side: match.speech.noun('seat', seat),
              loss: speech.tell(`account.${kind}`, { piece }),
              hex: speech.noun('hex', hex),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
