import type { Checked, Game, GameTypes, Opening } from '@sitrep/kernel';
import type { ExampleWords } from './words.ts';

/** A running procedure. The step defaults to `start`. */
export type FrameSetup<T extends GameTypes> = Opening<T>['start'] & {
  readonly step?: string;
  /** Part of a chain of picks that can still be cancelled. */
  readonly isUnpaid?: boolean;
};

/** The middle of a game, to start from instead of the opening. */
export interface Situation<T extends GameTypes> extends Pick<Opening<T>, 'seats' | 'game' | 'zones'> {
  /** The running procedures, the innermost last. */
  readonly frames: readonly [FrameSetup<T>, ...FrameSetup<T>[]];
}

/** What an example starts from. */
export interface Stage<T extends GameTypes> {
  readonly config: T['config'];
  readonly content: T['content'];
  /** Without it the match starts from the opening. */
  readonly situation?: Situation<T> | undefined;
}

/** An example's `given`, before the game has read it. */
export interface ExampleGiven {
  readonly setup?: unknown;
  readonly content?: unknown;
  readonly situation?: unknown;
}

/** What examples call the ids of a game, and which id a name means, if any. */
export interface ExampleIds<T extends GameTypes> {
  nameOf(content: T['content'], id: string): string;
  idOf(content: T['content'], name: string): string | undefined;
}

/** What a game provides so that its examples can use the words of its rulebook. */
export interface ExampleAdapter<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /**
   * The fields of commands, events, locals and views that hold a token or a list of tokens, each with a zone whose
   * tokens are of that kind. Leave out zones and the kernel's own events.
   */
  readonly tokenFields: Readonly<Record<string, string>>;
  /** Everything the game's data can name, as `tools/example-words.ts` reads it from its types. */
  readonly words: ExampleWords;
  /** What examples call a token. Tokens with the same name are interchangeable. */
  nameOf(content: T['content'], zone: string, token: number): string;
  /** Every name for tokens and ids of the kind that the zone holds. */
  namesIn(content: T['content'], zone: string): readonly string[];
  /**
   * The words that cards bring, by `EVENT.field` or `RECORD.field`, or the keys that a record by keys may have there:
   * the types say only that it is text.
   */
  printedWords?(content: T['content']): Readonly<Record<string, readonly string[]>>;
  /** If a game has ids besides tokens: strings in the same fields are ids, and examples use names for them. */
  readonly ids?: ExampleIds<T> | undefined;
  /** Sets up what is given, or lists every problem with its path inside `given`. */
  stage(given: ExampleGiven, ruleset?: string): Checked<Stage<T>>;
}

/** Forgets an adapter's types. Safe because the runner hands an adapter only what came from that same adapter. */
export function anyAdapter<T extends GameTypes>(adapter: ExampleAdapter<T>): ExampleAdapter {
  return adapter as unknown as ExampleAdapter;
}
