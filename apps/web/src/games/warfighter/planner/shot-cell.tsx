import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import type { Sketched } from './offers.ts';
import styles from './planner.module.css';

interface CellProps {
  readonly shot: Sketched<'shot'>;
  /** The weapon's name, for those who do not see the row. */
  readonly name: string;
  readonly isBest: boolean;
}

/** One way to attack, with its chances; a press rolls the dice. The second press of a double click was not meant for it. */
export function ShotCell({ shot, name, isBest }: CellProps) {
  const { speech, t } = useSeat();
  const { carryOut } = useTable();
  const { mode, dice, chances, missing } = shot.sketch;
  const { eliminate, kill, suppress } = chances;
  const modeName = speech.tell('odds.mode', { mode });
  const costs = [...shot.costs.map(({ key, args }) => speech.tell(key, args)), ...mishaps(shot, t)];
  const spoken = [
    t('planner.attack', { weapon: name, mode: modeName, dice }),
    missing > 1 ? t('planner.eliminates', { chance: percent(eliminate) }) : '',
    t('planner.kills', { chance: percent(kill) }),
    t('planner.suppresses', { chance: percent(suppress) }),
    ...costs,
  ];
  return (
    <button
      type="button"
      className={styles.cell}
      data-proposal={shot.id}
      data-best={isBest || undefined}
      aria-label={spoken.filter((each) => each !== '').join(', ')}
      onClick={(event) => event.detail < 2 && carryOut(shot.answers)}
    >
      <span className={styles.mode}>
        <b>{modeName}</b> <span>{t('planner.dice', { dice })}</span>
        <strong>{percent(kill)}%</strong>
      </span>
      <span className={styles.bar}>
        <i data-part="suppress" style={{ width: `${(kill + suppress) / 10}%` }} />
        <i data-part="kill" style={{ width: `${kill / 10}%` }} />
        <i data-part="eliminate" style={{ width: `${eliminate / 10}%` }} />
      </span>
      <span className={styles.numbers}>
        {missing > 1 && <span>{t('planner.eliminates', { chance: percent(eliminate) })}</span>}
        <span>{t('planner.suppresses', { chance: percent(suppress) })}</span>
      </span>
      <small>{costs.join(' · ')}</small>
    </button>
  );
}

/** In whole per cent; a small chance is never rounded down to nothing, nor a great one up to certainty. */
function percent(permille: number): number {
  if (permille === 0 || permille === 1000) return permille / 10;
  return Math.max(1, Math.min(99, Math.round(permille / 10)));
}

function mishaps(
  { sketch }: Sketched<'shot'>,
  t: (key: string, args: { chance: number }) => string,
): readonly string[] {
  const { empty, jam } = sketch.chances;
  return [
    ...(empty > 0 ? [t('planner.empty', { chance: percent(empty) })] : []),
    ...(jam > 0 ? [t('planner.jam', { chance: percent(jam) })] : []),
  ];
}
