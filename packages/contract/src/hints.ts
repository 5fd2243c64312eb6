import type { Answer, Entry, GameTypes, Match, Reading, RuleId, Seat, State, Uniform } from '@sitrep/kernel';

/** Hints about a game for laws and random players; all have defaults. */
export interface Hints<T extends GameTypes = GameTypes> {
  /** A game with more log entries than this counts as endless; 5,000 by default. */
  readonly mostEntries?: number;
  /** Types of commands that an aggressor prefers. */
  readonly aggressive?: readonly string[];
  /** Types of commands that a hoarder prefers. */
  readonly thrifty?: readonly string[];
  /** Types of commands that cost nothing and lead nowhere by themselves. Random players use a bounded number of them. */
  readonly free?: readonly string[];
  /** Rules that let something hidden show in a result without showing a token. */
  readonly reveals?: readonly RuleId[];
  /** The fields of commands that hold tokens of zones: they tell laws what a seat can see. */
  readonly tokens?: readonly string[];
  /** Fields of the game's events and view that hold tokens, where an unknown token would reveal something. */
  readonly toldTokens?: readonly string[];
  /** Everything that is paid from, by name, with what is left. */
  purses?(state: Reading<T>): Iterable<readonly [name: string, left: number]>;
  /** Types of events that pay a whole price at once. */
  readonly payments?: readonly string[];
  /** What clients show a seat besides its view; laws compare it in worlds that the seat cannot tell apart. */
  readonly counsel?: Counsel<T>;
  /** Whether all seats can deduce what the view of some of them hides at this path. */
  isCertain?(state: Reading<T>, path: string): boolean;
  /** Another draft for the open form that looks the same to all other seats, if drafts have secrets. */
  redraft?(state: Reading<T>, seat: Seat, draft: Answer<T>, random: Uniform): Answer<T>;
  /** How much useful information others hide from the seat: laws prefer worlds where peeking would pay. */
  temptation?(state: Reading<T>, seat: Seat): number;
  /** What games should encounter, such as every card; counted while laws watch. */
  readonly landmarks?: Landmarks<T>;
}

/** Odds, advice and the like, by name, for some of the options of a seat. */
export type Counsel<T extends GameTypes = GameTypes> = (
  match: Match<T>,
  seat: Seat,
  options: readonly Answer<T>[],
) => Readonly<Record<string, unknown>>;

/** The landmarks of a game, by its own names. */
export interface Landmarks<T extends GameTypes = GameTypes> {
  /** All that exist with this content. */
  list(content: T['content']): readonly string[];
  /** Those that an entry encountered. `before` is a copy of the state it started from, free to modify. */
  met(before: State<T>, entry: Entry<T>): Iterable<string>;
}
