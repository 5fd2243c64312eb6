import type { TurnReport } from '@sitrep/warfighter/queries';
import { useT } from '../../../kit/i18n/text.tsx';
import { ScrollArea } from '../../../kit/ui/scroll-area.tsx';
import styles from './report.module.css';

const STEP = 34;
const HALF = 60;

/** Kills above the line, Wounds below it, turn by turn. */
export function TurnChart({ turns }: { readonly turns: readonly TurnReport[] }) {
  const t = useT();
  const most = Math.max(1, ...turns.flatMap(({ kills, wounds }) => [kills, wounds]));
  const high = (count: number) => (count / most) * (HALF - 14);
  const told = turns.map(({ turn, kills, wounds }) => t('after.turnTold', { turn, kills, wounds })).join(' ');
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{t('after.byTurn')}</h2>
        <p className={styles.legend}>
          <span data-of="kills">{t('after.kills')}</span> <span data-of="wounds">{t('after.wounds')}</span>
        </p>
      </figcaption>
      <ScrollArea label={t('after.byTurn')}>
        <svg
          viewBox={`0 0 ${Math.max(1, turns.length) * STEP} ${2 * HALF + 16}`}
          width={Math.max(1, turns.length) * STEP}
          height={2 * HALF + 16}
          role="img"
          aria-label={told}
        >
          {turns.map(({ turn, kills, wounds }, index) => (
            <g key={turn} transform={`translate(${index * STEP} 0)`}>
              <rect x="6" y={HALF - high(kills)} width="22" height={high(kills)} className={styles.kills} />
              <rect x="6" y={HALF + 16} width="22" height={high(wounds)} className={styles.wounds} />
              {kills > 0 && (
                <text x="17" y={HALF - high(kills) - 3}>
                  {kills}
                </text>
              )}
              {wounds > 0 && (
                <text x="17" y={HALF + 28 + high(wounds)}>
                  {wounds}
                </text>
              )}
              <text x="17" y={HALF + 12} className={styles.turn}>
                {turn}
              </text>
            </g>
          ))}
        </svg>
      </ScrollArea>
    </figure>
  );
}
