import type { Context, Game, Reading } from '@sitrep/kernel';
import { type DuelEvent, type DuelState, type DuelTypes, duel } from '../src/index.ts';

/** The faulty member of a contract. */
export type Plant = Partial<Game<DuelTypes>>;

/** A deliberate mistake in one member of the contract, and the law that must find it. */
export interface Fault {
  readonly name: string;
  readonly law: string;
  /** Makes a fresh copy of the faulty member, because some faults have state. */
  plant(): Plant;
}

/** Numbers of the last events of each type, within one command. */
export type Numbers = Map<DuelEvent['type'], number>;

/** What becomes of an event on its way to the context. */
type Change = (event: DuelEvent, state: Reading<DuelTypes>, numbers: Numbers) => DuelEvent;

/** A `decide` that changes what the rules emit. */
export function emitting(change: Change): Plant {
  return { decide: (context, answers) => duel.decide(changedContext(context, change), answers) };
}

function changedContext(context: Context<DuelTypes>, change: Change): Context<DuelTypes> {
  const numbers: Numbers = new Map();
  const emit = (event: DuelEvent) => {
    const number = context.emit(change(event, context.state, numbers));
    numbers.set(event.type, number);
    return number;
  };
  return new Proxy(context, {
    get(target, name) {
      if (name === 'emit') return emit;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** The live state, which only `evolve` may write: some faults do what TypeScript forbids. */
export function live(state: Reading<DuelTypes>): {
  game: DuelState;
  zones: Record<string, { tokens: number[] }>;
  seats: { asked: number }[];
} {
  return state as never;
}
