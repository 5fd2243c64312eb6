import type { ItemView, SoldierView } from '@sitrep/warfighter/queries';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './soldier-panel.module.css';

/** What his weapons have left, for a place too small for the weapons themselves, whose buttons say it in words. */
export function Ammo({ soldier: { gear } }: { readonly soldier: SoldierView }) {
  const { cards } = useRead().content;
  const loads = gear.flatMap((item) => (cards[item.card]?.type === 'weapon' ? [loadOf(item)] : []));
  if (loads.length === 0) return undefined;
  return (
    <span className={styles.ammo} aria-hidden="true">
      <Icon name="weapon" size={13} />
      {loads.join(' ')}
    </span>
  );
}

/** One figure for each kind of ammunition, 0 while it must be reloaded; a weapon without any has its counters. */
function loadOf({ stacks, counters, isJammed }: ItemView): string {
  const loads = stacks.map(({ left, isEmpty }) => (isEmpty ? 0 : left));
  return `${loads.length > 0 ? loads.join('/') : `×${counters}`}${isJammed ? '✕' : ''}`;
}
