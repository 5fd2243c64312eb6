import { type DangerSketch, dangerOf, HABITS, isAllPoints, type MarchSketch } from '@sitrep/combat-veteran';
import type { Focus } from '@sitrep/contract';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useBattle } from '../read/battle.ts';
import { pointsWords } from '../spoken/hex-words.ts';
import { ChanceBar } from './chance-bar.tsx';
import styles from './march-card.module.css';
import { Panel } from './panel.tsx';
import { type Sketched, useCarryOut } from './use-dock.ts';
import { useShare } from './use-share.ts';

interface MarchCardProps {
  /** The first is the one that is meant; another may be safer. */
  readonly marches: readonly Sketched<'march'>[];
  readonly focus: Focus;
}

/** A march hex by hex: what it costs, who can fire at it, and what that comes to. */
export function MarchCard({ marches, focus }: MarchCardProps) {
  const { speech, t } = useSeat();
  const [march, other] = marches;
  if (march === undefined) return undefined;
  const { path } = march.sketch;
  const to = path.at(-1);
  return (
    <Panel
      isMain
      title={t('cv.dock.to', { hex: speech.noun('hex', to?.hex ?? 0) })}
      chips={march.costs.map(({ key, args }) => speech.tell(key, args))}
      head={<RuleChip rule="CV-DFIRE-01" />}
      buttons={<MarchButtons march={march} focus={focus} />}
    >
      <table className={styles.way}>
        <thead>
          <tr>
            <th>{t('cv.dock.hex')}</th>
            <th>{t('cv.dock.points')}</th>
            <th>{t('cv.dock.whoCanFire')}</th>
            <th colSpan={2}>{t('cv.dock.anyHit')}</th>
          </tr>
        </thead>
        <tbody>
          {path.map((step) => (
            <WayRow key={step.hex} hex={step.hex} points={step.points} danger={step} />
          ))}
        </tbody>
        <tfoot>
          <WayRow danger={march.sketch} points={to?.points ?? 0} />
        </tfoot>
      </table>
      <Expected sketch={march.sketch} focus={focus} />
      {other !== undefined && <OtherWay march={other} />}
    </Panel>
  );
}

interface WayRowProps {
  /** Absent for the whole way. */
  readonly hex?: number;
  readonly points: number;
  readonly danger: DangerSketch;
}

function WayRow({ hex, points, danger }: WayRowProps) {
  const { speech, t } = useSeat();
  const { board } = useBattle();
  const share = useShare();
  const place =
    hex === undefined
      ? t('cv.dock.wholeWay')
      : `${speech.noun('hex', hex)} ${speech.text.t(`terrain.${board.terrain[hex]?.id}`)}`;
  const guns = danger.fires.map(({ firer, pool }) =>
    t('cv.dock.gunDice', { name: speech.noun('soldier', firer), count: pool }),
  );
  const words = guns.length === 0 ? t('cv.dock.nobodyFires') : guns.join(', ');
  return (
    <tr>
      <th scope="row">{place}</th>
      <td>{isAllPoints(points) ? t('cv.dock.allPoints') : points}</td>
      <td>{hex === undefined && guns.length > 0 ? t('cv.dock.eachOnce') : words}</td>
      <td className={styles.bar}>
        <ChanceBar chance={danger.chance} isDanger={dangerOf(danger.chance) === WORST} />
      </td>
      <td className={styles.share}>{share(danger.chance)}</td>
    </tr>
  );
}

/** The class of danger whose bar is drawn as grave. */
const WORST = 3;

interface ExpectedProps {
  readonly sketch: MarchSketch;
  readonly focus: Focus;
}

/** How many men it may cost, if the enemy fires as is thought; pressing that changes what is thought. */
function Expected({ sketch, focus }: ExpectedProps) {
  const { speech, t } = useSeat();
  const { change } = useTable();
  const { habit, men } = sketch;
  const other = HABITS.find((each) => each !== habit) ?? habit;
  return (
    <p className={styles.note}>
      <strong>{t('cv.dock.menExpected', { men: menText(speech.text.language, men) })}</strong>{' '}
      <button
        type="button"
        aria-pressed={habit === 'spread'}
        onClick={() => change({ focus: { ...focus, habit: other } })}
      >
        {t(`cv.dock.habit.${habit}`)}
      </button>
    </p>
  );
}

function menText(language: string, men: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    men / 1000,
  );
}

/** Another way to the same hex, with what it saves. */
function OtherWay({ march }: { readonly march: Sketched<'march'> }) {
  const match = useSeat();
  const { speech, t } = match;
  const { carryOut } = useTable();
  const share = useShare();
  const { path, chance, men } = march.sketch;
  return (
    <p className={styles.note}>
      {t('cv.dock.safest', {
        hexes: path.map(({ hex }) => speech.noun('hex', hex)).join(' – '),
        points: pointsWords(match, path.at(-1)?.points ?? 0),
        chance: share(chance),
        men: menText(speech.text.language, men),
      })}{' '}
      <button type="button" data-proposal={march.id} onClick={() => carryOut(march.answers)}>
        {t('cv.dock.takeIt')}
      </button>
    </p>
  );
}

function MarchButtons({ march, focus }: { readonly march: Sketched<'march'>; readonly focus: Focus }) {
  const { t } = useSeat();
  const { carryOut, change } = useTable();
  const goNow = useCarryOut();
  const { path, isRun } = march.sketch;
  const [first] = path;
  const { to: _to, via: _via, ...squad } = focus;
  return (
    <>
      <Button kind="strong" data-proposal={march.id} onClick={() => carryOut(march.answers)}>
        {t(isRun ? 'cv.dock.goRunning' : 'cv.dock.go', { count: path.length })}
      </Button>
      {path.length > 1 && first !== undefined && (
        <Button onClick={() => goNow({ ...squad, to: first.hex })}>{t('cv.dock.oneStep')}</Button>
      )}
      <Button kind="quiet" onClick={() => change({ focus: squad })}>
        {t('cv.dock.undecided')}
      </Button>
    </>
  );
}
