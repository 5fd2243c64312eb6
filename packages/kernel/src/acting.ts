import type { Dice } from './odds.ts';
import type { Reading } from './state.ts';
import type {
  CommonLocals,
  CommonStep,
  FrameOf,
  GameTypes,
  ProcedureName,
  ResultOf,
  RuleId,
  Seat,
} from './vocabulary.ts';

/**
 * What rules act through. Everything that happens goes through here as an event and is folded immediately. Inside an unpaid
 * chain nothing may happen: there `emit`, `roll`, `draw`, `move` and `open` throw `UNPAID_EFFECT`.
 */
export interface Acting<T extends GameTypes> {
  /** The live state after the last event. */
  readonly state: Reading<T>;
  /** Emits an event and returns its number, to be named as the cause of others. Throws if its type is one of the kernel's. */
  emit(event: T['event']): number;
  /**
   * Rolls the dice of a plan and gives the faces of each group, in the order in which they fell. Nothing else can be rolled, so
   * the dice of play are those that odds and advice saw. A group without dice is not rolled. Throws if scripted luck has no
   * such die left.
   */
  roll<P extends T['plan']>(plan: P): Dice<P['dice']>;
  /** Draws tokens by chance from one zone into another: as many as asked, or all there are. Throws if there is no such zone. */
  draw(draw: Draw): readonly number[];
  /** Moves chosen tokens from a zone into another. Throws if there is no such zone, or a token is not in it. */
  move(move: Move): void;
  /** Changes who knows the tokens of a zone. Throws if there is no such zone. */
  open(open: Opened): void;
}

/**
 * What the steps of procedure `P` act through; they also say where it continues. If several procedures share a step, `P`
 * is their union, and only what all of them have can be named. The members are written as properties so that a context
 * of one procedure cannot stand in for that of another.
 */
export interface Context<T extends GameTypes, P extends ProcedureName<T> = ProcedureName<T>>
  extends Acting<T> {
  /** Goes to a step of this procedure, changing its locals. Throws if no procedure is under way. */
  readonly go: (step: CommonStep<T, P>, patch?: Patch<CommonLocals<T, P>>) => void;
  /** Calls a procedure; when it is done, this one continues at `then`, or asks again at its current step. */
  readonly call: Call<T, P>;
  /** Calls a procedure at a later step than its first, if earlier choices are already made. */
  readonly enter: <Q extends Callee<T, P>>(
    procedure: Q,
    step: CommonStep<T, Q>,
    locals: FrameOf<T, Q>,
  ) => void;
  /** Calls a procedure whose picks cost nothing until `pay` and can be cancelled. */
  readonly begin: Call<T, P>;
  /** Ends the unpaid chain: from here on things take effect. Changes nothing outside one. */
  readonly pay: () => void;
  /** Ends this procedure and leaves its result in the locals of its caller. Throws if no procedure is under way. */
  readonly done: (...result: ResultArguments<T, P>) => void;
  /** Leaves the unpaid chain: all its frames are removed, nothing else changes. Does nothing outside one. */
  readonly cancel: () => void;
}

/** Some of the locals; nothing if there are none. */
type Patch<L> = [keyof L] extends [never] ? never : Partial<L>;

type Call<T extends GameTypes, P extends ProcedureName<T>> = <Q extends Callee<T, P>>(
  procedure: Q,
  locals: FrameOf<T, Q>,
  then?: CommonStep<T, P>,
) => void;

/** The procedures whose result fits into the locals of `P`; optional fields of it may be missing there. */
export type Callee<T extends GameTypes, P extends ProcedureName<T>> = {
  [Q in ProcedureName<T>]: Fits<ResultOf<T, Q>, CommonLocals<T, P>> extends true ? Q : never;
}[ProcedureName<T>];

type Fits<R, L> =
  Pick<R, Extract<keyof R, keyof L>> extends Partial<L>
    ? RequiredKey<R> extends keyof L
      ? true
      : false
    : false;

type RequiredKey<R> = { [K in keyof R]-?: Record<never, never> extends Pick<R, K> ? never : K }[keyof R];

/** Nothing if no result was declared. A step that procedures with different results share can end none of them. */
type ResultArguments<T extends GameTypes, P extends ProcedureName<T>> = [P & keyof T['results']] extends [
  never,
]
  ? []
  : [ResultOf<T, P>] extends [SharedResult<T, P>]
    ? Record<never, never> extends ResultOf<T, P>
      ? [result?: ResultOf<T, P> | undefined]
      : [result: ResultOf<T, P>]
    : never;

/** A result that every one of these procedures may leave. */
type SharedResult<T extends GameTypes, P extends string> = (
  P extends string
    ? (result: ResultOf<T, P>) => void
    : never
) extends (result: infer R) => void
  ? R
  : never;

/** A context whose procedure is not known: what the kernel hands to the flow. It serves the steps of every procedure. */
export interface AnyContext<T extends GameTypes> extends Acting<T> {
  go(step: string, patch?: object): void;
  call(procedure: string, locals: object, then?: string): void;
  enter(procedure: string, step: string, locals: object): void;
  begin(procedure: string, locals: object, then?: string): void;
  pay(): void;
  done(patch?: object): void;
  cancel(): void;
}

/** Tokens to draw by chance: `count` of them, one by default. */
export interface Draw {
  readonly rule: RuleId;
  readonly from: string;
  readonly into: string;
  readonly count?: number;
}

/** Tokens to move that the rules have chosen. */
export interface Move {
  readonly rule: RuleId;
  readonly from: string;
  readonly into: string;
  readonly tokens: readonly number[];
}

/** The seats that know the tokens of a zone from now on; no others do. */
export interface Opened {
  readonly rule: RuleId;
  readonly zone: string;
  readonly seats: 'all' | readonly Seat[];
}
