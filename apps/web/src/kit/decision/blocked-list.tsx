import type { AnyBlocked } from '../match/types.ts';
import { useMatch } from '../page/match-context.tsx';
import { groupOrders, orderWords } from './order-text.ts';
import styles from './orders.module.css';
import { RuleChip } from './rule-chip.tsx';
import { TermText } from './term-text.tsx';

/** Everything that is not possible now, each with the condition that fails and its rule. */
export function BlockedList({
  blocked,
  isOpen,
}: {
  readonly blocked: readonly AnyBlocked[];
  readonly isOpen: boolean;
}) {
  const match = useMatch();
  const { speech, t } = match;
  if (blocked.length === 0) return undefined;
  return (
    <details className={styles.blocked} open={isOpen || undefined}>
      <summary>{t('orders.blocked', { count: blocked.length })}</summary>
      {groupOrders(match, blocked, ({ command }) => command).map(({ heading, orders }) => (
        <div key={heading}>
          {heading !== '' && <h3 className={styles.heading}>{heading}</h3>}
          <ul>
            {orders.map((each) => (
              <li key={JSON.stringify(each.command)}>
                <span>{orderWords(match, each.command)}</span>
                <span className={styles.reason}>
                  <TermText text={speech.reason(each)} /> <RuleChip rule={each.rule} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
