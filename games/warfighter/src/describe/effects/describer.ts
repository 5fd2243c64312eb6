import type { Amount, EffectName, EffectOf } from '../../content/vocabulary.ts';
import { amountText } from '../parts/figures.ts';
import type { Setting } from '../parts/setting.ts';
import { part, type TextPart } from '../parts/text-part.ts';

/** Says one word of the vocabulary, upgunned in brackets where it has a figure. */
export type Describer<N extends EffectName> = (
  effect: EffectOf<N>,
  setting: Setting,
  upgun?: EffectOf<N>,
) => TextPart;

export type Describers<N extends EffectName> = { readonly [K in N]: Describer<K> };

interface Figured {
  readonly amount: Amount;
}

/** A modifier with its sign. */
export function modifier(key: string, { amount }: Figured, upgun?: Figured): TextPart {
  return part(`effect.${key}`, { amount: amountText(amount, upgun?.amount) });
}

/** A number of things. */
export function quantity(key: string, amount: number): TextPart {
  return part(`effect.${key}`, { amount });
}
