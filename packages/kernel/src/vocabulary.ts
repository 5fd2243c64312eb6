import type { DiceGroups } from './odds.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** The permanent id of a rule, such as `WF-ATK-07`. */
export type RuleId = string;

/** Deeply read-only: the state as everything except `evolve` sees it. */
export type Immutable<T> = { readonly [K in keyof T]: Immutable<T[K]> };

/** What a seat answers: a game's own command, or one of the two that the kernel itself offers. */
export type Answer<T extends GameTypes> = T['command'] | Pass | Cancel;

/** Declines a window. Offered first in every window. */
export interface Pass {
  readonly type: 'pass';
}

/** Leaves an unpaid chain of picks as if it had never begun. Offered last inside such a chain. */
export interface Cancel {
  readonly type: 'cancel';
}

/** What every event of a game carries. `cause` is the number of the event that caused it; the kernel fills it in. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
  cause?: number;
}

/**
 * A roll that is still to be made, as data. A game adds what decides about the faces (numbers to reach, modifiers with their
 * sources), so that play, odds, threats and advice read the same thing.
 */
export interface Plan {
  /** Distinguishes the plans of a game. */
  readonly type: string;
  /** The rule by which the dice are rolled. */
  readonly rule: RuleId;
  /** The dice by name, in the order in which they are rolled. A group may have none. */
  readonly dice: DiceGroups;
  /** The label of the stream they come from; `dice` by default. */
  readonly stream?: string;
  /** The only seats that see the dice; all do by default. */
  readonly seats?: readonly Seat[];
}

/** The types of one game, gathered so that everything generic takes a single parameter. */
export interface GameTypes {
  /** What is chosen before the game starts: scenario, options. Plain data. */
  readonly config: object;
  /** The cards and maps in play. Plain data, injected, never part of the state. */
  readonly content: object;
  /** The game's own part of the state. Plain data. */
  readonly game: object;
  /** Locals of each procedure, by its name. Plain data. Declare it as a type alias: interfaces have no index signature. */
  readonly frames: Readonly<Record<string, object>>;
  /** The names of the steps of each procedure, a union; every procedure has `start`. */
  readonly steps: Readonly<Record<string, string>>;
  /** What procedures leave in the locals of their callers, for those that leave anything. */
  readonly results: Readonly<Record<string, object>>;
  /** What a seat may answer: a union of plain data, distinguished by `type`. */
  readonly command: { readonly type: string };
  /** What may happen: a union of plain data, distinguished by `type`, in the past tense. */
  readonly event: GameEvent;
  /** Every roll there is, as data: a union distinguished by `type`. `never` if the game has no dice. */
  readonly plan: Plan;
  /** What a seat sees of the game's own part of the state. Plain data. */
  readonly view: unknown;
  /** The names of the decisions, noun phrases. */
  readonly decision: string;
  /** The codes of the game's own refusals. */
  readonly refusal: string;
}

/** The names of a game's procedures. */
export type ProcedureName<T extends GameTypes> = keyof T['frames'] & string;

/** The locals of a procedure. */
export type FrameOf<T extends GameTypes, P extends ProcedureName<T>> = T['frames'][P];

/** What a procedure leaves in the locals of its caller. */
export type ResultOf<T extends GameTypes, P extends string> = P extends keyof T['results']
  ? T['results'][P]
  : Readonly<Record<never, never>>;

/** The steps that all of these procedures have: what is inferred for a parameter must suit every one of them. */
export type CommonStep<T extends GameTypes, P extends ProcedureName<T>> = (
  P extends keyof T['steps']
    ? (step: T['steps'][P]) => void
    : never
) extends (step: infer S) => void
  ? S & string
  : never;

/** The locals that all of these procedures have. */
export type CommonLocals<T extends GameTypes, P extends ProcedureName<T>> = Pick<
  T['frames'][P],
  keyof T['frames'][P]
>;
