import type { Cost } from '../content/vocabulary.ts';
import { listPart, part, type TextPart } from './parts/text-part.ts';

/** What must be paid (spec 28.4), all of it together. */
export function describeCosts(costs: readonly Cost[]): TextPart | undefined {
  return costs.length === 0 ? undefined : listPart('and', costs.map(describeCost));
}

function describeCost({ pay, amount }: Cost): TextPart {
  return part(`cost.${pay}`, { amount });
}
