import type { AnyContext, Context } from './acting.ts';
import type { Answered, Blocked, Decision, Flow, Game, Locals, Problem } from './contract.ts';
import { InvariantError } from './invariant.ts';
import type { Uniform } from './random.ts';
import type { Reading } from './state.ts';
import { type Frame, getLastFrame, lastFrame } from './state.ts';
import type { Answer, CommonStep, GameTypes, Immutable, ProcedureName, RuleId, Seat } from './vocabulary.ts';

/*
 * The kinds of steps, for a context and locals of any type. A game's steps are typed by their procedure, below; the
 * kernel runs them untyped.
 */

interface AutoOf<C, L> {
  readonly kind: 'auto';
  readonly run: (context: C, locals: L) => void;
}

interface AskOf<T extends GameTypes, L> {
  readonly name: T['decision'];
  readonly rule: RuleId;
  /** The seats that are asked, by common knowledge only. Never write to this list: the log keeps it. */
  seats(state: Reading<T>, locals: L): readonly Seat[];
  about?(state: Reading<T>, locals: L): object;
}

interface ListOf<T extends GameTypes, L> extends AskOf<T, L> {
  options(state: Reading<T>, locals: L, seat: Seat): readonly T['command'][];
  blocked?(state: Reading<T>, locals: L, seat: Seat): readonly Blocked<T>[];
  /** As `Flow.plans` says, for the answers to this step. */
  plans?(state: Reading<T>, locals: L, seat: Seat, answer: Answer<T>): readonly T['plan'][];
  /** As `Flow.unplanned` says, for the answers to this step. */
  readonly unplanned?: Unplanned<T>;
}

interface PickOf<T extends GameTypes, C, L> extends ListOf<T, L> {
  readonly kind: 'pick';
  fallback?(state: Reading<T>, locals: L, seat: Seat): Answer<T>;
  readonly answer: (context: C, locals: L, seat: Seat, command: T['command']) => void;
}

interface SealedOf<T extends GameTypes, C, L> extends ListOf<T, L> {
  readonly kind: 'sealed';
  fallback?(state: Reading<T>, locals: L, seat: Seat): T['command'];
  readonly answers: (context: C, locals: L, answers: readonly Given<T>[]) => void;
}

interface WindowOf<T extends GameTypes, C, L> extends ListOf<T, L> {
  readonly kind: 'window';
  /** Whether all seats know each other's holdings, so that an empty window may be skipped. */
  isOpen?(state: Reading<T>, locals: L): boolean;
  readonly react: (context: C, locals: L, seat: Seat, command: T['command']) => void;
  readonly passed: (context: C, locals: L) => void;
}

interface FormOf<T extends GameTypes, C, L> extends AskOf<T, L> {
  readonly kind: 'form';
  problems(state: Reading<T>, locals: L, seat: Seat, draft: unknown): readonly Problem[];
  /** A valid draft, as a new object that holds only fields the rules know. */
  commit(draft: T['command']): T['command'];
  sample(state: Reading<T>, locals: L, seat: Seat, random: Uniform): T['command'];
  fallback(state: Reading<T>, locals: L, seat: Seat): T['command'];
  readonly answers: (context: C, locals: L, answers: readonly Given<T>[]) => void;
  /** As `Flow.unplanned` says, for every draft. */
  readonly unplanned?: Unplanned<T>;
}

/** Why dice may follow answers that no plan was offered for, in a few words for whoever reads the rules: all of them, or by type. */
export type Unplanned<T extends GameTypes> = string | { readonly [Type in Answer<T>['type']]?: string };

type StepOf<T extends GameTypes, C, L> =
  | AutoOf<C, L>
  | PickOf<T, C, L>
  | SealedOf<T, C, L>
  | WindowOf<T, C, L>
  | FormOf<T, C, L>;

/** A game command that a seat has given. */
export interface Given<T extends GameTypes> {
  readonly seat: Seat;
  readonly command: T['command'];
}

/** A step that nobody decides: it must go to another step, call, return, or end the game. */
export type AutoStep<T extends GameTypes, P extends ProcedureName<T>> = AutoOf<Context<T, P>, Locals<T, P>>;

