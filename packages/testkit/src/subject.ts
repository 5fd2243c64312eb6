import {
  type Answer,
  type AnyGame,
  createMatch,
  type Entry,
  type GameTypes,
  type Key,
  type Match,
  type MatchOptions,
  type Reading,
  type Result,
  type RuleId,
  type Seat,
  type State,
  sameData,
  type Uniform,
} from '@sitrep/kernel';

/** A match of a game whose types are not known. */
export type AnyMatch = Match<GameTypes>;
export type AnyAnswer = Answer<GameTypes>;

/** A game that can be started by name. The same shape as in the catalogue. */
export interface NamedSetup {
  readonly name: string;
  readonly config: object;
  readonly content: object;
}

/** What the laws and random players may be told about a game; all of it has defaults. */
export interface Hints {
  /** A game that goes on for more entries of its log than this is held to be endless; 5,000 unless told. */
  readonly mostEntries?: number;
  /** Types of commands that an aggressor prefers. */
  readonly aggressive?: readonly string[];
  /** Types of commands that a hoarder prefers. */
  readonly thrifty?: readonly string[];
  /** Types of commands that cost nothing and lead nowhere by themselves. Random players use a bounded number of them. */
  readonly free?: readonly string[];
  /**
   * Rules by which something hidden shows in a result without any token being shown. Not needed where dice that all see
   * are rolled for that result in the same command.
   */
  readonly reveals?: readonly RuleId[];
  /** The fields of commands that hold tokens of zones; by them laws know what a seat can see. */
  readonly tokens?: readonly string[];
  /** Decisions that do not yet give a reason for all that they refuse. */
  readonly unexplained?: readonly string[];
  /** Fields of the game's events and view that hold tokens, where a token that is not known says something. */
  readonly toldTokens?: readonly string[];
  /** All that is paid from, by name, with what is left. */
  purses?(state: Reading<GameTypes>): Iterable<readonly [name: string, left: number]>;
  /** Types of events by which a price is paid, whole and at once. */
  readonly payments?: readonly string[];
  /** What clients show a seat besides its view; laws compare it in worlds that the seat cannot tell apart. */
  readonly counsel?: Counsel;
  /** Whether all seats can work out what the view of some of them hides at this path. */
  isCertain?(state: Reading<GameTypes>, path: string): boolean;
  /** Another draft for the open form that looks the same to all but its seat, where a draft has secrets. */
  redraft?(state: Reading<GameTypes>, seat: Seat, draft: AnyAnswer, random: Uniform): AnyAnswer;
  /** How much others hide from the seat that would serve it: laws look for worlds that rules are tempted to look into. */
  temptation?(state: Reading<GameTypes>, seat: Seat): number;
  /** What games should come by, such as every card; counted while laws watch. */
  readonly landmarks?: Landmarks;
}

/** Odds, advice and the like, by name, for some of the options of a seat. */
export type Counsel = (
  match: AnyMatch,
  seat: Seat,
  options: readonly AnyAnswer[],
) => Readonly<Record<string, unknown>>;

/** The sights of a game, by names of its own. */
export interface Landmarks {
  /** All that there are with this content. */
  list(content: object): readonly string[];
  /** Those that an entry came by. `before` is a copy of the state it began in, to do with as one likes. */
  met(before: State<GameTypes>, entry: Entry<GameTypes>): Iterable<string>;
}

/** What is tested: a game and the setups to test it with. */
export interface Subject extends Hints {
  readonly game: AnyGame;
  readonly setups: readonly NamedSetup[];
}

const MOST_ENTRIES = 5_000;

export function mostEntriesOf({ mostEntries = MOST_ENTRIES }: Hints): number {
  return mostEntries;
}

/** Starts a match of the subject. A setup that is refused is a mistake of the caller. */
export function startMatch(game: AnyGame, setup: NamedSetup, key: Key, options?: MatchOptions): AnyMatch {
  const { config, content } = setup;
  const created = createMatch(game, { config, content, key }, options);
  if (created.ok) return created.value;
  const problems = created.problems.map(({ code, path }) => `${code} at ${path}`);
  throw new Error(`setup ${setup.name} is refused: ${problems.join(', ')}`);
}

/** The seats of a match. */
export function seatsOf(match: AnyMatch): readonly Seat[] {
  return match.state.seats.map((_, seat) => seat);
}

/** The seats that have still to answer the open decision. */
export function waitingSeats(match: AnyMatch): readonly Seat[] {
  const seats = match.decision()?.seats ?? [];
  return seats.filter((seat) => match.state.seats[seat]?.sealed === undefined);
}

/** The number under which the seat answers the open decision. */
export function numberOf(match: AnyMatch, seat: Seat): number {
  return match.state.seats[seat]?.asked ?? 0;
}

/** Whether the rules would take this answer from a seat that is asked. */
export function isLegal(match: AnyMatch, seat: Seat, answer: unknown): boolean {
  if (match.decision()?.kind === 'form') return match.game.problems(match.state, seat, answer).length === 0;
  return match.options(seat).some((option) => sameData(option, answer));
}

/** Submits anything at all under the right number, as a broken or hostile client might. */
export function submitAny(match: AnyMatch, seat: Seat, answer: unknown): Result {
  return match.submit(seat, numberOf(match, seat), answer as AnyAnswer);
}
