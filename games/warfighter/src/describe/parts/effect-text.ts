import type { Amount } from '../../content/vocabulary.ts';
import { amountText } from './figures.ts';
import type { Setting } from './setting.ts';
import { part, type TextPart } from './text-part.ts';

interface Figured {
  readonly amount: Amount;
}

/** A modifier with its sign, upgunned in brackets: `+2 [+4]` and what it is added to. */
export function modifier(key: string, { amount }: Figured, upgun?: Figured): TextPart {
  return figured(amountText(amount, upgun?.amount), part(`effect.${key}`));
}

/** A figure that faces draw large, and the words after it. */
function figured(amount: string, what: TextPart): TextPart {
  return part('line.figured', { amount, what });
}

/** A number of things. */
export function quantity(key: string, amount: number): TextPart {
  return part(`effect.${key}`, { amount });
}

/** A keyword with its reminder. */
export function keyword(name: string, args?: TextPart['args'], form = name): TextPart {
  return part('line.keyword', {
    name: part(`keyword.${form}`, args),
    reminder: part(`reminder.${name}`, args),
  });
}

/** Whom a word strikes that somebody chooses, or `it` at moments that are about one. */
export function struckBy({ who }: Setting): TextPart {
  return who ?? part('who.it');
}
