import type { RecordCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { listPart, part, type TextPart, termPart } from '../parts/text-part.ts';
import { note } from './common.ts';
import type { FaceParts } from './face-parts.ts';

/** Whom it is for, what it costs, and when the battle was (WF-SR-01, 02). */
export function recordFace({ nation, kinds, cost, period: [from, to] }: RecordCard): FaceParts {
  const those = kinds.map((kind) => part(`kind.${kind}`));
  return {
    line: [part('type.record'), termPart(nation), listPart('or', those)],
    badges: [figure('price', cost)],
    above: [note(periodPart(from, to))],
  };
}

function periodPart(from: string, to: string): TextPart {
  const [first, last] = [monthPart(from), monthPart(to)];
  return from === to ? first : part('record.period', { from: first, to: last });
}

/** `1943-07` as people write it. */
function monthPart(date: string): TextPart {
  const [year = '', month = ''] = date.split('-');
  return part('record.month', { year, month });
}
