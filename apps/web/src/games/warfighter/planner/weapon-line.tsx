import { useSeat } from '../../../kit/page/match-context.tsx';
import type { Sketched, WeaponRow } from './offers.ts';
import styles from './planner.module.css';
import { ShotCell } from './shot-cell.tsx';

interface LineProps {
  readonly row: WeaponRow;
  readonly soldier: number;
  /** The best attack of all, by its id. */
  readonly best: string | undefined;
}

/** One weapon: its modes, or why it cannot be used. */
export function WeaponLine({ row, soldier, best }: LineProps) {
  const { speech } = useSeat();
  const { weapon, profile, shots, ruled } = row;
  const name = speech.tell('proposal.weapon', { weapon, profile, soldier });
  const [shot] = shots;
  return (
    <tr className={styles.line} data-ruled={shots.length === 0 || undefined}>
      <th scope="row">
        {name}
        {shot !== undefined && <Needs shot={shot} />}
      </th>
      {shots.length === 0 && ruled !== undefined && (
        <td className={styles.why}>{speech.reason(ruled.sketch.why)}</td>
      )}
      {shots.length > 0 && (
        <td>
          <div className={styles.cells}>
            {shots.map((shot) => (
              <ShotCell key={shot.id} shot={shot} name={name} isBest={shot.id === best} />
            ))}
          </div>
        </td>
      )}
    </tr>
  );
}

/** What every die of the weapon must show, and its ammunition. */
function Needs({ shot }: { readonly shot: Sketched<'shot'> }) {
  const { t } = useSeat();
  const { needed, cover, ammo } = shot.sketch;
  return (
    <small>
      {t('planner.needs', { needed, cover })}
      {ammo !== undefined && ` · ${t('planner.ammo', { left: ammo.left })}`}
    </small>
  );
}
