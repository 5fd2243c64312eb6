import type { Answer, Decision, Game, GameTypes, Match, Reading, Seat } from '@sitrep/kernel';
import type { ExampleAdapter } from './examples.ts';
import type { GameHandbook } from './handbook.ts';
import type { Hints } from './hints.ts';
import type { RollLuck } from './luck.ts';
import type { Language, Messages } from './messages.ts';
import type { NamedSetup, Naming, NounRef } from './named.ts';
import type { Odds } from './odds.ts';
import type { SetupDesk } from './setup-desk.ts';

/** The reason for an answer: a message, and what it takes, as fields of an option: `nounOf` names them. */
export interface Rationale {
  readonly key: string;
  readonly args: object;
}

/** A draft for a form, ready to be committed or edited. */
export interface Suggestion<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly draft: Answer<T>;
}

/** A card that can be looked up. */
export interface CardName {
  readonly id: string;
  readonly name: NounRef;
}

/** All that menus, text clients and tools need to know about a game. */
export interface GameEntry<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** In English; in other languages it is the message `game.name`. */
  readonly name: string;
  /** Not offered to players, but found by name. */
  readonly isHidden: boolean;
  /** Whether its seats are opponents. */
  readonly isVersus?: boolean;
  /** The editions of the rules that it can be played by, the usual one first. */
  readonly rulesets: readonly string[];
  readonly game: Game<T>;
  /** Where its `SPEC.md` and tests live, from the project's folder. For tools only. */
  readonly folder: string;
  readonly messages: Readonly<Record<Language, () => Promise<Messages>>>;
  /** What the rules mean, for players; absent where a game has no handbook. Loaded when asked for. */
  handbook?(language: Language): Promise<GameHandbook>;
  /** Lets the example runner play examples of this game. Loaded when asked for: only tools need it. */
  examples(): Promise<ExampleAdapter<T>>;
  readonly hints: Hints<T>;
  /** What can be started by name, the usual one first; only that of one ruleset when it is given. */
  setups(ruleset?: string): readonly NamedSetup<T>[];
  /** Set-ups for tests, which vary what players seldom do; where there are none, those for players serve. */
  trials?(ruleset?: string): readonly NamedSetup<T>[];
  /** The set-ups that recommended teams were thought out for, for one player. */
  recommended?(ruleset?: string): readonly NamedSetup<T>[];
  /** Which side a seat plays, where sides have names. */
  sideOf?(setup: Pick<NamedSetup<T>, 'config' | 'content'>, seat: Seat): NounRef | undefined;
  /** What a set-up is about, for lists of matches: a mission, a scenario; the most telling first. */
  titleOf(setup: Pick<NamedSetup<T>, 'config' | 'content'>): readonly NounRef[];
  /** Puts a set-up together field by field; absent where there are named ones only. */
  readonly desk?: SetupDesk<T>;
  /** Finds what a field of an option or event stands for; `data` is the whole option or event. */
  nounOf(
    naming: Naming<T>,
    field: string,
    value: string | number | boolean,
    data: object,
  ): NounRef | undefined;
  /** The chances of an option by what its seat knows; none where nothing is left to chance. */
  oddsOf(state: Reading<T>, seat: Seat, answer: Answer<T>): readonly Odds[];
  /** The chances of what threatens everybody next. */
  threatsTo(state: Reading<T>): readonly Odds[];
  /** Every roll of a match against its odds, for those who want to know whether it was luck. Takes a moment. */
  luckOf?(match: Match<T>): readonly RollLuck[];
  /** Drafts for the form that is open, the recommended one first. */
  suggest(state: Reading<T>): readonly Suggestion<T>[];
  /** The content with every card there is, whatever the set-up. */
  everyCard(): T['content'];
  /** The cards of a match that a player may look up, each once. */
  cardsOf(content: T['content']): readonly CardName[];
  /** All that a card says, line by line; nothing for a card that is not there. */
  textOf(content: T['content'], card: string): readonly NounRef[];
  /** What an answer is worth by the game's own rule of thumb, for hints and simple bots; by what the seat knows. */
  advise?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): number;
  /** Whether an answer ends a turn or a phase: clients keep it apart from what is done in it. */
  endsTurn?(decision: Decision<T>, answer: Answer<T>): boolean;
  /** What may be a mistake about a legal answer: that it does nothing, or harms oneself; `undefined` as a rule. */
  caution?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): Rationale | undefined;
  /** Why the game's advice likes an answer: a message and what it takes, as fields of an option. */
  explain?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): Rationale;
}

/** Forgets the types of a game. Safe because clients hand an entry only what came from that same entry. */
export function anyEntry<T extends GameTypes>(entry: GameEntry<T>): GameEntry {
  return entry as unknown as GameEntry;
}
