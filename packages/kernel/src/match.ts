import { hashData } from './canonical.ts';
import { isKey, type Key } from './chance.ts';
import { cloneState } from './clone.ts';
import { Recorder } from './context.ts';
import type { Blocked, Checked, Decision, Game, Outcome } from './contract.ts';
import { getSeat } from './fold.ts';
import { isDecisionNumber, isRequestId, isSeat } from './gate.ts';
import { type Act, countEvents, type Entry, HOST } from './log.ts';
import { keyedLuck, type Luck } from './luck.ts';
import { isMilestone, type Milestone, type SaveMark, saveMarkOf, setMilestone } from './marks.ts';
import type { Admission, Base, Behind, Undoable } from './match-parts.ts';
import { type MatchSetup, refold } from './open.ts';
import { findOption, readDraft } from './read-answer.ts';
import { ACCEPTED, type Refused, type Result, refuse } from './refusals.ts';
import { RequestNames } from './request-names.ts';
import { type SeatEvent, SeatLog } from './seat-log.ts';
import { accept, fallbacks, reopen, settle, waiting } from './settle.ts';
import { requireSound } from './sound.ts';
import { type FullReading, hashed, reading, type State } from './state.ts';
import { findUndo, type UndoTarget } from './undo.ts';
import { type SeatView, viewOf } from './view.ts';
import type { Answer, GameTypes, Seat } from './vocabulary.ts';

/**
 * One running match: the live state, the log, and the gate that every request passes. A request is accepted or refused as a
 * value; if the rules themselves break, it throws and the match stays as it was.
 */
