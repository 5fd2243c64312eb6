import { findDataFault } from './bounds.ts';
import { hashData, sameData } from './canonical.ts';
import { isKey, type Key } from './chance.ts';
import { cloneState } from './clone.ts';
import { Recorder } from './context.ts';
import type { Blocked, Checked, Decision, Game, Outcome, Reason } from './contract.ts';
import { copyData } from './data.ts';
import { MOST_ORDERS } from './fold.ts';
import { type Act, countEvents, type Entry, HOST } from './log.ts';
import { keyedLuck, type Luck } from './luck.ts';
import { isMilestone, type Mark, type Milestone, markOf, setMilestone } from './marks.ts';
import { type MatchSetup, openState, refold } from './open.ts';
import { ACCEPTED, type Result, refuse } from './refusals.ts';
import { type SeatEvent, SeatLog } from './seat-log.ts';
import { accept, fallbacks, reopen, settle, waiting } from './settle.ts';
import { requireSound } from './sound.ts';
import { hashed, type Reading, reading, type State } from './state.ts';
import { findUndo } from './undo.ts';
import { type SeatView, viewOf } from './view.ts';
import type { Answer, GameTypes, Seat } from './vocabulary.ts';

/** Other luck than the key's, for examples and lessons. Such a match says so in its saves. */
export interface MatchOptions {
  readonly luck?: Luck;
}

/** Where the fold of the log begins: the opening, or the state that a fork goes on from. */
interface Base<T extends GameTypes> {
  /** Makes that state, a new one each time. */
  open(): State<T>;
  /** How many entries led there; those are history and not folded again. */
  readonly entries: number;
}

/** What a match already has behind it. */
interface Behind<T extends GameTypes> extends MatchOptions {
  readonly isScripted?: boolean;
  /** The version of the rules that it was begun under; the present one unless told. */
  readonly rulesVersion?: string;
  /** False where the log came from outside and nobody has run its commands again. */
  readonly isVouched?: boolean;
  readonly log?: readonly Entry<T>[];
  readonly milestones?: readonly Milestone[];
  /** The state that the log leads to, where it need not be folded. */
  readonly state?: State<T>;
}

/** Starts a match, or lists what is wrong with the wishes. */
export function createMatch<T extends GameTypes>(
  game: Game<T>,
  setup: MatchSetup<T>,
  options: MatchOptions = {},
): Checked<Match<T>> {
  if (!isKey(setup.key)) return { ok: false, problems: [{ code: 'KEY_BAD', path: 'key' }] };
  const opening = game.setup(setup.config, setup.content);
  if (!opening.ok) return opening;
  const open = () => openState(opening.value, setup, game.clone);
  const match = new Match(game, setup, { open, entries: 0 }, options);
  match.start();
  return { ok: true, value: match };
}

