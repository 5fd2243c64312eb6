import {
  consult,
  type GameEntry,
  type Policy,
  type Question,
  type QuestionKind,
  type Reply,
  type Standing,
  standingOf,
  type Told,
} from '@sitrep/contract';
import {
  type Answer,
  type Checked,
  type GameTypes,
  HOST,
  hashData,
  type Key,
  type Match,
  makeSave,
  makeSaveHead,
  type Outcome,
  perform,
  type Request,
  type Result,
  runVerifier,
  type Save,
  type SaveHead,
  type Seat,
  type SeatView,
  type Verifier,
} from '@sitrep/kernel';
import { Autopilot, type People } from './autopilot.ts';
import { Autosave, type Keep } from './autosave.ts';
import { beliefOf, isBelievable } from './belief.ts';
import type { Facts } from './client.ts';
import type { Bundle } from './errand.ts';
import { type Look, lookAt } from './look.ts';
import type { Player } from './players.ts';
import { Replay } from './replay.ts';
import type { Faults } from './snapshot.ts';
import { makeThinker, type Thinker, type Thought } from './thinker.ts';
import { isShared, nextProgram, type Turn } from './turn.ts';

export interface HostSetup {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  /** Who answers for each seat; people by default. */
  readonly players?: readonly Player[];
  /** Comes with a match from a save. */
  readonly verifier?: Verifier;
  /** Where programs think; here by default. */
  readonly thinker?: Thinker;
}

type Act = Request<GameTypes>['act'];

/**
 * The owner of a match: nothing else reads or changes it. Seats reach it through their clients; what it says itself
 * (`log`, `turn`, `save`) is for whoever runs the match, not for players.
 */
export class Host {
  readonly entry: GameEntry;
  readonly facts: Facts;
  readonly #match: Match<GameTypes>;
  readonly #verifier: Verifier | undefined;
  #thinker: Thinker;
  readonly #standing: Standing;
  readonly #autosave = new Autosave(() => this.#tell());
  readonly #listeners = new Set<() => void>();
  readonly #drafts = new Map<Seat, { readonly number: number | undefined; readonly draft: object }>();
  readonly #autopilot: Autopilot;
  #players: readonly Player[];
  #deferring: Seat | undefined;
  #programFault: Faults['program'];
  #attempt: Request<GameTypes> | undefined;
  #isThinking = false;

