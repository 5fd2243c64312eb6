import type { Answer, AnyGame, Checked, GameTypes, Opening, Reading, RuleId, Seat } from '@sitrep/kernel';

/** A game that can be started by name. */
export interface NamedSetup {
  readonly name: string;
  readonly config: object;
  readonly content: object;
}

/** Sentences by key, as `packages/text` takes them: ICU messages, and nouns with their forms. */
export type Messages = Readonly<
  Record<string, string | { readonly base: string; readonly [form: string]: string }>
>;

/** The noun that a value stands for, as `packages/text` takes it. */
export interface NounRef {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** One thing that may come of an option: how many of all equally likely rolls lead to it. */
export interface Chance {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly count: number;
}

/** The exact chances of an option. */
export interface Odds {
  /** The message that says what is assumed. */
  readonly key: string;
  readonly rule: RuleId;
  readonly total: number;
  readonly chances: readonly Chance[];
}

type Frame = Opening<GameTypes>['start'] & { readonly step?: string; readonly isUnpaid?: boolean };

/** How examples of a game are laid out: the testkit's `ExampleAdapter`, which this package may not import. */
export interface Examples {
  readonly game: AnyGame;
  readonly tokenFields: Readonly<Record<string, string>>;
  nameOf(content: object, zone: string, token: number): string;
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
}

/** All that menus, text clients and tools need to know about a game. */
export interface GameEntry {
  readonly id: string;
  /** In English; in other languages it is the message `game.name`. */
  readonly name: string;
  /** Not offered to players, but to be had by name. */
  readonly isHidden: boolean;
  /** The editions of the rules that it can be played by, the usual one first. */
  readonly rulesets: readonly string[];
  readonly game: AnyGame;
  /** Where its `SPEC.md` and tests live, from the project's folder. For tools only. */
  readonly folder: string;
  readonly messages: Readonly<Record<'en' | 'hu' | 'it', () => Promise<Messages>>>;
  /** Lets the example runner play examples of this game. */
  readonly examples: Examples;
  readonly hints: FuzzHints;
  /** What can be started by name, the usual one first; only that of one ruleset when it is given. */
  setups(ruleset?: string): readonly NamedSetup[];
  /** Finds what a field of an option or event stands for, in the content of a match. */
  nounOf(content: object, field: string, value: string | number | boolean): NounRef | undefined;
  /** The chances of an option by what its seat knows; `undefined` where nothing is left to chance. */
  oddsOf(state: Reading<GameTypes>, seat: Seat, answer: Answer<GameTypes>): Odds | undefined;
}
