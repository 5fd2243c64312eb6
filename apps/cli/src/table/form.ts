import type { GameEntry } from '@sitrep/contract';
import type { Answer, GameTypes, Problem, Seat } from '@sitrep/kernel';
import type { Scene } from './board.ts';

/** What a form may ask about its match, on behalf of the seat that fills it in. */
export interface FormDesk<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly entry: GameEntry;
  /** The table as the seat sees it now. */
  scene(): Scene<T>;
  /** The draft that the game recommends, if it does. */
  suggested(): Promise<object | undefined>;
  /** What a time-out would commit: a draft to begin with where none is recommended. */
  usual(): object;
  /** A random draft, different each time. */
  sample(): Promise<object>;
  /** Everything that is wrong with a draft. */
  problems(answer: Answer<T>): Promise<readonly Problem[]>;
}

/** The result of a typed line: a new draft, what is wrong with the line, or a list to read. */
export type Edited<D extends object> =
  | { readonly draft: D }
  | { readonly words: string }
  | { readonly list: readonly string[] };

/** A form that is filled in line by line; `1` commits it. */
export interface DraftForm<D extends object = object, T extends GameTypes = GameTypes> {
  /** The draft in an answer to this form, which came from the rules or from `answerOf`. */
  draftOf(answer: object): D;
  /** The draft, what is wrong with it and what can be typed. */
  lines(draft: D): Promise<readonly string[]>;
  /** How far the continuation of a wrapped line is indented. */
  readonly indent: number;
  answerOf(draft: D): Answer<T>;
  /** What a typed line does to the draft; `undefined` if this form does not know the word. */
  take(draft: D, line: string): Promise<Edited<D> | undefined>;
}
