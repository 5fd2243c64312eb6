import type { Amount } from '../../content/vocabulary.ts';
import { amountText } from './figures.ts';
import { part, type TextPart } from './text-part.ts';

interface Figured {
  readonly amount: Amount;
}

/** A modifier with its sign, upgunned in brackets. */
export function modifier(key: string, { amount }: Figured, upgun?: Figured): TextPart {
  return part(`effect.${key}`, { amount: amountText(amount, upgun?.amount) });
}

/** A number of things. */
export function quantity(key: string, amount: number): TextPart {
  return part(`effect.${key}`, { amount });
}
