import type { Focus } from '@sitrep/contract';

const WORDS = ['hostile', 'target', 'soldier', 'to'] as const;

/** What may be pointed at: a hostile card or an Event by its token, a target of the Objective, a Soldier, a slot to enter. A type, not an interface: only then is it a `Focus`. */
export type WarFocus = { readonly [W in (typeof WORDS)[number]]?: number };

/** What is pointed at; whatever is none of our words, or no whole number, is ignored. */
export function readFocus(focus: Focus): WarFocus {
  const found = WORDS.flatMap((word) => {
    const value = focus[word];
    return Number.isInteger(value) ? [[word, Number(value)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether it names what is to be attacked. */
export function isAimed({ hostile, target }: WarFocus): boolean {
  return hostile !== undefined || target !== undefined;
}
