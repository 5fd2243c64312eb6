import type { AnyContext } from './acting.ts';
import type { AnyEvent } from './events.ts';
import type { Uniform } from './random.ts';
import type { Frame, Reading, State, ZoneSetup } from './state.ts';
import type { Answer, GameTypes, Immutable, ProcedureName, RuleId, Seat } from './vocabulary.ts';

/**
 * How the seats of a decision answer.
 * - `pick`: one list per seat, the first accepted answer counts.
 * - `sealed`: every seat picks unseen by the others; all answers count together.
 * - `window`: every seat may pass unseen; the first answer that is not a pass counts immediately.
 * - `form`: every seat commits a freely edited draft, unseen; all drafts count together.
 */
export type DecisionKind = 'pick' | 'sealed' | 'window' | 'form';

/** What is being asked now, by common knowledge only: two seats always see the same decision. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly kind: DecisionKind;
  readonly name: T['decision'];
  readonly rule: RuleId;
  /** The log keeps the list: the game must never write to it. */
  readonly seats: readonly Seat[];
  /** Public facts for the prompt. */
  readonly about?: object | undefined;
  /** A window whose seats all know each other's holdings; when nobody can react it is skipped. */
  readonly isOpen?: boolean | undefined;
}

/** Why something that a player might want to do is not possible. */
export interface Reason<T extends GameTypes = GameTypes> {
  readonly code: T['refusal'];
  readonly rule: RuleId;
  readonly args?: object;
}

/** A command that is not legal now, with the reason. */
export interface Blocked<T extends GameTypes> extends Reason<T> {
  readonly command: T['command'];
}

/** One problem with data, with its path (`soldiers.2.weapon`). */
export interface Problem {
  readonly code: string;
  readonly path: string;
  readonly rule?: RuleId;
  readonly args?: object;
}

/** How a game ended, by which rule, and who won; nobody in a draw or a shared defeat. */
export interface Outcome {
  readonly rule: RuleId;
  /** Noun phrase for the result, such as `victory`. */
  readonly result: string;
  readonly winners: readonly Seat[];
}

/** The opening of a match, as the rules set it up before anything random happens. */
export interface Opening<T extends GameTypes> {
  readonly seats: number;
  readonly game: T['game'];
  readonly zones: Readonly<Record<string, ZoneSetup>>;
  readonly start: StartFrame<T>;
}

export type StartFrame<T extends GameTypes> = {
  [P in keyof T['frames'] & string]: { readonly procedure: P; readonly locals: T['frames'][P] };
}[keyof T['frames'] & string];

/** A value that passed its checks, or every problem with it. */
export type Checked<V, P = Problem> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problems: readonly P[] };

/** Who answered what, in seat order where there are several. */
export interface Answered<T extends GameTypes> {
  readonly seat: Seat;
  readonly answer: Answer<T>;
}

/**
 * The flow of a game: what is open, what may be answered, and what an answer does.
 * `flow()` builds all of it from a table of procedures.
 */
export interface Flow<T extends GameTypes> {
  /** What is open now; `undefined` only when the game is over: before that, the match throws `DEAD_END`. Pure. */
  decision(state: Reading<T>): Decision<T> | undefined;
  /** Every legal answer of a seat named by the decision, each a complete command. In a pick at least one seat has some. Pure. */
  options(state: Reading<T>, seat: Seat): readonly Answer<T>[];
  /** What this seat might expect to do but cannot, with reasons. Never holds a legal command. Pure. */
  blocked(state: Reading<T>, seat: Seat): readonly Blocked<T>[];
  /**
   * The rolls that an answer of this seat may come to: one plan for each that the choices still open may lead to. Dice
   * that the answer leads to with no further choice are those of one of them. Based only on what the seat knows; empty if
   * the open step offers no plans for it. Pure.
   */
  plans(state: Reading<T>, seat: Seat, answer: Answer<T>): readonly T['plan'][];
  /**
   * Why dice may follow an answer of this type at once though no plan is offered for it, such as that the plan would tell
   * something hidden; `undefined` if the open step declares no reason, and then no dice follow. For laws. Pure.
   */
  unplanned(state: Reading<T>, answer: Answer<T>): string | undefined;
  /** The answer that a time-out gives. Always legal. Throws if nothing is asked, or nothing can be answered. Pure. */
  fallback(state: Reading<T>, seat: Seat): Answer<T>;
  /** Forms: every problem of a draft from outside, empty if it can be committed. Must accept any data. Pure. */
  problems(state: Reading<T>, seat: Seat, draft: unknown): readonly Problem[];
  /**
   * Forms: a valid draft as it is recorded: a new object that holds only fields the rules know. Throws if no form is open.
   * Pure.
   */
  commit(state: Reading<T>, draft: T['command']): T['command'];
  /** Forms: a random legal draft, for bots and fuzzing. Throws if no form is open. */
  sample(state: Reading<T>, seat: Seat, random: Uniform): T['command'];
  /**
   * Carries out the accepted answers through the context, up to the next decision or the end. Throws an `InvariantError`
   * when a step does not move on, loops, or leaves no procedure; the match is then as before.
   */
  decide(context: AnyContext<T>, answers: readonly Answered<T>[]): void;
  /** The names of all windows the rules may open, for standing orders. */
  readonly windows: readonly T['decision'][];
  /** Runs the automatic steps from the opening to the first decision. Throws as `decide` does. */
  begin(context: AnyContext<T>): void;
}

