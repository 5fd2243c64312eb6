import type { Focus } from '@sitrep/contract';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useBattle } from '../read/battle.ts';
import { stacksOf } from '../read/stacks.ts';
import styles from './choices-card.module.css';
import { MenRow } from './men-row.tsx';
import { Panel } from './panel.tsx';
import { SquadList } from './squad-list.tsx';
import { StanceButtons } from './stance-buttons.tsx';
import { isOf, useProposals } from './use-dock.ts';

/** Without a stack pointed at. */
const ALL: Focus = {};

/** The Stance Phase: go on as everybody is, or change the stance of a stack. */
export function StanceCard({ focus }: { readonly focus: Focus }) {
  const { speech, t } = useSeat();
  const { carryOut } = useTable();
  const [offer] = useProposals(ALL).filter(isOf('markers'));
  const hot = offer?.sketch.soldiers ?? [];
  return (
    <>
      <Panel
        title={t('cv.dock.stances')}
        buttons={
          offer !== undefined && (
            <Button kind="strong" data-proposal={offer.id} onClick={() => carryOut(offer.answers)}>
              {speech.tell(offer.title.key, offer.title.args)}
            </Button>
          )
        }
      >
        {hot.length > 0 && (
          <>
            <p className={styles.note}>{t('cv.dock.markers')}</p>
            <MenRow label={t('cv.dock.markers')} men={hot} chosen={hot} />
          </>
        )}
      </Panel>
      {focus.stack === undefined ? (
        <SquadList title={t('cv.dock.whoseStance')} type="stance" />
      ) : (
        <StackStance focus={focus} />
      )}
    </>
  );
}

function StackStance({ focus }: { readonly focus: Focus }) {
  const { speech, now, t } = useSeat();
  const { change } = useTable();
  const field = useBattle();
  const stack = stacksOf(field).find(({ hex, seat }) => hex === focus.stack && seat === now.seat);
  const men = stack?.soldiers ?? [];
  return (
    <Panel
      isMain
      title={speech.noun('hex', Number(focus.stack))}
      buttons={
        <>
          <StanceButtons focus={focus} />
          <Button kind="quiet" onClick={() => change({ focus: {} })}>
            {t('cv.dock.undecided')}
          </Button>
        </>
      }
    >
      <MenRow label={t('cv.dock.about')} men={men} chosen={men} />
    </Panel>
  );
}