  constructor({ entry, match, players, verifier, thinker }: HostSetup) {
    const { config, content } = match.setup;
    this.entry = entry;
    this.facts = { game: match.game.id, config, content };
    this.#match = match;
    this.#autopilot = new Autopilot(entry, match, (attempt) => {
      this.#attempt = attempt;
    });
    this.#players = players ?? match.state.seats.map(() => 'person');
    this.#verifier = verifier;
    this.#thinker = thinker ?? makeThinker(entry, match);
    this.#standing = standingOf(entry, match);
  }

  /** Identifies the match wherever it is stored: by its game, its luck and its set-up. */
  get id(): string {
    const { game, config } = this.facts;
    return hashData({ game, key: this.#match.setup.key, config });
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** Every accepted request with its events, hidden things included. */
  get log(): Match<GameTypes>['log'] {
    return this.#match.log;
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome();
  }

  /** What sets the match apart, as far as it is known by now. */
  get standing(): Standing {
    return this.#verifier === undefined ? this.#standing : { ...this.#standing, past: this.#verifier.past };
  }

  /** What went wrong outside the rules. */
  get faults(): Faults {
    const { fault } = this.#autosave;
    return {
      ...(this.#programFault !== undefined && { program: this.#programFault }),
      ...(fault !== undefined && { keeping: fault }),
    };
  }

  /** Whose answers are awaited; `undefined` once the match is over. */
  get turn(): Turn | undefined {
    const decision = this.#match.decision();
    if (decision === undefined) return undefined;
    const { kind, seats } = decision;
    const asked = seats.filter((seat) => this.#match.state.seats[seat]?.sealed === undefined);
    return { kind, asked, players: this.#players, deferring: this.#deferring };
  }

  /** The whole match for speech, hidden things included. */
  get told(): Told {
    return this.#match;
  }

  /** The match for the speech of a seat: what an onlooker may know, and what the seat itself was told. */
  toldTo(own: Seat): Told {
    let known: { readonly entries: number; readonly view: SeatView<GameTypes> } | undefined;
    const view = () => {
      // Speech looks here for every name.
      const entries = this.#match.log.length;
      if (known?.entries !== entries) known = { entries, view: this.#match.view(HOST) };
      return known.view;
    };
    return {
      setup: { content: this.facts.content },
      view,
      events: (seat) => (seat === own || seat === HOST ? this.#match.events(seat) : []),
    };
  }

  /** Says who answers for each seat from now on. */
  seat(players: readonly Player[]): void {
    this.#players = players;
    this.#tell();
  }

  /** Sets where programs think from now on. */
  thinkBy(thinker: Thinker): void {
    this.#thinker = thinker;
  }

  /** Sets the hook that keeps the match from now on. */
  keepBy(keep: Keep): void {
    this.#autosave.keep = keep;
  }

  /** What a seat sees and can do now. */
  look(seat: Seat): Look {
    const kept = this.#drafts.get(seat);
    const draft = kept?.number === this.#numberOf(seat) ? kept?.draft : undefined;
    const { players, standing, faults } = this;
    return {
      ...lookAt(this.#match, seat, draft),
      players,
      standing,
      faults,
      ...this.#autopilot.stateOf(seat),
    };
  }

  /** Answers a question from what the seat may know. */
  consult<K extends QuestionKind>(seat: Seat, question: Question<K>): Reply<K> {
    return consult({ entry: this.entry, match: this.#match, seat }, question);
  }

  /** Calls the listener after every change, whether a seat can see it or not. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Answers, for a seat, the question that it knows under `number`. */
  answer(seat: Seat, answer: Answer<GameTypes>, number: number): Result<GameTypes> {
    return this.#take({ by: seat, act: { type: 'answer', answer } }, () =>
      this.#match.submit(seat, number, answer),
    );
  }

  /**
   * Gives a bundle of answers for a seat, one by one, until something happens that the seat should decide about. While others
   * are asked, the rest waits. Refused, with nothing changed, if the first answer is.
   */
  carryOut(seat: Seat, bundle: Bundle): Result<GameTypes> {
    if (this.#match.log.some(({ by, request }) => by === seat && request === bundle.request))
      return { ok: true };
    return this.#settleAfter(seat, this.#autopilot.begin(seat, bundle));
  }

  /** Makes any other request of a seat, or of the host. */
  request(by: Seat, act: Exclude<Act, { readonly type: 'answer' }>): Result<GameTypes> {
    return this.#take({ by, act }, () => perform(this.#match, { by, act }));
  }

  /** Makes a request again that was accepted in another run of the match; an answer is to whatever is open now. */
  repeat(request: Request<GameTypes>): Result<GameTypes> {
    return this.#take(request, () => perform(this.#match, request));
  }

  /** Lets the others who are asked go before this seat, until something happens. */
  defer(seat: Seat): void {
    this.#deferring = seat;
    this.#tell();
  }

  /** Settles a seat's reactions in advance, for questions that open from now on. */
  settle(seat: Seat, policy: Policy): void {
    this.#autopilot.settle(seat, policy);
    this.#tell();
  }

  /** Keeps what the seat has filled in of the form that is open to it. */
  keepDraft(seat: Seat, draft: object): void {
    this.#drafts.set(seat, { number: this.#numberOf(seat), draft });
    this.#tell();
  }

  /** Lets programs answer as long as it is their turn. What keeps one from answering shows in every snapshot. */
  async playPrograms(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      while (await this.#playProgram());
    } finally {
      this.#isThinking = false;
    }
  }

  /** Re-runs the past of a match from a save until it is verified or the host has waited enough. Returns whether more is left. */
  verify(isEnough: () => boolean): boolean {
    if (this.#verifier?.past.kind !== 'pending') return false;
    const { kind } = runVerifier(this.#verifier, isEnough);
    if (kind !== 'pending') this.#tell();
    return kind === 'pending';
  }

  /** The match as a save. */
  save(): Save<GameTypes> {
    return makeSave(this.#match);
  }

  /** The same without the log, which grows: for those who keep its entries one by one. */
  get head(): SaveHead<GameTypes> {
    return makeSaveHead(this.#match);
  }

  /** The match up to now, to look back on. */
  replay(): Replay {
    return new Replay({
      entry: this.entry,
      match: this.#match,
      players: this.#players,
      standing: () => this.standing,
    });
  }

  /** A match of its own that continues after an entry under another key, with the same players. Nothing keeps it yet. */
  branch(entry: number, key: Key): Checked<Host> {
    const branched = this.#match.branch(entry, key);
    if (!branched.ok) return branched;
    const { players } = this;
    const verifier = this.#verifier;
    const host = new Host({
      entry: this.entry,
      match: branched.value,
      players,
      ...(verifier && { verifier }),
    });
    return { ok: true, value: host };
  }

  /** Everything that was asked of the match, including what broke it last: enough to reproduce a fault. */
  get requests(): readonly Request<GameTypes>[] {
    const asked = this.#match.log
      .slice(1)
      .map(({ by, act, request }) => ({ by, act, ...(request !== undefined && { request }) }));
    return this.#attempt === undefined ? asked : [...asked, this.#attempt];
  }

  /** Lets one program answer. Returns whether there may be more for programs to do. */
  async #playProgram(): Promise<boolean> {
    const asked = this.#programAsked();
    if (asked === undefined) return false;
    const { seat } = asked;
    const entries = this.#match.log.length;
    const thinker = isBelievable(this.#match, seat) ? this.#thinker : makeThinker(this.entry, this.#match);
    const answer = await thinker.think({ ...asked, belief: () => beliefOf(this.#match, seat) });
    // The match may have moved on in the meantime: then the question is a different one.
    if (this.#match.log.length !== entries) return true;
    const result = answer && this.answer(seat, answer, this.#numberOf(seat) ?? -1);
    if (result?.ok) return true;
    this.#programFault = { seat, ...(result && { refusal: result.refusal }) };
    this.#tell();
    return false;
  }

  /** The program whose turn it is, unless it has just failed. */
  #programAsked(): Pick<Thought, 'seat' | 'program'> | undefined {
    const { turn } = this;
    const seat = turn && nextProgram(turn);
    if (seat === undefined || this.#programFault !== undefined) return undefined;
    const program = this.#players[seat];
    return program === undefined || program === 'person' ? undefined : { seat, program };
  }

  #numberOf(seat: Seat): number | undefined {
    return this.#match.decision()?.seats.includes(seat) ? this.#match.state.seats[seat]?.asked : undefined;
  }

  /** The gate that every request passes. If the rules break, what was asked stays on record. */
  #take(request: Request<GameTypes>, work: () => Result<GameTypes>): Result<GameTypes> {
    this.#attempt = request;
    const result = work();
    this.#attempt = undefined;
    if (result.ok && request.act.type !== 'order') this.#autopilot.drop(request.by);
    return this.#settleAfter(request.by, result);
  }

  /** What follows every request that was accepted. */
  #settleAfter(by: Seat, result: Result<GameTypes>): Result<GameTypes> {
    if (!result.ok) return result;
    this.#programFault = undefined;
    this.#deferring = undefined;
    this.#autopilot.goOn(() => this.#peopleNow());
    this.#tell();
    this.#autosave.run(by);
    return result;
  }

  #peopleNow(): People {
    const asked = this.turn?.asked.filter((seat) => this.#players[seat] === 'person') ?? [];
    return { asked, isShared: isShared(this.#players) };
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
