import type { Focus } from '@sitrep/contract';

const WORDS = ['hostile', 'target', 'soldier', 'to'] as const;

/** How something joins an attack: as printed, or upgunned (WF-CARD-12). */
export type Form = 'plain' | 'upgun';

/** What should join an attack, by name, in the order in which it was chosen. */
export type Extras = ReadonlyMap<string, Form>;

/** What may be pointed at: a hostile card or an Event by its token, a target of the Objective, a Soldier, a slot to enter. */
export interface WarFocus extends Readonly<Partial<Record<(typeof WORDS)[number], number>>> {
  readonly extras: Extras;
}

/** What is pointed at, and what should join; whatever is none of our words, or no whole number, is ignored. */
export function readFocus(focus: Focus): WarFocus {
  const found = WORDS.flatMap((word) => {
    const value = focus[word];
    return Number.isInteger(value) ? [[word, Number(value)] as const] : [];
  });
  const extras = Object.entries(focus).flatMap(([name, form]) =>
    name.startsWith('join:') && (form === 'plain' || form === 'upgun') ? [[name, form] as const] : [],
  );
  return { ...Object.fromEntries(found), extras: new Map(extras) };
}

/** Whether it names what is to be attacked. */
export function isAimed({ hostile, target }: WarFocus): boolean {
  return hostile !== undefined || target !== undefined;
}
