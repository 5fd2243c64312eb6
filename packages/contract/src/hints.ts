import type { Answer, Entry, GameTypes, Match, Reading, RuleId, Seat, State, Uniform } from '@sitrep/kernel';

/** What laws and random players may be told about a game; all of it has defaults. */
export interface Hints<T extends GameTypes = GameTypes> {
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
  purses?(state: Reading<T>): Iterable<readonly [name: string, left: number]>;
  /** Types of events by which a price is paid, whole and at once. */
  readonly payments?: readonly string[];
  /** What clients show a seat besides its view; laws compare it in worlds that the seat cannot tell apart. */
  readonly counsel?: Counsel<T>;
  /** Whether all seats can work out what the view of some of them hides at this path. */
  isCertain?(state: Reading<T>, path: string): boolean;
  /** Another draft for the open form that looks the same to all but its seat, where a draft has secrets. */
  redraft?(state: Reading<T>, seat: Seat, draft: Answer<T>, random: Uniform): Answer<T>;
  /** How much others hide from the seat that would serve it: laws look for worlds that rules are tempted to look into. */
  temptation?(state: Reading<T>, seat: Seat): number;
  /** What games should come by, such as every card; counted while laws watch. */
  readonly landmarks?: Landmarks<T>;
}

/** Odds, advice and the like, by name, for some of the options of a seat. */
export type Counsel<T extends GameTypes = GameTypes> = (
  match: Match<T>,
  seat: Seat,
  options: readonly Answer<T>[],
) => Readonly<Record<string, unknown>>;

/** The sights of a game, by names of its own. */
export interface Landmarks<T extends GameTypes = GameTypes> {
  /** All that there are with this content. */
  list(content: T['content']): readonly string[];
  /** Those that an entry came by. `before` is a copy of the state it began in, to do with as one likes. */
  met(before: State<T>, entry: Entry<T>): Iterable<string>;
}