/** The first accepted answer counts. Without `fallback` a time-out takes the first option. */
export type PickStep<T extends GameTypes, P extends ProcedureName<T>> = PickOf<
  T,
  Context<T, P>,
  Locals<T, P>
>;

/** Everybody answers unseen; the answers count together. */
export type SealedStep<T extends GameTypes, P extends ProcedureName<T>> = SealedOf<
  T,
  Context<T, P>,
  Locals<T, P>
>;

/** A chance to react. After a reaction the window opens again, unless the step moved on. */
export type WindowStep<T extends GameTypes, P extends ProcedureName<T>> = WindowOf<
  T,
  Context<T, P>,
  Locals<T, P>
>;

/** Everybody commits a draft unseen; the drafts count together. */
export type FormStep<T extends GameTypes, P extends ProcedureName<T>> = FormOf<
  T,
  Context<T, P>,
  Locals<T, P>
>;

/** A step of any kind. */
export type Step<T extends GameTypes, P extends ProcedureName<T>> = StepOf<T, Context<T, P>, Locals<T, P>>;

/** One procedure: all its steps by name, the first one called `start`. */
export type Procedure<T extends GameTypes, P extends ProcedureName<T>> = Readonly<
  Record<CommonStep<T, P>, Step<T, P>>
>;

/** All procedures of a game, by name. */
export type Procedures<T extends GameTypes> = { readonly [P in ProcedureName<T>]: Procedure<T, P> };

/** A limit on automatic steps per entry; a game that exceeds it is looping. */
const STEP_LIMIT = 10_000;

/** Declines a window: the kernel offers it first in each. */
export const PASS = { type: 'pass' } as const;
/** Leaves an unpaid chain: the kernel offers it last in each pick of one. */
export const CANCEL = { type: 'cancel' } as const;
const PASS_ALONE: readonly [typeof PASS] = [PASS];
const NOTHING: readonly never[] = [];

type AnyLocals = Immutable<object>;
type AnyStep<T extends GameTypes> = StepOf<T, AnyContext<T>, AnyLocals>;

/** A step that asks. */
type AskingStep<T extends GameTypes> = Exclude<AnyStep<T>, { kind: 'auto' }>;

/** Builds the flow members of a game from its table of procedures. `outcome` says when it is over. */
export function flow<T extends GameTypes>(procedures: Procedures<T>, outcome: Game<T>['outcome']): Flow<T> {
  const stepOf = stepFinder(procedures);
  const run = runner(stepOf, outcome);

  /** The step on top of the stack, if it asks. */
  function asking(state: Reading<T>): AskingStep<T> | undefined {
    if (outcome(state) !== undefined) return undefined;
    const frame = lastFrame(state);
    if (frame === undefined) return undefined;
    const step = stepOf(frame);
    return step.kind === 'auto' ? undefined : step;
  }

  return {
    begin: run,
    windows: windowsOf(procedures),
    decision(state) {
      const step = asking(state);
      return step && headOf(step, state, getLastFrame(state).locals);
    },
    options(state, seat) {
      const step = asking(state);
      return step === undefined ? NOTHING : optionsOf(step, state, getLastFrame(state), seat);
    },
    blocked(state, seat) {
      const step = asking(state);
      if (step === undefined || step.kind === 'form') return NOTHING;
      return step.blocked?.(state, getLastFrame(state).locals, seat) ?? NOTHING;
    },
    plans(state, seat, answer) {
      const step = asking(state);
      if (step === undefined || step.kind === 'form') return NOTHING;
      return step.plans?.(state, getLastFrame(state).locals, seat, answer) ?? NOTHING;
    },
    unplanned: (state, { type }) => findReason(asking(state)?.unplanned, type),
    fallback(state, seat) {
      const step = getAsking(asking(state));
      if (step.kind === 'window') return PASS;
      const frame = getLastFrame(state);
      return step.fallback?.(state, frame.locals, seat) ?? getFirst(optionsOf(step, state, frame, seat));
    },
    problems(state, seat, draft) {
      const step = getAsking(asking(state));
      return step.kind === 'form' ? step.problems(state, getLastFrame(state).locals, seat, draft) : NOTHING;
    },
    commit(state, draft) {
      return getForm(asking(state)).commit(draft);
    },
    sample(state, seat, random) {
      const step = getForm(asking(state));
      return step.sample(state, getLastFrame(state).locals, seat, random);
    },
    decide(context, answers) {
      const step = getAsking(asking(context.state));
      takeAnswers(context, step, getLastFrame(context.state), answers);
      run(context);
    },
  };
}

