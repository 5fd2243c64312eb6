import type { KeyboardEvent } from 'react';
import type { AnyAnswer, AnyBlocked } from '../match/types.ts';
import { useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { FilterField } from '../ui/filter-field.tsx';
import { fitsFilter } from './order-text.ts';

/** Whether an order fits what was typed into the filter. */
export function useFits(): (command: AnyAnswer | AnyBlocked['command']) => boolean {
  const { speech, now } = useSeat();
  const { ui } = useTable();
  return (command) => fitsFilter(speech.option(command, now.view.decision), ui.filter);
}

/** Narrows the orders down: Enter chooses if only one is left, Escape clears first the filter, then the piece pointed at. */
export function OrderFilter({ options }: { readonly options: readonly AnyAnswer[] }) {
  const { t } = useSeat();
  const { ui, change, choose } = useTable();

  function press({ key }: KeyboardEvent): void {
    const [only, second] = options;
    if (key === 'Enter' && only !== undefined && second === undefined) choose(only);
    if (key === 'Escape') change(ui.filter === '' ? { piece: undefined } : { filter: '' });
  }

  return (
    <FilterField
      label={t('orders.filter')}
      typed={ui.filter}
      onType={(filter) => change({ filter })}
      onKeyDown={press}
    />
  );
}
