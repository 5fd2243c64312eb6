import { useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';
import { ArmedWords } from './armed-words.tsx';
import { orderWords } from './order-text.ts';
import styles from './prompt-bar.module.css';

/** The orders given most often, so that they need no list. All of them are in the list too. */
export function QuickOrders() {
  const match = useSeat();
  const { page, now, t } = match;
  const { ui, choose } = useTable();
  const orders = page.quickOrders?.(match, now.options, ui.open) ?? [];
  if (orders.length === 0) return undefined;
  return (
    <ul className={styles.quick} aria-label={t('prompt.quick')}>
      {orders.map((option) => (
        <li key={JSON.stringify(option)}>
          <Button
            data-quick={option.type}
            kind={ui.armed === option ? 'strong' : 'plain'}
            onClick={() => choose(option)}
          >
            {ui.armed === option && <ArmedWords option={option} />} {orderWords(match, option)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
