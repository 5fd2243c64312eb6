import { chitsLeft, PHASES, type Progress, progressOf } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useBattle } from '../read/battle.ts';
import { lastTurn } from './last-turn.ts';
import styles from './status.module.css';

/** The phase, the turn, how near both sides are to their goal, and the fire support that is left. */
export function Status() {
  const match = useMatch();
  const { now, facts, speech, t } = match;
  const field = useBattle();
  const { turn } = field.game;
  if (turn === 0) return undefined;
  const chits = chitsLeft(now.view.zones);
  return (
    <div className={styles.status}>
      <PhaseBar />
      <TurnTrack turn={turn} last={lastTurn(facts)} />
      <ul className={styles.sides} aria-label={t('cv.status.goals')}>
        {progressOf(field).map((progress) => (
          <li key={progress.seat} data-side={progress.seat}>
            <b>{match.speech.noun('seat', progress.seat)}</b>{' '}
            {speech.text.t(`progress.${progress.kind}`, countsOf(progress))}
          </li>
        ))}
      </ul>
      {chits > 0 && <span className={styles.chits}>{t('cv.status.support', { count: chits })}</span>}
    </div>
  );
}

function countsOf({ count, of }: Progress) {
  return { count, of };
}

/** The phases of the player turn, with the one that is on. */
function PhaseBar() {
  const match = useMatch();
  const { t } = match;
  const { phase, active } = useBattle().game;
  const at = PHASES.indexOf(phase);
  return (
    <ol
      className={styles.phases}
      aria-label={t('cv.status.phases', { side: match.speech.noun('seat', active) })}
      data-side={active}
    >
      {PHASES.slice(1).map((name, index) => {
        const isPast = index + 1 < at;
        return (
          <li key={name} aria-current={name === phase ? 'step' : undefined} data-past={isPast || undefined}>
            {t(`cv.phase.${name}`)}
            {isPast && <span className="visually-hidden"> {t('cv.phase.past')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function TurnTrack({ turn, last }: { readonly turn: number; readonly last: number }) {
  const { t } = useMatch();
  const turns = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <span className={styles.turn}>
      {t('cv.status.turn', { turn, last })}
      <span className={styles.track} aria-hidden="true">
        {turns.map((each) => (
          <i key={each} data-past={each < turn || undefined} data-now={each === turn || undefined} />
        ))}
      </span>
    </span>
  );
}
