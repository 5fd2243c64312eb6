import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import type { Sketched } from './offers.ts';
import { percent } from './percent.ts';
import styles from './planner.module.css';
import { shotFigures, shotPrices } from './shot-figures.ts';

interface CellProps {
  readonly shot: Sketched<'shot'>;
  /** The weapon's name, for those who do not see the row. */
  readonly name: string;
  readonly isBest: boolean;
}

/** One way to attack, with its chances; a press rolls the dice. The second press of a double click was not meant for it. */
export function ShotCell({ shot, name, isBest }: CellProps) {
  const seat = useSeat();
  const { speech, t } = seat;
  const { carryOut } = useTable();
  const { mode, dice, chances, missing } = shot.sketch;
  const { eliminate, kill, suppress } = chances;
  const modeName = speech.tell('odds.mode', { mode });
  const spoken = [t('planner.attack', { weapon: name, mode: modeName, dice }), ...shotFigures(seat, shot)];
  return (
    <button
      type="button"
      className={styles.cell}
      data-proposal={shot.id}
      data-best={isBest || undefined}
      aria-label={spoken.join(', ')}
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
      <small>{shotPrices(seat, shot).join(' · ')}</small>
    </button>
  );
}
