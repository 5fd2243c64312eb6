import type { ReachSketch } from '@sitrep/combat-veteran';
import type { Focus } from '@sitrep/contract';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useBattle } from '../read/battle.ts';
import styles from './march-card.module.css';
import { MenRow } from './men-row.tsx';
import { Panel } from './panel.tsx';
import { StanceButtons } from './stance-buttons.tsx';
import { type Sketched, usePick } from './use-dock.ts';
import { useSquadName } from './use-squad-name.ts';

interface SquadPanelProps {
  /** The squad as it gathers, with where it could go. */
  readonly squad: Sketched<'reach'>;
  readonly focus: Focus;
}

/** The men of a squad: who comes along, who holds it back, and how it moves. */
export function SquadPanel({ squad, focus }: SquadPanelProps) {
  const { speech, t } = useSeat();
  const { carryOut } = useTable();
  const field = useBattle();
  const { stack, members } = squad.sketch;
  const pick = usePick(focus);
  const nameOf = useSquadName();
  const own = field.roster.soldiers.flatMap(({ seat }, soldier) =>
    seat === field.roster.soldiers[members[0] ?? 0]?.seat && field.game.at[soldier] === stack
      ? [soldier]
      : [],
  );
  const there = stack < 0 ? members : own;
  const place = stack < 0 ? speech.text.t('group.waiting') : speech.noun('hex', stack);
  return (
    <Panel
      title={nameOf(squad.title.args)}
      chips={[t('cv.dock.men', { count: members.length, hex: place })]}
      buttons={
        <>
          {squad.answers.length > 0 && (
            <Button
              data-proposal={squad.id}
              aria-label={speech.tell(squad.title.key, squad.title.args)}
              onClick={() => carryOut(squad.answers)}
            >
              {t('cv.dock.together')}
            </Button>
          )}
          <StanceButtons focus={focus} />
        </>
      }
    >
      <MenRow label={t('cv.dock.whoComes')} men={there} chosen={members} onPick={pick} />
      <p className={styles.note}>{t('cv.dock.leaveNote')}</p>
      {squad.costs.map(({ key, args }) => (
        <p key={key} className={styles.note}>
          {speech.tell(key, args)}
        </p>
      ))}
      <Slowest sketch={squad.sketch} onLeave={pick} />
    </Panel>
  );
}

/** Who holds the others back, and what they could do without him. */
function Slowest({ sketch, onLeave }: { readonly sketch: ReachSketch; onLeave(soldier: number): void }) {
  const { speech, t } = useSeat();
  const { slowest, without, hexes, members } = sketch;
  const more = without.length - hexes.filter(({ isRun }) => !isRun).length;
  if (slowest < 0 || members.length < 2 || more <= 0) return undefined;
  return (
    <p className={styles.note}>
      {t('cv.dock.slowest', { name: speech.noun('soldier', slowest), count: more })}{' '}
      <button type="button" onClick={() => onLeave(slowest)}>
        {t('cv.dock.leaveHim')}
      </button>
    </p>
  );
}

/** Before a hex is pointed at: how far the squad gets, and what the signs on the map mean. */
export function ReachPanel({ squad }: Pick<SquadPanelProps, 'squad'>) {
  const { t } = useSeat();
  const { hexes } = squad.sketch;
  const running = hexes.filter(({ isRun }) => isRun).length;
  return (
    <Panel title={t('cv.dock.whereTo')} chips={[]}>
      <p className={styles.note}>
        <strong>{t('cv.dock.reach', { walking: hexes.length - running, running })}</strong>
      </p>
      <ul className={styles.keys}>
        <li>{t('cv.dock.reach.point')}</li>
        <li>{t('cv.dock.reach.signs')}</li>
        <li>{t('cv.dock.knownOnly')}</li>
      </ul>
    </Panel>
  );
}