export class Match<T extends GameTypes> {
  /** The rules it is played with. */
  readonly game: Game<T>;
  /** What it was started with. Holds the key: not for clients. */
  readonly setup: MatchSetup<T>;
  /** Whether its luck is not, or not only, that of its key. Saves say so. */
  readonly isScripted: boolean;
  /** The version of the rules that the match was started under. */
  readonly rulesVersion: string;
  readonly #base: Base<T>;
  readonly #log: Entry<T>[];
  readonly #milestones: Milestone[];
  readonly #seatLogs = new Map<Seat, SeatLog<T>>();
  readonly #requests: RequestNames<T>;
  /** The legal answers asked for since the last entry, by seat. */
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
    this.#requests = new RequestNames(log);
    this.#state = state ?? this.#rebuild();
    this.#decision = game.decision(this.state);
    this.#luck = luck ?? keyedLuck(this.#state.chance.key);
  }

  /** The whole current state, hidden things included: what a seat may know is its `view`. */
  get state(): FullReading<T> {
    return reading(this.#state);
  }

  /** A deep copy of the state, owned by the caller: possible worlds and forks are made from it. */
  copyState(): State<T> {
    return cloneState(this.game, this.#state);
  }

  /** Whether this match continues from a state that its log does not lead to. Such a match cannot be saved. */
  get isFork(): boolean {
    return this.#base.entries > 0;
  }

  /**
   * Whether its past is known to follow from the rules. Otherwise the match may be in a state that no rule can handle:
   * what breaks there is not the rules' fault, and is refused instead of thrown.
   */
  get isVouched(): boolean {
    return this.#isVouched;
  }

  /** What a match that continues from this one takes over. */
  get origin(): Pick<Behind<T>, 'isScripted' | 'rulesVersion' | 'isVouched'> {
    return { isScripted: this.isScripted, rulesVersion: this.rulesVersion, isVouched: this.#isVouched };
  }

  /** Call this once all its commands have been re-run. */
  vouch(): void {
    this.#isVouched = true;
  }

  /** Every accepted request with its events, oldest first, what was taken back included. */
  get log(): readonly Entry<T>[] {
    return this.#log;
  }

  /** Hashes of the state at regular intervals, for saves. */
  get marks(): readonly SaveMark[] {
    return this.#milestones.map(saveMarkOf);
  }

  /** The canonical hash of the whole state. Depends on hidden things: never show it during play. */
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

  /** The result, once the match is over. */
  outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** The host's number for what is open: rises with everything that changes it. */
  get serial(): number {
    return this.#state.serial;
  }

  /** The legal answers of a seat; empty when it is not asked, has answered, or is asked for a form. */
  options(seat: Seat): readonly Answer<T>[] {
    if (!this.#hasSeat(seat)) return [];
    const known = this.#options[seat];
    if (known !== undefined) return known;
    const decision = this.decision();
    if (decision === undefined || !waiting(this.state, decision).includes(seat)) return [];
    const options = this.game.options(this.state, seat);
    this.#options[seat] = options;
    return options;
  }

  /** What a seat might expect to do now but cannot, with reasons; empty when it is not asked. */
  blocked(seat: Seat): readonly Blocked<T>[] {
    if (!this.#hasSeat(seat)) return [];
    return this.decision()?.seats.includes(seat) ? this.game.blocked(this.state, seat) : [];
  }

  /** What a seat may know, or an onlooker if there is no such seat. */
  view(seat: Seat): SeatView<T> {
    return viewOf(this.game, this.state, this.#seatOrNobody(seat));
  }

  /** Everything that has happened, as far as the seat may know, oldest first. */
  events(seat: Seat): readonly SeatEvent[] {
    const viewer = this.#seatOrNobody(seat);
    const log = this.#seatLogs.get(viewer) ?? new SeatLog(this.game, viewer);
    this.#seatLogs.set(viewer, log);
    return log.follow(this.#log);
  }

  #hasSeat(seat: unknown): seat is Seat {
    return isSeat(seat, this.#state.seats.length);
  }

  #seatOrNobody(seat: Seat): Seat {
    return this.#hasSeat(seat) ? seat : HOST;
  }

  /**
   * Answers the decision that the seat knows under `number` (see its view). Refused answers change nothing. Answers under one
   * request name are one step of undo.
   */
  submit(seat: Seat, number: number, answer: Answer<T>, request?: string): Result<T> {
    if (!isDecisionNumber(number)) return refuse('REQUEST_BAD', { args: { argument: 'number' } });
    const admitted = this.#admit(seat, request, number);
    if (admitted.own === undefined) return admitted.result;
    const { own, decision } = admitted;
    if (number !== own.asked) return refuse('DECISION_CLOSED');
    if (!decision.seats.includes(seat)) return refuse('NOT_ASKED', { rule: decision.rule });
    if (own.sealed !== undefined) return refuse('ALREADY_ANSWERED', { rule: decision.rule });
    const question = { game: this.game, state: this.state, decision, seat };
    const read =
      decision.kind === 'form'
        ? readDraft(question, answer)
        : findOption(question, this.options(seat), answer);
    if (!read.ok) return read;
    return this.#perform(
      seat,
      { type: 'answer', number, answer: read.value },
      (recorder) => accept(this.game, recorder, decision, { seat, answer: read.value }),
      request,
    );
  }

  /**
   * Gives the fallback answer of every seat that has not answered; of a pick, that of the first who can act. `serial`
   * is the match's when the clock was started: if it has changed since, nothing times out. Only for the host.
   */
  timeOut(serial: number): Result<T> {
    const decision = this.decision();
    if (decision === undefined) return refuse('MATCH_OVER');
    if (serial !== this.serial) return refuse('DECISION_CLOSED');
    const late = waiting(this.state, decision);
    return this.#perform(HOST, { type: 'timeOut' }, (recorder) => {
      for (const given of fallbacks(this.game, this.state, decision, late))
        accept(this.game, recorder, decision, given);
    });
  }

  /** Notes that a seat's player came or went. */
  changeSeat(seat: Seat, isPresent: boolean, request?: string): Result<T> {
    const { own, result } = this.#admit(seat, request);
    if (own === undefined) return result;
    if (typeof isPresent !== 'boolean') return refuse('REQUEST_BAD', { args: { argument: 'isPresent' } });
    if (own.isPresent === isPresent) return refuse('SEAT_UNCHANGED', { args: { seat } });
    return this.#perform(
      seat,
      { type: 'seat', isPresent },
      (recorder) => recorder.record({ type: 'seatChanged', seat, isPresent }),
      request,
    );
  }

  /** Concedes permanently. From now on the seat's answers are the fallbacks. */
  concede(seat: Seat, request?: string): Result<T> {
    const { own, result } = this.#admit(seat, request);
    if (own === undefined) return result;
    if (own.hasConceded) return refuse('SEAT_CONCEDED');
    return this.#perform(
      seat,
      { type: 'concede' },
      (recorder) => recorder.record({ type: 'conceded', seat }),
      request,
    );
  }

  /** Orders all windows of this name that open from now on to be passed, or withdraws that. Nobody else learns of it. */
  order(seat: Seat, decision: T['decision'], isOn: boolean, request?: string): Result<T> {
    const { own, result } = this.#admit(seat, request);
    if (own === undefined) return result;
    if (typeof isOn !== 'boolean') return refuse('REQUEST_BAD', { args: { argument: 'isOn' } });
    if (!this.game.windows.includes(decision)) return refuse('ORDER_UNKNOWN');
    if (own.orders.includes(decision) === isOn) return refuse('ORDER_UNCHANGED');
    return this.#perform(
      seat,
      { type: 'order', decision, isOn },
      (recorder) => recorder.record({ type: 'ordered', seat, decision, isOn }),
      request,
    );
  }

  /** The number of the seat's answer that `undo` would take back, or the refusal that names the barrier. */
  undoable(seat: Seat): Undoable<T> {
    if (!this.#hasSeat(seat)) return refuse('SEAT_UNKNOWN');
    const target = this.#findUndo(seat);
    return target.ok ? { ok: true, number: target.number } : target;
  }

  /** Takes back the answer that the seat gave under `number`, if it is its last one and no barrier came after it. */
  undo(seat: Seat, number: number, request?: string): Result<T> {
    if (!isDecisionNumber(number)) return refuse('REQUEST_BAD', { args: { argument: 'number' } });
    const { own, result } = this.#admit(seat, request);
    if (own === undefined) return result;
    const target = this.#findUndo(seat);
    if (!target.ok) return target;
    return target.number === number ? this.#takeBack(seat, target.entry, request) : refuse('UNDO_CLOSED');
  }

  #findUndo(seat: Seat): UndoTarget | Refused<T> {
    return findUndo(this.#log, this.state, this.decision(), seat);
  }

  /** The match as it stood after the given entry, to look back on; `undefined` if it has no such entry. */
  at(entry: number): Match<T> | undefined {
    if (!Number.isInteger(entry) || entry < this.#base.entries || entry >= this.#log.length) return undefined;
    const milestones = this.#milestones.filter((milestone) => milestone.entry <= entry);
    const past = { ...this.origin, log: this.#log.slice(0, entry + 1), milestones };
    return new Match(this.game, this.setup, this.#base, past);
  }

  /** A new match that continues after the given entry, under a new key so that its dice differ. */
  branch(entry: number, key: Key): Checked<Match<T>> {
    const match = this.at(entry);
    if (match === undefined) return { ok: false, problems: [{ code: 'BRANCH_NOWHERE', path: 'entry' }] };
    if (!isKey(key)) return { ok: false, problems: [{ code: 'KEY_BAD', path: 'key' }] };
    if (!match.rekey(key).ok) return { ok: false, problems: [{ code: 'BRANCH_OVER', path: 'entry' }] };
    return { ok: true, value: match };
  }

  /** A copy of the match, to try things out on. Luck is shared: a script serves both. */
  copy(): Match<T> {
    const past = { ...this.origin, luck: this.#luck, log: this.#log, milestones: this.#milestones };
    return new Match(this.game, this.setup, this.#base, { ...past, state: this.copyState() });
  }

  /** Continues under a new key, as branches do. */
  rekey(key: Key): Result<T> {
    if (!isKey(key)) return refuse('BRANCH_KEY');
    if (this.decision() === undefined) return refuse('MATCH_OVER');
    return this.#perform(HOST, { type: 'branch', key }, (recorder) =>
      recorder.record({ type: 'rekeyed', key }),
    );
  }

  /**
   * The gate of every request that a seat makes: gives the seat's state, or the final result of the request. A retry of an
   * accepted request gets that one's result and changes nothing; once the match is over, nothing else is accepted.
   */
  #admit(seat: unknown, request?: unknown, number?: number): Admission<T> {
    if (!this.#hasSeat(seat)) return { result: refuse('SEAT_UNKNOWN') };
    if (request !== undefined) {
      if (!isRequestId(request)) return { result: refuse('REQUEST_BAD', { args: { argument: 'request' } }) };
      if (this.#requests.has(seat, request, number)) return { result: ACCEPTED };
    }
    const decision = this.decision();
    if (decision === undefined) return { result: refuse('MATCH_OVER') };
    return { own: getSeat(this.#state, seat), decision };
  }

  #takeBack(seat: Seat, entry: number, request: string | undefined): Result<T> {
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
    return this.#perform(
      seat,
      act,
      (recorder) => recorder.record({ type: 'undone', seat, entry, serial: serial + 1, asked, again }),
      request,
    );
  }

  /** Carries out one entry. If an invariant breaks, the state is restored and the error is rethrown to the host. */
  #perform(
    by: Seat,
    act: Act<T>,
    work: (recorder: Recorder<T>) => void,
    request?: string | undefined,
  ): Result<T> {
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
    const { events } = recorder;
    this.#keep(request === undefined ? { by, act, events } : { by, act, events, request });
    return ACCEPTED;
  }

  /** What is open after an entry. */
  #goOn({ type }: Act<T>, recorder: Recorder<T>): Decision<T> | undefined {
    if (type === 'undo') return reopen(this.game, recorder);
    return type === 'order' || type === 'seat' ? this.#decision : settle(this.game, recorder);
  }

  /** Restores the state that the log leads to. The rules are only at fault if they broke from their own opening. */
  #breakOff(error: unknown): Result<T> {
    this.#state = this.#rebuild();
    if (this.#isVouched) throw error;
    return refuse('PAST_BROKEN');
  }

  #keep(entry: Entry<T>): void {
    this.#log.push(entry);
    this.#requests.add(entry);
    this.#events += entry.events.length;
    // Not with `fill`, which calls out of compiled code.
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