/** What `Unplanned` says about answers of this type. */
function findReason(reasons: string | object | undefined, type: string): string | undefined {
  if (reasons === undefined || typeof reasons === 'string') return reasons;
  const reason: unknown = Object.hasOwn(reasons, type) ? Reflect.get(reasons, type) : undefined;
  return typeof reason === 'string' ? reason : undefined;
}

/** Runs automatic steps until somebody is asked or the game is over. */
function runner<T extends GameTypes>(
  stepOf: StepFinder<T>,
  outcome: Game<T>['outcome'],
): (context: AnyContext<T>) => void {
  return (context) => {
    const { state } = context;
    let isOver = outcome(state) !== undefined;
    let frame = lastFrame(state);
    for (let count = 0; !isOver; count += 1) {
      if (count >= STEP_LIMIT)
        throw new InvariantError('STEP_LIMIT', `more than ${STEP_LIMIT} automatic steps`);
      if (frame === undefined)
        throw new InvariantError('FLOW_END', 'the last procedure ended but the game is not over');
      const step = stepOf(frame);
      const { id, locals } = frame;
      if (step.kind === 'auto') step.run(context, locals);
      else if (isEmptyWindow(step, state, locals)) step.passed(context, locals);
      else return;
      isOver = outcome(state) !== undefined;
      frame = lastFrame(state);
      if (frame?.id === id && !isOver)
        throw new InvariantError('STEP_STUCK', `${frame.procedure}.${frame.step} did not go on`);
    }
  };
}

type StepFinder<T extends GameTypes> = (frame: Pick<Frame, 'procedure' | 'step'>) => AnyStep<T>;

/** Steps are looked up all the time: maps are fast, and have no inherited properties. */
function stepFinder<T extends GameTypes>(procedures: Procedures<T>): StepFinder<T> {
  const known = new Map(
    Object.entries(forget(procedures)).map(([procedure, steps]) => [procedure, placeSteps(procedure, steps)]),
  );
  // Each step is queried several times, and usually the same step follows it: neither case needs a map lookup.
  let last: Place<T> | undefined;
  return ({ procedure, step }) => {
    if (last?.name === step && last.procedure === procedure) return last.step;
    let next = last?.follower;
    if (next?.name !== step || next.procedure !== procedure) {
      next = known.get(procedure)?.get(step);
      if (next === undefined)
        throw new InvariantError('STEP_UNKNOWN', `there is no step ${procedure}.${step}`);
      if (last !== undefined) last.follower = next;
    }
    last = next;
    return next.step;
  };
}

/** Each procedure is typed by its own locals and steps; a frame names its procedure, so the pairing holds by construction. */
function forget<T extends GameTypes>(
  procedures: Procedures<T>,
): Readonly<Record<string, Readonly<Record<string, AnyStep<T>>>>> {
  return procedures as unknown as Readonly<Record<string, Readonly<Record<string, AnyStep<T>>>>>;
}

function windowsOf<T extends GameTypes>(procedures: Procedures<T>): readonly T['decision'][] {
  const steps = Object.values(forget(procedures)).flatMap((procedure) => Object.values(procedure));
  return [...new Set(steps.flatMap((step) => (step.kind === 'window' ? [step.name] : [])))];
}

/** A step and its place. */
interface Place<T extends GameTypes> {
  readonly procedure: string;
  readonly name: string;
  readonly step: AnyStep<T>;
  /** The step that was looked up after it last time. */
  follower: Place<T> | undefined;
}

/** Every field that any kind of step may have. */
type StepField<S> = S extends unknown ? keyof S : never;

