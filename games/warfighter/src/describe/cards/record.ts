import type { RecordCard } from '../../content/cards.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';

/** Whom it is for, what it costs, and when the battle was (WF-SR-01, 02). */
export function describeRecord({ nation, kinds, cost, period }: RecordCard): readonly TextPart[] {
  const [from, to] = period;
  return [
    listPart('dot', [
      part('type.record'),
      termPart(nation),
      listPart(
        'or',
        kinds.map((kind) => part(`kind.${kind}`)),
      ),
      stat('price', cost),
      part('record.period', { from, to }),
    ]),
  ];
}
