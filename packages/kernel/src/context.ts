import type { AnyContext, Draw, Move, Opened } from './acting.ts';
import type { Game } from './contract.ts';
import {
  type AnyEvent,
  type Drawn,
  type FramePopped,
  type FramePushed,
  type FrameStepped,
  isKernelEvent,
  type KernelEvent,
  type Moved,
} from './events.ts';
import {
  drawStream,
  drawTokens,
  foldGame,
  foldKernel,
  getZone,
  moveTokens,
  popFrame,
  pushFrame,
  stepFrame,
} from './fold.ts';
import { InvariantError } from './invariant.ts';
import { itemAt } from './item-at.ts';
import type { Luck } from './luck.ts';
import type { Dice, DiceGroup } from './odds.ts';
import {
  everyone,
  type Frame,
  type FullReading,
  getTopFrame,
  isIn,
  lastFrame,
  maskOf,
  reading,
  type SeatMask,
  type State,
} from './state.ts';
import type { GameTypes, Plan, Seat } from './vocabulary.ts';

/** Where procedures begin. */
const FIRST_STEP = 'start';

/**
 * Some locals of each procedure. JavaScript engines discard the shape of objects once none is alive, and with it all
 * code compiled for it. Without this, that kept happening between two frames of a procedure.
 */
const shapes = new Map<string, object>();