const BLANK: Readonly<Record<StepField<AnyStep<GameTypes>>, undefined>> = {
  kind: undefined,
  name: undefined,
  rule: undefined,
  run: undefined,
  seats: undefined,
  about: undefined,
  options: undefined,
  blocked: undefined,
  plans: undefined,
  unplanned: undefined,
  isOpen: undefined,
  fallback: undefined,
  answer: undefined,
  answers: undefined,
  react: undefined,
  passed: undefined,
  problems: undefined,
  commit: undefined,
  sample: undefined,
};

/** A step with all fields, absent ones as `undefined`: objects of one shape are read several times faster. */
function fullStep<T extends GameTypes>(step: AnyStep<T>): AnyStep<T> {
  return Object.assign({ ...BLANK }, step);
}

/** The steps of a procedure by name. */
function placeSteps<T extends GameTypes>(
  procedure: string,
  steps: Readonly<Record<string, AnyStep<T>>>,
): ReadonlyMap<string, Place<T>> {
  return new Map(
    Object.entries(steps).map(([name, step]) => [
      name,
      { procedure, name, step: fullStep(step), follower: undefined },
    ]),
  );
}

/** A window in which nobody could react is passed without asking. */
function isEmptyWindow<T extends GameTypes>(
  step: AnyStep<T>,
  state: Reading<T>,
  locals: AnyLocals,
): step is WindowOf<T, AnyContext<T>, AnyLocals> {
  return step.kind === 'window' && step.seats(state, locals).length === 0;
}

function headOf<T extends GameTypes>(step: AskingStep<T>, state: Reading<T>, locals: AnyLocals): Decision<T> {
  const { kind, name, rule } = step;
  const isOpen = step.kind === 'window' ? step.isOpen?.(state, locals) : undefined;
  return { kind, name, rule, seats: step.seats(state, locals), about: step.about?.(state, locals), isOpen };
}

function optionsOf<T extends GameTypes>(
  step: AskingStep<T>,
  state: Reading<T>,
  frame: Immutable<Frame>,
  seat: Seat,
): readonly Answer<T>[] {
  if (step.kind === 'form') return NOTHING;
  const options = step.options(state, frame.locals, seat);
  if (step.kind === 'window') return options.length === 0 ? PASS_ALONE : [PASS, ...options];
  return step.kind === 'pick' && frame.unpaid ? [...options, CANCEL] : options;
}

function takeAnswers<T extends GameTypes>(
  context: AnyContext<T>,
  step: AskingStep<T>,
  frame: Immutable<Frame>,
  answers: readonly Answered<T>[],
): void {
  const first = getFirst(answers);
  switch (step.kind) {
    case 'pick':
      if (frame.unpaid && first.answer.type === CANCEL.type) return context.cancel();
      return step.answer(context, frame.locals, first.seat, commandOf(first.answer));
    case 'window':
      if (first.answer.type === PASS.type) return step.passed(context, frame.locals);
      context.go(frame.step);
      return step.react(context, frame.locals, first.seat, commandOf(first.answer));
    default:
      return step.answers(
        context,
        frame.locals,
        answers.map(({ seat, answer }) => ({ seat, command: commandOf(answer) })),
      );
  }
}

/** The game's own command: pass and cancel, which games never see, have been handled before. */
function commandOf<T extends GameTypes>(answer: Answer<T>): T['command'] {
  return answer as T['command'];
}

function getFirst<V>(list: readonly V[]): V {
  const first = list[0];
  if (first === undefined) throw new InvariantError('NOTHING_TO_CHOOSE', 'a decision has no option');
  return first;
}

function getForm<T extends GameTypes>(step: AskingStep<T> | undefined): FormOf<T, AnyContext<T>, AnyLocals> {
  const asked = getAsking(step);
  if (asked.kind !== 'form') throw new InvariantError('NOT_A_FORM', `${asked.name} is not a form`);
  return asked;
}

function getAsking<A>(step: A | undefined): A {
  if (step === undefined) throw new InvariantError('NOTHING_ASKED', 'no decision is open');
  return step;
}
