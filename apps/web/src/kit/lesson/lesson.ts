import type { Path } from '../address/router.ts';

/** An answer as a lesson names it: every field by its value, or by the lesson's name for it. */
export type Wanted = Readonly<Record<string, string | number | boolean>>;

/** An answer to be given; `by` is the seat, the learner's own unless it says another. */
export type LessonOrder = Wanted & { readonly by?: number };

/** One idea: what the coach says, and what is to be done. */
export interface LessonStep {
  /** `tutorial.KEY` is what the coach says; `tutorial.KEY.title` is the idea in two or three words. */
  readonly key: string;
  /** Given one after the other, or several at once by a proposal. A step without any is only read. */
  readonly orders?: readonly LessonOrder[];
  /** What the board points at, in the game's own words. */
  readonly spot?: string;
}

/** A match that always goes the same way: the answers, and the luck that goes with them. */
export interface Lesson {
  readonly steps: readonly LessonStep[];
  /** Dice by name in the order in which they fall. */
  readonly dice: readonly (readonly [name: string, ...faces: readonly number[]])[];
  /** What is drawn, by zone, in the order in which it comes. */
  readonly draws: readonly (readonly [zone: string, ...names: readonly string[]])[];
  /** The types of answers that other seats give where no step says more, the first that is legal. */
  readonly quiet: readonly string[];
  /** Whether the coach repeats the one order that is left, because pieces alone do not show it. */
  readonly isOrderTold: boolean;
  /** Whether the learner may take back what no die has settled. */
  readonly hasUndo: boolean;
  /** Where the learner goes afterwards. */
  readonly next: Path;
  /** What steps call the value of a field; `undefined` if they give it as it is. */
  nameOf(content: object, field: string, value: number): string | undefined;
  /** What `draws` calls a token. */
  drawnName(content: object, zone: string, token: number): string;
}
