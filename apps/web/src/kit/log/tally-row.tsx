import type { SideTally } from '@sitrep/contract';
import { useMatch } from '../page/match-context.tsx';
import styles from './tally-row.module.css';

/** What each side has lost and saved, in signs and words; the first of the figures are losses. */
export function TallyRow({ tallies }: { readonly tallies: readonly SideTally[] }) {
  const match = useMatch();
  const { speech, t } = match;
  return (
    <ul className={styles.tally}>
      {tallies.map(({ seat, figures }) => (
        <li key={seat}>
          <b>{match.speech.noun('seat', seat)}</b>{' '}
          {figures.length === 0 && <span className={styles.none}>{t('feed.none')}</span>}
          {figures.map(({ key, count }) => (
            <span key={key} className={styles.figure} data-figure={key}>
              {speech.text.t(key, { count })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** How lucky the fire was: hits to be expected, and hits that came; nothing where nobody fired. */
export function LuckWords({ tallies }: { readonly tallies: readonly SideTally[] }) {
  const match = useMatch();
  const { speech, t } = match;
  const number = new Intl.NumberFormat(speech.text.language, { maximumFractionDigits: 1 });
  const fired = tallies.filter(({ dice }) => dice > 0);
  if (fired.length === 0) return undefined;
  return (
    <p className={styles.luck}>
      {fired
        .map(({ seat, dice, expected, hits }) =>
          t('feed.luck', {
            side: match.speech.noun('seat', seat),
            dice,
            expected: number.format(expected / 1000),
            hits,
          }),
        )
        .join(' ')}
    </p>
  );
}
