import type { Answer, Decision, Game, GameTypes, Match, Reading, Seat, SeatEvent } from '@sitrep/kernel';
import type { AccountOf } from './account.ts';
import type { Deeds } from './deeds.ts';
import type { ExampleAdapter } from './examples.ts';
import type { CardFace, FaceSituation } from './face.ts';
import type { CardFacet } from './facets.ts';
import type { GameHandbook } from './handbook/handbook.ts';
import type { Hints } from './hints.ts';
import type { RollLuck } from './luck.ts';
import type { Language, Messages } from './messages.ts';
import type { NamedSetup, Naming, NounRef } from './named.ts';
import type { Odds } from './odds.ts';
import type { Outline } from './outline.ts';
import type { Reactions } from './policy.ts';
import type { Printables } from './printables.ts';
import type { Focus, Interrupts, OptionGroup, Proposal } from './proposals.ts';
import type { Rationale } from './rationale.ts';
import type { SetupDesk } from './setup-desk.ts';

/** A draft for a form, ready to be committed or edited. */
export interface Suggestion<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly draft: Answer<T>;
}

/** What a match is about by now, for lists and titles. */
export interface Briefing {
  /** The most informative first; empty if there is nothing to name. */
  readonly title: readonly NounRef[];
  /** Who was sent; empty before that is known. */
  readonly team: readonly NounRef[];
  /** How far the match has got, as short as can be. */
  readonly moment?: readonly NounRef[];
  /** The cards of the places on the way, the goal last; an empty id for one that is not known. */
  readonly places?: readonly string[];
}

/** A card that can be looked up. */
export interface CardName {
  readonly id: string;
  readonly name: NounRef;
}

/** Everything that menus, text clients and tools need to know about a game. */
export interface GameEntry<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** In English; in other languages it is the message `game.name`. */
  readonly name: string;
  /** Hidden from menus, but can be opened by name. */
  readonly isHidden: boolean;
  /** Whether its seats are opponents. */
  readonly isVersus?: boolean;
  /** The editions of the rules it can be played with, the default first. */
  readonly rulesets: readonly string[];
  readonly game: Game<T>;
  /** Where its `SPEC.md` and tests are, relative to the project's folder. For tools only. */
  readonly folder: string;
  readonly messages: Readonly<Record<Language, () => Promise<Messages>>>;
  /** Explains the rules to players; absent if a game has no handbook. Loaded on demand. */
  handbook?(language: Language): Promise<GameHandbook>;
  /** Lets the example runner play examples of this game. Loaded on demand: only tools need it. */
  examples(): Promise<ExampleAdapter<T>>;
  readonly hints: Hints<T>;
  /** The set-ups that can be started by name, the default first; those of one ruleset if one is given. */
  setups(ruleset?: string): readonly NamedSetup<T>[];
  /** Set-ups for tests, which vary what players rarely change; if there are none, tests use the players' set-ups. */
  trials?(ruleset?: string): readonly NamedSetup<T>[];
  /** The set-ups that recommended teams were designed for, with one player. */
  recommended?(ruleset?: string): readonly NamedSetup<T>[];
  /** A small match for a client's lesson; without it, lessons use the first recommended set-up. */
  lesson?(): NamedSetup<T>;
  /** Which side a seat plays, where sides have names. */
  sideOf?(setup: Pick<NamedSetup<T>, 'config' | 'content'>, seat: Seat): NounRef | undefined;
  /** What a set-up is about, for lists of matches: a mission, a scenario; the most informative first. */
  titleOf(setup: Pick<NamedSetup<T>, 'config' | 'content'>): readonly NounRef[];
  /** What a running match is about; absent if its set-up says everything. */
  briefingOf?(naming: Naming<T>): Briefing;
  /** What a match that is over adds to a player's record; `past` is everything that an onlooker saw of it. */
  deedsOf?(
    setup: Pick<NamedSetup<T>, 'config' | 'content'>,
    view: T['view'],
    past: readonly SeatEvent[],
  ): Deeds;
  /** The set-up that deals this same match again, with nothing left to draw; absent if every set-up does so. */
  repeat?(naming: Naming<T>, config: T['config']): T['config'];
  /**
   * What players should know before a match with this set-up; absent if its cards say it. Where a match runs already, what
   * everybody knows of it counts.
   */
  outlineOf?(setup: Pick<NamedSetup<T>, 'config' | 'content'>, game?: T['view']): Outline;
  /** Builds a set-up field by field; absent if there are only named ones. */
  readonly desk?: SetupDesk<T>;
  /** Finds what a field of an option or event stands for; `data` is the whole option or event. */
  nounOf(
    naming: Naming<T>,
    field: string,
    value: string | number | boolean,
    data: object,
  ): NounRef | undefined;
  /** The odds of an option, given what its seat knows; none if no chance is involved. */
  oddsOf(state: Reading<T>, seat: Seat, answer: Answer<T>): readonly Odds[];
  /** The odds of what threatens everybody next. */
  threatsTo(state: Reading<T>): readonly Odds[];
  /** Every roll of a match compared with its odds, to show how lucky it was. Takes a moment. */
  luckOf?(match: Match<T>): readonly RollLuck[];
  /** Drafts for the form that is open, the recommended one first. */
  suggest(state: Reading<T>): readonly Suggestion<T>[];
  /** The content with every card, whatever the set-up. */
  everyCard(): T['content'];
  /** The cards of a match that a player may look up, each once. */
  cardsOf(content: T['content']): readonly CardName[];
  /** What its cards are told apart by in lists; absent if there is nothing but their names. */
  facetsOf?(content: T['content']): readonly CardFacet[];
  /** What a card shows, with what is in force now where a situation is given; `undefined` for a card that does not exist. */
  faceOf(content: T['content'], card: string, situation?: FaceSituation<T>): CardFace | undefined;
  /** What can be printed to play it on a table; absent if there is nothing. Loaded on demand. */
  printables?(): Promise<Printables>;
  /** What an answer is worth by the game's own heuristic, given what the seat knows; for hints and simple bots. */
  advise?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): number;
  /** Whether an answer ends a turn or a phase: clients show it apart from the other answers. */
  endsTurn?(decision: Decision<T>, answer: Answer<T>): boolean;
  /** Why a legal answer may be a mistake: it does nothing, or harms one's own side; usually `undefined`. */
  caution?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): Rationale | undefined;
  /** Bundles of answers for the open decision, the best first; those about what the seat points at, if it points at something. */
  proposals?(state: Reading<T>, decision: Decision<T>, seat: Seat, focus: Focus): readonly Proposal<T>[];
  /** Whether what has just happened should stop the rest of a bundle, and why. */
  readonly interrupts?: Interrupts<T>;
  /** Lets seats settle reactions in advance; absent if there is nothing to settle. */
  readonly reactions?: Reactions<T>;
  /** What happened, act by act, with figures for each side; absent if a game tells only single events. */
  readonly accountOf?: AccountOf<T['content']>;
  /** The group that an option belongs to in lists; `undefined` if it stands alone. */
  groupOf?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): OptionGroup | undefined;
  /** Why the game's advice favours an answer: a message and its arguments, as fields of an option. */
  explain?(state: Reading<T>, decision: Decision<T>, seat: Seat, answer: Answer<T>): Rationale;
}

/** Forgets the types of a game. Safe because clients hand an entry only what came from that same entry. */
export function anyEntry<T extends GameTypes>(entry: GameEntry<T>): GameEntry {
  return entry as unknown as GameEntry;
}
