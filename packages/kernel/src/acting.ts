import type { Reading } from './state.ts';
import type { GameTypes, RuleId, Seat } from './vocabulary.ts';

/** What procedures act through. Everything that happens goes through here as an event and is folded at once. */
export interface Context<T extends GameTypes> {
  /** The live state, as it stands after the last event. */
  readonly state: Reading<T>;
  /** Emits an event and returns its number, to be named as the cause of others. */
  emit(event: T['event']): number;
  /** Rolls dice for all to see, or for `seats` only. */
  roll(roll: Roll): readonly number[];
  /** Draws tokens by chance from a zone into another: as many as asked, or all there are. */
  draw(draw: Draw): readonly number[];
  /** Moves chosen tokens. */
  move(move: Move): void;
  /** Changes who knows the tokens of a zone. */
  open(open: Opened): void;
  /** Goes to a step of this procedure, changing its locals. */
  go(step: string, patch?: object): void;
  /** Calls a procedure; when it is done, this one goes on at `then`, or asks again where it stood. */
  call<P extends keyof T['frames'] & string>(procedure: P, locals: T['frames'][P], then?: string): void;
  /** Calls a procedure whose picks cost nothing until `pay` and can be cancelled. */
  begin<P extends keyof T['frames'] & string>(procedure: P, locals: T['frames'][P], then?: string): void;
  /** Ends the unpaid chain: from here on things happen. */
  pay(): void;
  /** Ends this procedure and leaves `patch` in the locals of its caller. */
  done(patch?: object): void;
  /** Leaves the unpaid chain: all its frames go, nothing else changes. */
  cancel(): void;
}

export interface Roll {
  readonly rule: RuleId;
  readonly name: string;
  readonly sides: number;
  readonly count?: number;
  /** The label of the stream; `dice` unless told. */
  readonly stream?: string;
  /** The only seats that see the dice. */
  readonly seats?: readonly Seat[];
}

export interface Draw {
  readonly rule: RuleId;
  readonly from: string;
  readonly into: string;
  readonly count?: number;
}

export interface Move {
  readonly rule: RuleId;
  readonly from: string;
  readonly into: string;
  readonly tokens: readonly number[];
}

export interface Opened {
  readonly rule: RuleId;
  readonly zone: string;
  readonly seats: 'all' | readonly Seat[];
}
