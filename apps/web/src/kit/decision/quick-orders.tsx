import { useSeat } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';
import { ArmedWords } from './armed-words.tsx';
import { orderWords } from './order-text.ts';
import styles from './prompt-bar.module.css';

/** What is done most often, so that it needs no list: whole acts, then orders. The list has all of it. */
export function QuickOrders() {
  const match = useSeat();
  const { page, now, t } = match;
  const { ui, choose, carryOut } = useTable();
  const proposals = useAsked({ kind: 'proposals' }) ?? [];
  const offers = page.quickOffers?.(match, proposals, ui.open) ?? [];
  const orders = page.quickOrders?.(match, now.options, ui.open) ?? [];
  if (offers.length + orders.length === 0) return undefined;
  return (
    <ul className={styles.quick} aria-label={t('prompt.quick')}>
      {offers.map(({ offer, title, note }) => (
        <li key={offer.id}>
          <Button data-quick-offer={offer.id} onClick={() => carryOut(offer.answers)}>
            <span>{title}</span>
            {note !== '' && <small>{note}</small>}
          </Button>
        </li>
      ))}
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