/** One running match: the live state, the log, and the gate that every request passes. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: MatchSetup<T>;
  readonly isScripted: boolean;
  /** The version of the rules that the match was begun under. */
  readonly rulesVersion: string;
  readonly #base: Base<T>;
  readonly #log: Entry<T>[];
  readonly #milestones: Milestone[];
  readonly #seatLogs = new Map<Seat, SeatLog<T>>();
  /** The legal answers that were asked for since the last entry, by seat. */
  readonly #options: (readonly Answer<T>[] | undefined)[] = [];
  #state: State<T>;
  #decision: Decision<T> | undefined;
  #luck: Luck;
  #events = 0;
  #isVouched: boolean;

  /** Use `createMatch`, `loadMatch` or `forkMatch`: they check first. */
  constructor(game: Game<T>, setup: MatchSetup<T>, base: Base<T>, past: Behind<T>) {
    const { luck, isScripted = luck !== undefined, log = [], milestones = [], state } = past;
    this.game = game;
    this.setup = setup;
    this.isScripted = isScripted;
    this.rulesVersion = past.rulesVersion ?? game.version;
    this.#isVouched = past.isVouched ?? true;
    this.#base = base;
    this.#log = [...log];
    this.#milestones = [...milestones];
    this.#events = countEvents(log);
    this.#state = state ?? this.#rebuild();
    this.#decision = game.decision(this.state);
    this.#luck = luck ?? keyedLuck(this.#state.chance.key);
  }

  get state(): Reading<T> {
    return reading(this.#state);
  }

  /** A deep copy of the state, the caller's own: what possible worlds and forks are made from. */
  copyState(): State<T> {
    return cloneState(this.game, this.#state);
  }

  /** Whether this match goes on from a state that its log does not lead to. Such a match cannot be saved. */
  get isFork(): boolean {
    return this.#base.entries > 0;
  }

  /**
   * Whether its past is known to be one that the rules lead to. A match of which that is not known may stand where no
   * rule has an answer: what breaks there is no fault of the rules, and is refused instead of thrown.
   */
  get isVouched(): boolean {
    return this.#isVouched;
  }

  /** What a match that goes on from this one takes over. */
  get origin(): Pick<Behind<T>, 'isScripted' | 'rulesVersion' | 'isVouched'> {
    return { isScripted: this.isScripted, rulesVersion: this.rulesVersion, isVouched: this.#isVouched };
  }

  /** Called by who has run all its commands again. */
  vouch(): void {
    this.#isVouched = true;
  }

  get log(): readonly Entry<T>[] {
    return this.#log;
  }

  get marks(): readonly Mark[] {
    return this.#milestones.map(markOf);
  }

  /** The canonical hash of the whole state. Tells hidden things apart: never show it during play. */
  get hash(): string {
    return hashData(hashed(this.#state));
  }

  /** Runs the opening to the first decision. */
  start(): void {
    this.#perform(HOST, { type: 'start' }, (recorder) => this.game.begin(recorder));
  }

  /** What is open now; `undefined` once the match is over. */
  decision(): Decision<T> | undefined {
    return this.#decision;
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** The legal answers of a seat; empty when it is not asked, has answered, or is asked for a form. */
  options(seat: Seat): readonly Answer<T>[] {
    const known = this.#options[seat];
    if (known !== undefined) return known;
    const decision = this.decision();
    if (decision === undefined || !waiting(this.state, decision).includes(seat)) return [];
    const options = this.game.options(this.state, seat);
    this.#options[seat] = options;
    return options;
  }

  blocked(seat: Seat): readonly Blocked<T>[] {
    return this.decision()?.seats.includes(seat) ? this.game.blocked(this.state, seat) : [];
  }

  /** What a seat may know, or an onlooker if there is no such seat. */
  view(seat: Seat): SeatView<T> {
    return viewOf(this.game, this.state, this.#seatOrNobody(seat));
  }

  /** All that has happened as far as the seat may know, oldest first. */
  events(seat: Seat): readonly SeatEvent[] {
    const viewer = this.#seatOrNobody(seat);
    const log = this.#seatLogs.get(viewer) ?? new SeatLog(this.game, viewer);
    this.#seatLogs.set(viewer, log);
    return log.follow(this.#log);
  }

  /** Seats are bits of an integer, where 32 would pass for 0. */
  #seatOrNobody(seat: Seat): Seat {
    return this.#state.seats[seat] === undefined ? HOST : seat;
  }

  /** Answers the decision that the seat knows under `number` (see its view). Refused answers change nothing. */
  submit(seat: Seat, number: number, answer: Answer<T>): Result<T> {
    const own = this.#state.seats[seat];
    if (own === undefined) return refuse('SEAT_UNKNOWN', { args: { seat } });
    const decision = this.decision();
    if (decision === undefined) return refuse('MATCH_OVER');
    if (!decision.seats.includes(seat)) return refuse('NOT_ASKED', { rule: decision.rule });
    if (number !== own.asked) return refuse('DECISION_CLOSED', { args: { number } });
    if (own.sealed !== undefined) return refuse('ALREADY_ANSWERED', { rule: decision.rule });
    if (decision.kind === 'form')
      return this.#checkDraft(seat, answer) ?? this.#accept(decision, seat, copyData(answer));
    const option = this.#findOption(seat, answer);
    return option === undefined
      ? this.#explain(decision, seat, answer)
      : this.#accept(decision, seat, option);
  }

  /** Gives the fallback answer of every seat that has not answered; of a pick, that of the first who can act. */
  timeOut(): Result<T> {
    const decision = this.decision();
    if (decision === undefined) return refuse('NOTHING_TO_TIME_OUT');
    const late = waiting(this.state, decision);
    return this.#perform(HOST, { type: 'timeOut' }, (recorder) => {
      for (const given of fallbacks(this.game, this.state, decision, late))
        accept(this.game, recorder, decision, given);
    });
  }

  /** Notes that a seat's player came or went. */
  changeSeat(seat: Seat, isPresent: boolean): Result<T> {
    const own = this.#state.seats[seat];
    if (own === undefined) return refuse('SEAT_UNKNOWN', { args: { seat } });
    if (own.isPresent === isPresent) return refuse('SEAT_UNCHANGED', { args: { seat } });
    return this.#perform(seat, { type: 'seat', isPresent }, (recorder) =>
      recorder.record({ type: 'seatChanged', seat, isPresent }),
    );
  }

  /** Gives up for good. From now on the seat's answers are the fallbacks. */
  concede(seat: Seat): Result<T> {
    const own = this.#state.seats[seat];
    if (own === undefined) return refuse('SEAT_UNKNOWN', { args: { seat } });
    if (this.outcome() !== undefined || own.hasConceded) return refuse('MATCH_OVER');
    return this.#perform(seat, { type: 'concede' }, (recorder) =>
      recorder.record({ type: 'conceded', seat }),
    );
  }

  /** Orders the windows of this name that open from now on to be passed, or takes that back. Nobody else learns of it. */
  order(seat: Seat, decision: T['decision'], isOn: boolean): Result<T> {
    const own = this.#state.seats[seat];
    if (own === undefined) return refuse('SEAT_UNKNOWN', { args: { seat } });
    const fault =
      own.orders.length >= MOST_ORDERS ? 'ANSWER_TOO_BIG' : findDataFault([...own.orders, decision]);
    if (fault !== undefined) return refuse(fault);
    return this.#perform(seat, { type: 'order', decision, isOn }, (recorder) =>
      recorder.record({ type: 'ordered', seat, decision, isOn }),
    );
  }

  /** Takes back the seat's last answer, if nothing stands between. The refusal names the barrier. */
  undo(seat: Seat): Result<T> {
    if (this.#state.seats[seat] === undefined) return refuse('SEAT_UNKNOWN', { args: { seat } });
    const target = findUndo(this.#log, this.state, this.decision(), seat);
    if (target.kind === 'nothing') return refuse('UNDO_NOTHING');
    if (target.kind === 'barrier') {
      const { barrier, rule } = target;
      return refuse('UNDO_BARRIER', { args: { barrier }, ...(rule !== undefined && { rule }) });
    }
    return this.#takeBack(seat, target.entry);
  }

  /** A new match that goes on from after the given entry, under a new key so that its dice are its own. */
  branch(entry: number, key: Key): Checked<Match<T>> {
    if (!Number.isInteger(entry) || entry < this.#base.entries || entry >= this.#log.length)
      return { ok: false, problems: [{ code: 'BRANCH_NOWHERE', path: 'entry' }] };
    if (!isKey(key)) return { ok: false, problems: [{ code: 'KEY_BAD', path: 'key' }] };
    const milestones = this.#milestones.filter((milestone) => milestone.entry <= entry);
    const past = { ...this.origin, log: this.#log.slice(0, entry + 1), milestones };
    const match = new Match(this.game, this.setup, this.#base, past);
    match.rekey(key);
    return { ok: true, value: match };
  }

  /** The same match once more, to try things out on: from here each goes its own way. Luck is shared: a script serves both. */
  copy(): Match<T> {
    const past = {
      ...this.origin,
      luck: this.#luck,
      log: this.#log,
      milestones: this.#milestones,
      state: this.copyState(),
    };
    return new Match(this.game, this.setup, this.#base, past);
  }

  /** Goes on under a new key, as branches do. */
  rekey(key: Key): Result<T> {
    if (!isKey(key)) return refuse('BRANCH_KEY');
    return this.#perform(HOST, { type: 'branch', key }, (recorder) =>
      recorder.record({ type: 'rekeyed', key }),
    );
  }

  #takeBack(seat: Seat, entry: number): Result<T> {
    const { serial, seats } = this.#state;
    const act = { type: 'undo', entry } as const;
    try {
      this.#state = this.#refold([...this.#log, { by: seat, act, events: [] }]);
    } catch (error) {
      return this.#breakOff(error);
    }
    const asked = seats.map((state) => state.asked);
    const again = this.#state.seats.flatMap(({ visit }, index) =>
      visit === seats[index]?.visit ? [] : [index],
    );
    return this.#perform(seat, act, (recorder) =>
      recorder.record({ type: 'undone', seat, entry, serial, asked, again }),
    );
  }

  #accept(decision: Decision<T>, seat: Seat, answer: Answer<T>): Result<T> {
    return this.#perform(seat, { type: 'answer', answer }, (recorder) =>
      accept(this.game, recorder, decision, { seat, answer }),
    );
  }

  /** The option that an answer means. The log keeps the option, not what came from outside and only looks like it. */
  #findOption(seat: Seat, answer: Answer<T>): Answer<T> | undefined {
    const options = this.options(seat);
    return options.includes(answer) ? answer : options.find((option) => sameData(option, answer));
  }

  #explain(decision: Decision<T>, seat: Seat, answer: Answer<T>): Result<T> {
    const listed = this.game.blocked(this.state, seat).find(({ command }) => sameData(command, answer));
    const why = listed ?? this.#whyNot(seat, answer);
    if (why === undefined) return refuse('ANSWER_ILLEGAL', { rule: decision.rule });
    const { code, rule, args } = why;
    return refuse(code, { rule, ...(args !== undefined && { args }) });
  }

  /** The rules are shown plain data only. */
  #whyNot(seat: Seat, answer: Answer<T>): Reason<T> | undefined {
    return findDataFault(answer) === undefined ? this.game.whyNot?.(this.state, seat, answer) : undefined;
  }

  #checkDraft(seat: Seat, draft: unknown): Result<T> | undefined {
    const fault = findDataFault(draft);
    if (fault !== undefined) return refuse(fault);
    const problems = this.game.problems(this.state, seat, draft);
    return problems.length === 0 ? undefined : refuse('FORM_PROBLEMS', { problems });
  }

  /** Carries out one entry. If an invariant breaks, the state is as before and the error goes on to the host. */
  #perform(by: Seat, act: Act<T>, work: (recorder: Recorder<T>) => void): Result<T> {
    const luck = act.type === 'branch' ? keyedLuck(act.key) : this.#luck;
    const recorder = new Recorder(this.game, this.#state, luck, this.#events);
    try {
      work(recorder);
      const decision = this.#goOn(act, recorder);
      if (!this.#isVouched) requireSound(this.game, this.#state, recorder.events);
      this.#decision = decision;
    } catch (error) {
      return this.#breakOff(error);
    }
    this.#luck = luck;
    this.#keep({ by, act, events: recorder.events });
    return ACCEPTED;
  }

  /** What is open after an entry. */
  #goOn({ type }: Act<T>, recorder: Recorder<T>): Decision<T> | undefined {
    if (type === 'undo') return reopen(this.game, recorder);
    return type === 'order' || type === 'seat' ? this.#decision : settle(this.game, recorder);
  }

  /** Back to where the log leads. Only rules that went wrong from their own opening are at fault. */
  #breakOff(error: unknown): Result<T> {
    this.#state = this.#rebuild();
    if (this.#isVouched) throw error;
    return refuse('PAST_BROKEN');
  }

  #keep(entry: Entry<T>): void {
    this.#log.push(entry);
    this.#events += entry.events.length;
    // Not by `fill`, which leaves compiled code.
    for (let seat = 0; seat < this.#options.length; seat += 1) this.#options[seat] = undefined;
    if (isMilestone(this.#log.length - 1))
      this.#milestones.push(setMilestone(this.#log.length - 1, this.copyState()));
  }

  #rebuild(): State<T> {
    return this.#refold(this.#log);
  }

  #refold(log: readonly Entry<T>[]): State<T> {
    return refold(this.game, this.#base.open(), log, this.#base.entries);
  }
}
