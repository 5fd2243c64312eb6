import type { Game, GameTypes, Reading, RuleId, Seat } from './contract.ts';
import { reading } from './contract.ts';
import type { AnyEvent } from './events.ts';
import { drawStream, fold, getZone } from './fold.ts';
import { invariant } from './invariant.ts';
import type { Luck } from './luck.ts';
import { everyone, isIn, maskOf, type SeatMask, type State, topFrame, type Zone } from './state.ts';

/** Where procedures begin. */
export const FIRST_STEP = 'start';

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

/** The context of one log entry: collects its events. `first` is the number of the first one. */
export class Recorder<T extends GameTypes> implements Context<T> {
  readonly state: Reading<T>;
  readonly events: AnyEvent<T>[] = [];
  readonly #game: Game<T>;
  readonly #live: State<T>;
  readonly #luck: Luck;
  readonly #first: number;

  constructor(game: Game<T>, state: State<T>, luck: Luck, first: number) {
    this.#game = game;
    this.#live = state;
    this.state = reading(state);
    this.#luck = luck;
    this.#first = first;
  }

  emit(event: T['event']): number {
    this.#forbidUnpaid(event.type);
    return this.record(event);
  }

  roll({ rule, name, sides, count = 1, stream = 'dice', seats }: Roll): readonly number[] {
    this.#forbidUnpaid('rolled');
    const seen = seats === undefined ? everyone(this.#live) : maskOf(seats);
    const dice: number[] = [];
    let next = this.#position(stream);
    for (let i = 0; i < count; i += 1) {
      dice.push(this.#luck.face({ stream, name, sides }, next));
      next = this.#luck.next;
    }
    this.record({ type: 'rolled', rule, stream, name, sides, dice, seen, next });
    return dice;
  }

  draw({ rule, from, into, count = 1 }: Draw): readonly number[] {
    this.#forbidUnpaid('drawn');
    const source = getZone(this.#live, from);
    const stream = drawStream(from);
    const left = [...source.tokens];
    const tokens: number[] = [];
    let next = this.#position(stream);
    while (tokens.length < count && left.length > 0) {
      tokens.push(...left.splice(this.#luck.index(from, left, stream, next), 1));
      next = this.#luck.next;
    }
    if (tokens.length > 0) this.record({ type: 'drawn', rule, from, into, tokens, seen: this.#seen(source, into), next });
    return tokens;
  }

  move({ rule, from, into, tokens }: Move): void {
    this.#forbidUnpaid('moved');
    const source = getZone(this.#live, from);
    const seen = this.#seen(source, into);
    const news = getZone(this.#live, into).known & ~source.known;
    this.record({ type: 'moved', rule, from, into, tokens, seen, news });
  }

  open({ rule, zone, seats }: Opened): void {
    this.#forbidUnpaid('zoneOpened');
    const { known, tokens } = getZone(this.#live, zone);
    const now = seats === 'all' ? everyone(this.#live) : maskOf(seats);
    const news = tokens.length === 0 ? 0 : now & ~known;
    this.record({ type: 'zoneOpened', rule, zone, known: now, tokens: [...tokens], news });
  }

  go(step: string, patch?: object): void {
    this.record(patch === undefined ? { type: 'frameStepped', step } : { type: 'frameStepped', step, patch });
  }

  call<P extends keyof T['frames'] & string>(procedure: P, locals: T['frames'][P], then?: string): void {
    this.#push(procedure, locals, then, topFrame(this.#live)?.unpaid ?? false);
  }

  begin<P extends keyof T['frames'] & string>(procedure: P, locals: T['frames'][P], then?: string): void {
    this.#push(procedure, locals, then, true);
  }

  pay(): void {
    this.record({ type: 'chainPaid' });
  }

  done(patch?: object): void {
    this.record(patch === undefined ? { type: 'framePopped' } : { type: 'framePopped', patch });
  }

  cancel(): void {
    while (topFrame(this.#live)?.unpaid) this.record({ type: 'framePopped' });
  }

  /** Folds and keeps any event; the kernel's own go this way directly. */
  record(event: AnyEvent<T>): number {
    const number = this.#first + this.events.length;
    event.cause ??= event.type === 'framePushed' ? Math.max(number - 1, 0) : (topFrame(this.#live)?.cause ?? 0);
    fold(this.#game, this.#live, event);
    this.events.push(event);
    return number;
  }

  #push(procedure: string, locals: object, then: string | undefined, unpaid: boolean): void {
    if (then !== undefined) this.go(then);
    this.record({ type: 'framePushed', procedure, step: FIRST_STEP, locals, unpaid });
  }

  #seen(source: Zone, into: string): SeatMask {
    return source.known | getZone(this.#live, into).known;
  }

  #position(stream: string): number {
    return this.#live.chance.positions[stream] ?? 0;
  }

  #forbidUnpaid(type: string): void {
    invariant(!topFrame(this.#live)?.unpaid, 'UNPAID_EFFECT', `${type} inside a chain that can still be cancelled`);
  }
}

/** Whether a seat knows the tokens of a zone. */
export function knows(state: { readonly zones: Readonly<Record<string, { readonly known: SeatMask }>> }, zone: string, seat: Seat): boolean {
  return isIn(getZone(state, zone).known, seat);
}
