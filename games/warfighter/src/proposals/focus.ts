import type { Focus } from '@sitrep/contract';

const WORDS = ['hostile', 'target', 'soldier', 'to'] as const;

/** How something joins an attack: as printed, or upgunned (WF-CARD-12). */
export type Form = 'plain' | 'upgun';

/** What should join an attack, by name, in the order in which it was wished for. */
export type Wishes = ReadonlyMap<string, Form>;

/** What may be pointed at: a hostile card or an Event by its token, a target of the Objective, a Soldier, a slot to enter. */
export interface WarFocus extends Readonly<Partial<Record<(typeof WORDS)[number], number>>> {
  readonly wishes: Wishes;
}

/** What is pointed at, and wished for; whatever is none of our words, or no whole number, is ignored. */
export function readFocus(focus: Focus): WarFocus {
  const found = WORDS.flatMap((word) => {
    const value = focus[word];
    return Number.isInteger(value) ? [[word, Number(value)] as const] : [];
  });
  const wishes = Object.entries(focus).flatMap(([name, form]) =>
    name.startsWith('join:') && (form === 'plain' || form === 'upgun') ? [[name, form] as const] : [],
  );
  return { ...Object.fromEntries(found), wishes: new Map(wishes) };
}

/** Whether it names what is to be attacked. */
export function isAimed({ hostile, target }: WarFocus): boolean {
  return hostile !== undefined || target !== undefined;
}