/** The context of one log entry: collects its events. `first` is the number of the first one. */
export class Recorder<T extends GameTypes> implements AnyContext<T> {
  readonly state: FullReading<T>;
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
    if (isKernelEvent(event))
      throw new InvariantError('EVENT_RESERVED', `${event.type} is an event of the kernel`);
    const frame = lastFrame(this.#live);
    forbidUnpaid(frame, event.type);
    event.cause ??= causeOf(frame);
    foldGame(this.#game, this.#live, event);
    return this.#keep(event);
  }

  roll<P extends T['plan']>(plan: P): Dice<P['dice']> {
    forbidUnpaid(lastFrame(this.#live), 'rolled');
    const faces: Record<string, readonly number[]> = {};
    for (const [name, group] of Object.entries(plan.dice)) {
      const { sides, count } = group;
      if (group.apart !== true) faces[name] = count === 0 ? [] : this.#throw(plan, { name, sides, count });
      else
        faces[name] = Array.from({ length: count }, () =>
          this.#throw(plan, { name, sides, count: 1 }),
        ).flat();
    }
    // By now every name of the plan has its faces; TypeScript cannot follow that through the loop.
    return faces as Dice<P['dice']>;
  }

  /** Throws dice, one at least, that are one event. */
  #throw(
    { rule, stream = 'dice', seats }: Plan,
    { name, sides, count }: DiceGroup & { readonly name: string },
  ): readonly number[] {
    const seen = seats === undefined ? everyone(this.#live) : maskOf(seats);
    const die = { stream, name, sides };
    // The log keeps the dice: a growing list would take three times the memory for the usual single die.
    const dice = [this.#luck.face(die, this.#position(stream))];
    for (let i = 1; i < count; i += 1) dice.push(this.#luck.face(die, this.#luck.next));
    const { next } = this.#luck;
    this.record({ type: 'rolled', rule, stream, name, sides, dice, seen, next, cause: this.cause });
    return dice;
  }

  draw({ rule, from, into, count = 1 }: Draw): readonly number[] {
    const type = 'drawn';
    const frame = lastFrame(this.#live);
    forbidUnpaid(frame, type);
    const source = getZone(this.#live, from);
    const target = getZone(this.#live, into);
    const stream = drawStream(from);
    const tokens: number[] = [];
    // One token is found in the zone itself, which is only read; several in a copy.
    const left = count > 1 ? [...source.tokens] : source.tokens;
    let next = this.#position(stream);
    while (tokens.length < count && left.length > 0) {
      const index = this.#luck.index(from, left, stream, next);
      next = this.#luck.next;
      tokens.push(itemAt(left, index));
      if (tokens.length < count) left.splice(index, 1);
    }
    if (tokens.length === 0) return tokens;
    const seen = source.known | target.known;
    const event: Drawn = { type, rule, from, into, tokens, seen, next, cause: causeOf(frame) };
    drawTokens(this.#live, event, source, target);
    this.#keep(event);
    return tokens;
  }

  move({ rule, from, into, tokens }: Move): void {
    const type = 'moved';
    const frame = lastFrame(this.#live);
    forbidUnpaid(frame, type);
    const source = getZone(this.#live, from);
    const target = getZone(this.#live, into);
    const seen = source.known | target.known;
    const news = target.known & ~source.known;
    const event: Moved = { type, rule, from, into, tokens, seen, news, cause: causeOf(frame) };
    moveTokens(this.#live, event, source, target);
    this.#keep(event);
  }

  open({ rule, zone, seats }: Opened): void {
    forbidUnpaid(lastFrame(this.#live), 'zoneOpened');
    const { known, tokens } = getZone(this.#live, zone);
    const now = seats === 'all' ? everyone(this.#live) : maskOf(seats);
    const news = tokens.length === 0 ? 0 : now & ~known;
    this.record({ type: 'zoneOpened', rule, zone, known: now, tokens: [...tokens], news });
  }

  // Most events are about frames and tokens: they are built complete and folded without checking their type.
  go(step: string, patch?: object): void {
    const type = 'frameStepped';
    const frame = getTopFrame(this.#live);
    const { cause } = frame;
    const event: FrameStepped = patch === undefined ? { type, step, cause } : { type, step, patch, cause };
    stepFrame(this.#live, event, frame);
    this.#keep(event);
  }

  call(procedure: string, locals: object, then?: string): void {
    this.#push(procedure, locals, then, lastFrame(this.#live)?.unpaid ?? false);
  }

  enter(procedure: string, step: string, locals: object): void {
    this.call(procedure, locals);
    this.go(step);
  }

  begin(procedure: string, locals: object, then?: string): void {
    this.#push(procedure, locals, then, true);
  }

  pay(): void {
    this.record({ type: 'chainPaid', cause: this.cause });
  }

  done(patch?: object): void {
    const type = 'framePopped';
    const cause = this.cause;
    const event: FramePopped = patch === undefined ? { type, cause } : { type, patch, cause };
    popFrame(this.#live, event);
    this.#keep(event);
  }

  cancel(): void {
    while (lastFrame(this.#live)?.unpaid) this.done();
  }

  /** Folds and keeps a kernel event. Frequent ones come with their cause: adding a field later is slower. */
  record(event: KernelEvent<T>): void {
    event.cause ??= this.cause;
    foldKernel(this.#live, event);
    this.#keep(event);
  }

  /** Keeps an event that has been folded, and returns its number. */
  #keep(event: AnyEvent<T>): number {
    return this.#first + this.events.push(event) - 1;
  }

  /** A procedure's cause is the event before it, if this entry has one. */
  #push(procedure: string, locals: object, then: string | undefined, unpaid: boolean): void {
    if (then !== undefined) this.go(then);
    const { length } = this.events;
    const cause = length > 0 ? this.#first + length - 1 : this.cause;
    const event: FramePushed = { type: 'framePushed', procedure, step: FIRST_STEP, locals, unpaid, cause };
    pushFrame(this.#live, event);
    if (!shapes.has(procedure)) shapes.set(procedure, getTopFrame(this.#live).locals);
    this.#keep(event);
  }

  /** The default cause of the running procedure's events. */
  get cause(): number {
    return causeOf(lastFrame(this.#live));
  }

  #position(stream: string): number {
    return this.#live.chance.positions[stream] ?? 0;
  }
}

function causeOf(frame: Pick<Frame, 'cause'> | undefined): number {
  return frame?.cause ?? 0;
}

function forbidUnpaid(frame: Pick<Frame, 'unpaid'> | undefined, type: string): void {
  if (frame?.unpaid)
    throw new InvariantError('UNPAID_EFFECT', `${type} inside a chain that can still be cancelled`);
}

/** Whether a seat knows the tokens of a zone. */
export function knows(
  state: { readonly zones: Readonly<Record<string, { readonly known: SeatMask }>> },
  zone: string,
  seat: Seat,
): boolean {
  return isIn(getZone(state, zone).known, seat);
}
