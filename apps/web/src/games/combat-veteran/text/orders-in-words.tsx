import type { OptionGroup } from '@sitrep/contract';
import { OrderButton } from '../../../kit/decision/order-button.tsx';
import { OrderFilter, useFits } from '../../../kit/decision/order-filter.tsx';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import styles from './text.module.css';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly options: readonly AnyAnswer[];
}

/** Every legal order, grouped by stack, man or kind, with a filter. */
export function OrdersInWords() {
  const { now, t } = useSeat();
  const options = now.options.filter(useFits());
  const groups = useGroups(options);
  return (
    <section>
      <h3>{t('cv.text.all')}</h3>
      <OrderFilter options={options} />
      {groups.map(({ id, name, options }) => (
        <section key={id} className={styles.group}>
          {name !== '' && <h4>{name}</h4>}
          <ul aria-label={name === '' ? t('orders.general') : name}>
            {options.map((option) => (
              <OrderButton key={JSON.stringify(option)} option={option} isOpen={false} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Options by their groups, those that stand alone first. */
function useGroups(options: readonly AnyAnswer[]): readonly Group[] {
  const { now, speech } = useSeat();
  const found = useAsked({ kind: 'groups', answers: now.options }) ?? [];
  const groups = new Map<string, { readonly group: OptionGroup | undefined; options: AnyAnswer[] }>([
    ['', { group: undefined, options: [] }],
  ]);
  for (const [index, option] of now.options.entries()) {
    if (!options.includes(option)) continue;
    const [group] = found[index] ?? [];
    const known = groups.get(group?.id ?? '') ?? { group, options: [] };
    known.options.push(option);
    groups.set(group?.id ?? '', known);
  }
  return [...groups]
    .map(([id, { group, options: members }]) => ({
      id,
      name: group === undefined ? '' : speech.name(group.name),
      options: members,
    }))
    .filter(({ options: members }) => members.length > 0);
}
