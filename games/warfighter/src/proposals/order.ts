import type { Answer, Seat } from '@sitrep/kernel';
import { warfighter } from '../index.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { WarTypes } from '../types.ts';
import type { Bundle } from './bundle.ts';

/** WF-HOST-31: all hostile cards that still attack, in the order in which they stand; the last is not asked about. */
export function anyOrder(state: Read, seat: Seat): readonly Bundle[] {
  const answers: readonly Answer<WarTypes>[] = warfighter
    .options(state, seat)
    .filter(({ type }) => type === 'nextAttacker');
  if (answers.length < 2) return [];
  return [
    {
      id: 'order',
      title: { key: 'proposal.anyOrder', args: { count: answers.length } },
      answers: answers.slice(0, -1),
      costs: [],
      sketch: { kind: 'order' },
    },
  ];
}
