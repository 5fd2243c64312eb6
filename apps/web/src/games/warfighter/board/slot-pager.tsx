import { soldiersIn } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import { hostilesIn } from './hostile-order.ts';
import styles from './slot-pager.module.css';
import type { SlotTabs } from './slot-tabs.ts';

interface SlotPagerProps {
  readonly tabs: SlotTabs;
  /** The slot that is in view. */
  readonly shown: number;
  onShow(slot: number): void;
}

/** Where one slot is shown at a time: all of them with who is there, and the way to each. */
export function SlotPager({ tabs, shown, onShow }: SlotPagerProps) {
  const { t } = useMatch();
  return (
    <nav className={styles.pager} aria-label={t('board.pager')}>
      {tabs.map((slots) => {
        const at = slots.indexOf(shown);
        const [first = 1] = slots;
        // where several share a tab, each press leads to the next of them
        const next = slots[at + 1] ?? first;
        return (
          <SlotTab
            key={first}
            slot={at < 0 ? first : shown}
            last={slots.at(-1) ?? first}
            isShown={at >= 0}
            onShow={() => onShow(next)}
          />
        );
      })}
    </nav>
  );
}

interface SlotTabProps {
  /** The one it stands for, and the last of those that share it. */
  readonly slot: number;
  readonly last: number;
  readonly isShown: boolean;
  onShow(): void;
}

function SlotTab({ slot, last, isShown, onShow }: SlotTabProps) {
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
      <span aria-hidden="true">{last > slot ? `${slot}–${last}` : slot}</span>
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