/**
 * Everything the kernel needs to run a game. All members are pure except `decide` and `begin`, which act
 * through the context, and `evolve`, the only one that may write state.
 */
export interface Game<T extends GameTypes> extends Flow<T> {
  /** Names the game in saves: never changes. */
  readonly id: string;
  /** Changes whenever the same commands may give different events. Hashes are only compared within one version. */
  readonly version: string;
  /** The versions released before: a save that names any other was not written by us. */
  readonly olderVersions: readonly string[];
  /** Counts the shapes that events have had; `upcast` lifts older ones. */
  readonly eventVersion: number;
  /** Checks the config and sets up the opening, or lists every problem. Nothing random happens here. */
  setup(config: T['config'], content: T['content']): Checked<Opening<T>>;
  /** Folds one event into the game's own state. Handles every event the game ever emitted; draws nothing, asks nothing. */
  evolve(game: T['game'], event: T['event']): void;
  /**
   * Why an answer is refused that is neither an option nor listed as blocked, such as one that combines things that do not
   * go together; `undefined` if there is nothing to say. Must accept any plain data and reveal nothing the seat cannot
   * see: hidden things get the same reply whether they exist or not. Without it such an answer is just illegal. Pure.
   */
  whyNot?(state: Reading<T>, seat: Seat, answer: unknown): Reason<T> | undefined;
  /** What a seat may know of the game's own state, by whitelist. Zones and decisions are shown by the kernel. */
  view(state: Reading<T>, seat: Seat): T['view'];
  /** What a seat may know of an event, or `undefined` when it may not even know that it happened. */
  redact(event: Immutable<T['event']>, seat: Seat): object | undefined;
  /** The result, once the game is over. */
  outcome(state: Reading<T>): Outcome | undefined;
  /** A deep copy of the game's own state, written out by hand for speed. */
  clone(game: T['game']): T['game'];
  /**
   * Replaces what the seat cannot know of the game's own state with something equally possible. The kernel does the
   * zones; if a frame of another seat's chain names unseen tokens, the game must correct that here.
   */
  determinize(state: State<T>, seat: Seat, random: Uniform): void;
  /**
   * Lifts an event of an older `eventVersion` by one version: one of the game's own, or one that enters a procedure, goes
   * on in it or ends it. May throw for data that no match has written; the save is then refused. Never removed.
   */
  upcast(event: AnyEvent<GameTypes>, from: number, met: Met<T>): object;
}

/** What an older event met. */
export interface Met<T extends GameTypes = GameTypes> {
  /** The procedure under way before it, as the next version has it. */
  readonly running: MetFrame | undefined;
  /** The game's own state before it; only while events are lifted to the current version, which alone can be folded. */
  readonly before: Immutable<T['game']> | undefined;
}

/** A frame that an older event met. Its locals may be anything: they come from a file. */
export type MetFrame = Readonly<Pick<Frame, 'procedure' | 'step' | 'locals'>>;

/** A game whose types are not known: what hosts, fuzzers and menus handle. */
export type AnyGame = Game<GameTypes>;

/** Forgets a game's types. Safe because a host only ever hands a game the data that came from that same game. */
export function anyGame<T extends GameTypes>(game: Game<T>): AnyGame {
  return game as unknown as AnyGame;
}

/** The current place in a procedure, as its steps read it. */
export type Locals<T extends GameTypes, P extends ProcedureName<T>> = Immutable<T['frames'][P]>;
