import type {
  Answer,
  AnyGame,
  Checked,
  Decision,
  Entry,
  GameTypes,
  Match,
  Opening,
  Reading,
  RuleId,
  Seat,
  State,
  Uniform,
} from '@sitrep/kernel';
import type { NamedSetup, NounRef } from './named.ts';
import type { SetupDesk } from './setup-desk.ts';

export type { NamedSetup, NounRef } from './named.ts';

/** Sentences by key, as `packages/text` takes them: ICU messages, and nouns with their forms. */
export type Messages = Readonly<
  Record<string, string | { readonly base: string; readonly [form: string]: string }>
>;

/** What names are looked up in: what everybody knew before a match, and what everybody may know of it now. */
export interface Naming {
  readonly content: object;
  /** The game as an onlooker sees it; absent where there is no match. */
  readonly game?: object | undefined;
  /** All that an onlooker saw happen, for the names of things that are gone. */
  readonly past?: readonly object[] | undefined;
  /** How many of the game's own events came before an event of the match; `undefined` for all else. */
  before?(data: object): number | undefined;
}

/** One thing that may come of an option: how many of all equally likely rolls lead to it. */
export interface Chance {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly count: number;
}

/** Something that changes a roll, and the card it comes from. */
export interface OddsModifier {
  /** The message that says which roll; it takes the `amount` and the `source`. `KEY.total` says what they add up to. */
  readonly key: string;
  readonly source: NounRef;
  readonly amount: number;
}

/** The exact chances of one roll. */
export interface Odds {
  /** The message that says which roll it is and what is assumed. */
  readonly key: string;
  /** The message that tells it from the other rolls of the same option; absent where there is only one. */
  readonly short?: string;
  /** What the messages take, as fields of an option: `nounOf` names them. */
  readonly about: object;
  readonly rule: RuleId;
  readonly total: number;
  /** These add up to the total. */
  readonly chances: readonly Chance[];
  /** These may go along with any of them. */
  readonly besides: readonly Chance[];
  /** What matters most, for a glance: sums of the chances, the weightiest first. The message also takes the `chance`. */
  readonly gist?: readonly Chance[];
  readonly modifiers: readonly OddsModifier[];
}

/** One roll of a Soldier: what its odds promised on average, how far results scatter, and what came. */
export interface RollLuck {
  readonly soldier: number;
  readonly expected: number;
  readonly variance: number;
  readonly rolled: number;
}

/** The reason for an answer: a message, and what it takes, as fields of an option: `nounOf` names them. */
export interface Rationale {
  readonly key: string;
  readonly args: object;
}

/** A draft for a form, ready to be committed or edited. */
export interface Suggestion {
  readonly name: string;
  readonly draft: Answer<GameTypes>;
}

/** A card that can be looked up. */
export interface CardName {
  readonly id: string;
  readonly name: NounRef;
}

/** A short explanation for players, in one language. */
export interface HandbookEntry {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** The ids of entries to read on with. */
  readonly see: readonly string[];
  /** The edition that it speaks of, or `both`. */
  readonly ruleset: string;
}

/** The player's handbook of a game in one language. */
export interface GameHandbook {
  /** The headings of the sections, in reading order. */
  readonly titles: Readonly<Record<string, string>>;
  readonly entries: readonly HandbookEntry[];
  /** By rule id, name or word; the best first. `nearest` is what was probably meant where nothing was found. */
  find(
    query: string,
    ruleset?: string,
  ): { readonly entries: readonly HandbookEntry[]; readonly nearest: string | undefined };
  /** The entry that tells a rule, or is nearest to it. */
  forRule(rule: string): HandbookEntry | undefined;
  /** The entry that explains a word of the game or of its cards: `option.weapon-jams`, say. */
  forWord(word: string): HandbookEntry | undefined;
}

type Frame = Opening<GameTypes>['start'] & { readonly step?: string; readonly isUnpaid?: boolean };

type Shape =
  | string
  | readonly string[]
  | { readonly list: Shape }
  | { readonly byKey: Shape }
  | { readonly fields: Fields }
  | { readonly kinds: Readonly<Record<string, Fields>> };

type Fields = Readonly<Record<string, Shape>>;

type Spoken = 'command' | 'event' | 'state' | 'view' | 'decision' | 'blocked' | 'refusal' | 'outcome';

/** How examples of a game are laid out: the testkit's `ExampleAdapter`, which this package may not import. */
export interface Examples {
  readonly game: AnyGame;
  readonly tokenFields: Readonly<Record<string, string>>;
  readonly words: { readonly spoken: Readonly<Record<Spoken, Shape>>; readonly named: Fields };
  nameOf(content: object, zone: string, token: number): string;
  namesIn(content: object, zone: string): readonly string[];
  readonly ids?:
    | {
        nameOf(content: object, id: string): string;
        idOf(content: object, name: string): string | undefined;
      }
    | undefined;
  stage(
    given: object,
    ruleset?: string,
  ): Checked<{
    readonly config: object;
    readonly content: object;
    readonly situation?:
      | (Pick<Opening<GameTypes>, 'seats' | 'game' | 'zones'> & {
          readonly frames: readonly [Frame, ...Frame[]];
        })
      | undefined;
  }>;
}

