import type { Answer, Decision, GameTypes, Reading, Seat } from '@sitrep/kernel';
import type { NounRef } from './named.ts';

/** What a seat has settled in advance about its reactions: figures by name, as the game's fields say. Nobody else learns of it. */
export type Policy = Readonly<Record<string, number>>;

/** One figure of a policy. A switch goes from 0 to 1. */
export interface PolicyField {
  readonly name: string;
  readonly title: NounRef;
  readonly kind: 'percent' | 'switch';
  readonly least: number;
  readonly most: number;
  /** What counts where the seat has settled nothing. */
  readonly usual: number;
}

/** Something that a seat may settle on the spot, for as long as it matters: what is said of it, and the figures that it sets. */
export interface Hold {
  readonly name: string;
  readonly title: NounRef;
  readonly policy: Policy;
}

/** How a game lets seats settle their reactions in advance. */
export interface Reactions<T extends GameTypes = GameTypes> {
  readonly fields: readonly PolicyField[];
  /** Figures that only holds set. They last as long as the match, and no field shows them. */
  readonly marks?: readonly string[];
  /** What the seat may settle on the spot beside an open decision, from what it may know. */
  holds?(state: Reading<T>, decision: Decision<T>): readonly Hold[];
  /**
   * What the policy answers to an open decision, from what the seat may know: answers to be given in order, or `undefined` if the
   * player is to be asked.
   */
  answer(
    state: Reading<T>,
    decision: Decision<T>,
    seat: Seat,
    policy: Policy,
  ): readonly Answer<T>[] | undefined;
  /**
   * Whether a decision would be put to the seat by what everybody knows, and by the policy if one is settled. If not, only hidden
   * things make it one, and merely handing over a shared screen would betray them: then the player is never asked.
   */
  isOpenly(state: Reading<T>, decision: Decision<T>, seat: Seat, policy: Policy | undefined): boolean;
  /** What is answered, in order, where the player must not be asked and the policy would ask. */
  quiet(state: Reading<T>, decision: Decision<T>, seat: Seat, policy: Policy): readonly Answer<T>[];
}

/** A policy with all its figures, and the marks that holds have set. */
export function settledPolicy(
  { fields, marks = [] }: Pick<Reactions, 'fields' | 'marks'>,
  policy: Policy,
): Policy {
  const set = Object.entries(policy).filter(([name]) => marks.includes(name));
  return { ...fullPolicy(fields, policy), ...Object.fromEntries(set) };
}

/** The policy with the usual figures where nothing is settled, and every figure within its bounds. */
export function fullPolicy(fields: readonly PolicyField[], policy: Policy): Policy {
  return Object.fromEntries(
    fields.map(({ name, least, most, usual }) => {
      const settled = policy[name];
      return [name, typeof settled === 'number' ? Math.min(most, Math.max(least, settled)) : usual];
    }),
  );
}
