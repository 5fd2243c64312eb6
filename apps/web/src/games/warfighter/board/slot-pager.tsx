import { soldiersIn } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import { hostilesIn } from './hostile-order.ts';
import styles from './slot-pager.module.css';

interface SlotPagerProps {
  readonly slots: readonly number[];
  /** The slot that is in view. */
  readonly shown: number;
  onShow(slot: number): void;
}

/** Where one slot is shown at a time: all of them with who is there, and the way to each. */
export function SlotPager({ slots, shown, onShow }: SlotPagerProps) {
  const { t } = useMatch();
  return (
    <nav className={styles.pager} aria-label={t('board.pager')}>
      {slots.map((slot) => (
        <SlotTab key={slot} slot={slot} isShown={slot === shown} onShow={() => onShow(slot)} />
      ))}
    </nav>
  );
}

interface SlotTabProps {
  readonly slot: number;
  readonly isShown: boolean;
  onShow(): void;
}

function SlotTab({ slot, isShown, onShow }: SlotTabProps) {
  const { t } = useMatch();
  const state = useRead();
  const hostiles = hostilesIn(state, slot).length;
  const soldiers = soldiersIn(state, slot);
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      data-goal={slot === state.game.slots || undefined}
      onClick={onShow}
    >
      <span className="visually-hidden">{t('board.tab', { slot, hostiles, soldiers: soldiers.length })}</span>
      <span aria-hidden="true">{slot}</span>
      {hostiles > 0 && (
        <span className={styles.hostiles} aria-hidden="true">
          <Icon name="target" size={13} />
          {hostiles}
        </span>
      )}
      {soldiers.length > 0 && (
        <span className={styles.soldiers} aria-hidden="true">
          {soldiers.length > 2 ? `×${soldiers.length}` : soldiers.map(({ number }) => number).join(' ')}
        </span>
      )}
    </button>
  );
}
