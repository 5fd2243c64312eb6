import type { ActionCard } from '../../content/cards.ts';
import { listPart, part, stat, type TextPart } from '../parts/text-part.ts';

/** The type with its discard cost, and what keeping it costs (WF-CARD-07, 19). */
export function describeAction({ kind, discard = 0, retain }: ActionCard): readonly TextPart[] {
  return [
    listPart('dot', [
      part('type.action'),
      ...(kind === undefined ? [] : [kind === 'marker' ? part('stat.marker') : stat(kind, discard)]),
      ...(retain === undefined ? [] : [stat('retain', retain)]),
    ]),
  ];
}
