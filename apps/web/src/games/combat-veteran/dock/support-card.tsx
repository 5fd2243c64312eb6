import type { Focus } from '@sitrep/contract';
import { OddsView } from '../../../kit/decision/odds-view.tsx';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './choices-card.module.css';
import { Panel } from './panel.tsx';
import type { Sketched } from './use-dock.ts';
import { useShare } from './use-share.ts';

/** A face-down chit has no number. */
const FACE_DOWN = -1;

/** The chits that can be called, one round button each. */
export function ChitRow() {
  const { now, t } = useSeat();
  const chits = now.options.filter(({ type }) => type === 'support' || type === 'supportBlind');
  if (chits.length === 0) return undefined;
  return (
    <fieldset className={styles.chits} aria-label={t('cv.dock.support')}>
      {chits.map((option) => (
        <Chit key={JSON.stringify(option)} option={option} />
      ))}
    </fieldset>
  );
}

function Chit({ option }: { readonly option: AnyAnswer }) {
  const { speech } = useSeat();
  const { ui, change } = useTable();
  const chit = 'chit' in option && typeof option.chit === 'number' ? option.chit : FACE_DOWN;
  return (
    <button
      type="button"
      aria-pressed={ui.focus.chit === chit}
      aria-label={speech.option(option)}
      title={speech.option(option)}
      onClick={() => change({ focus: ui.focus.chit === chit ? {} : { chit } })}
    >
      {chit === FACE_DOWN ? '?' : speech.noun('chit', chit)}
    </button>
  );
}

interface SupportCardProps {
  readonly support: Sketched<'support'> | undefined;
  readonly focus: Focus;
}

/** Fire support: which chit, directed by whom, on which hex, and where it may come down. */
export function SupportCard({ support, focus }: SupportCardProps) {
  const { speech, t } = useSeat();
  const { change, carryOut } = useTable();
  const share = useShare();
  const back = (
    <Button kind="quiet" onClick={() => change({ focus: {} })}>
      {t('cv.dock.undecided')}
    </Button>
  );
  if (support === undefined) {
    const isPointed = focus.hex !== undefined;
    return (
      <Panel title={t('cv.dock.support')} buttons={back}>
        <ChitRow />
        <p className={styles.note}>{t(isPointed ? 'cv.dock.support.none' : 'cv.dock.support.where')}</p>
      </Panel>
    );
  }
  const { accuracy, scatter, pool } = support.sketch;
  return (
    <>
      <Panel
        title={speech.tell(support.title.key, support.title.args)}
        chips={pool > 0 ? [t('cv.dock.dice', { count: pool })] : []}
        buttons={
          <>
            <Button kind="strong" data-proposal={support.id} onClick={() => carryOut(support.answers)}>
              {t('cv.dock.call')}
            </Button>
            {back}
          </>
        }
      >
        <ChitRow />
        <p className={styles.note}>
          <strong>{t('cv.dock.onTarget', { chance: share(accuracy) })}</strong>{' '}
          {t('cv.dock.scatter', { chance: share(scatter[0]?.chance ?? 0) })}
        </p>
      </Panel>
      <Panel title={t('cv.dock.ifItStrikes')}>
        {support.odds.map((odds) => (
          <OddsView key={`${odds.key} ${JSON.stringify(odds.about)}`} odds={odds} />
        ))}
      </Panel>
    </>
  );
}