/** What the fuzzer should know about a game: the testkit's `Hints`, which this package may not import. */
export interface FuzzHints {
  readonly mostEntries?: number;
  readonly aggressive?: readonly string[];
  readonly thrifty?: readonly string[];
  readonly free?: readonly string[];
  /** Rules by which something hidden shows in a result. */
  readonly reveals?: readonly RuleId[];
  /** The fields of commands that hold tokens of zones. */
  readonly tokens?: readonly string[];
  /** Decisions that do not yet give a reason for all that they refuse. */
  readonly unexplained?: readonly string[];
  /** Fields of events and of the view that hold tokens. */
  readonly toldTokens?: readonly string[];
  /** All that is paid from, by name, with what is left. */
  purses?(state: Reading<GameTypes>): Iterable<readonly [name: string, left: number]>;
  /** Types of events by which a price is paid, whole and at once. */
  readonly payments?: readonly string[];
  /** What clients show a seat about options, besides what every entry has. */
  counsel?(
    match: Match<GameTypes>,
    seat: Seat,
    options: readonly Answer<GameTypes>[],
  ): Readonly<Record<string, unknown>>;
  /** Whether all can work out what a view hides at this path. */
  isCertain?(state: Reading<GameTypes>, path: string): boolean;
  /** Another draft that looks the same to all but its seat. */
  redraft?(
    state: Reading<GameTypes>,
    seat: Seat,
    draft: Answer<GameTypes>,
    random: Uniform,
  ): Answer<GameTypes>;
  /** How much others hide from a seat that would serve it. */
  temptation?(state: Reading<GameTypes>, seat: Seat): number;
  /** What games should come by: cards, words, chart rows. */
  readonly landmarks?: {
    list(content: object): readonly string[];
    met(before: State<GameTypes>, entry: Entry<GameTypes>): Iterable<string>;
  };
}

/** All that menus, text clients and tools need to know about a game. */
export interface GameEntry {
  readonly id: string;
  /** In English; in other languages it is the message `game.name`. */
  readonly name: string;
  /** Not offered to players, but to be had by name. */
  readonly isHidden: boolean;
  /** Whether its seats are opponents. */
  readonly isVersus?: boolean;
  /** The editions of the rules that it can be played by, the usual one first. */
  readonly rulesets: readonly string[];
  readonly game: AnyGame;
  /** Where its `SPEC.md` and tests live, from the project's folder. For tools only. */
  readonly folder: string;
  readonly messages: Readonly<Record<'en' | 'hu' | 'it', () => Promise<Messages>>>;
  /** What the rules mean, for players; absent where a game has no handbook. Loaded when asked for. */
  handbook?(language: 'en' | 'hu' | 'it'): Promise<GameHandbook>;
  /** Lets the example runner play examples of this game. Loaded when asked for: only tools need it. */
  examples(): Promise<Examples>;
  readonly hints: FuzzHints;
  /** What can be started by name, the usual one first; only that of one ruleset when it is given. */
  setups(ruleset?: string): readonly NamedSetup[];
  /** Set-ups for tests, which vary what players seldom do; where there are none, those for players serve. */
  trials?(ruleset?: string): readonly NamedSetup[];
  /** The set-ups that recommended teams were thought out for, for one player. */
  recommended?(ruleset?: string): readonly NamedSetup[];
  /** Which side a seat plays, where sides have names. */
  sideOf?(setup: Pick<NamedSetup, 'config' | 'content'>, seat: Seat): NounRef | undefined;
  /** What a set-up is about, for lists of matches: a mission, a scenario; the most telling first. */
  titleOf(setup: Pick<NamedSetup, 'config' | 'content'>): readonly NounRef[];
  /** Puts a set-up together field by field; absent where there are named ones only. */
  readonly desk?: SetupDesk;
  /** Finds what a field of an option or event stands for; `data` is the whole option or event. */
  nounOf(naming: Naming, field: string, value: string | number | boolean, data: object): NounRef | undefined;
  /** The chances of an option by what its seat knows; none where nothing is left to chance. */
  oddsOf(state: Reading<GameTypes>, seat: Seat, answer: Answer<GameTypes>): readonly Odds[];
  /** The chances of what threatens everybody next. */
  threatsTo(state: Reading<GameTypes>): readonly Odds[];
  /** Every roll of a match against its odds, for those who want to know whether it was luck. Takes a moment. */
  luckOf?(match: Match<GameTypes>): readonly RollLuck[];
  /** Drafts for the form that is open, the recommended one first. */
  suggest(state: Reading<GameTypes>): readonly Suggestion[];
  /** The content with every card there is, whatever the set-up. */
  everyCard(): object;
  /** The cards of a match that a player may look up, each once. */
  cardsOf(content: object): readonly CardName[];
  /** All that a card says, line by line; nothing for a card that is not there. */
  textOf(content: object, card: string): readonly NounRef[];
  /** What an answer is worth by the game's own rule of thumb, for hints and simple bots; by what the seat knows. */
  advise?(
    state: Reading<GameTypes>,
    decision: Decision<GameTypes>,
    seat: Seat,
    answer: Answer<GameTypes>,
  ): number;
  /** Whether an answer ends a turn or a phase: clients keep it apart from what is done in it. */
  endsTurn?(decision: Decision<GameTypes>, answer: Answer<GameTypes>): boolean;
  /** What may be a mistake about a legal answer: that it does nothing, or harms oneself; `undefined` as a rule. */
  caution?(
    state: Reading<GameTypes>,
    decision: Decision<GameTypes>,
    seat: Seat,
    answer: Answer<GameTypes>,
  ): Rationale | undefined;
  /** Why the game's advice likes an answer: a message and what it takes, as fields of an option. */
  explain?(
    state: Reading<GameTypes>,
    decision: Decision<GameTypes>,
    seat: Seat,
    answer: Answer<GameTypes>,
  ): Rationale;
}
