/** An option as a lesson names it: cards and hostiles by the last part of their ids, everything else as it is. */
export type Wanted = Readonly<Record<string, string | number | boolean>>;

/** One idea: what the coach says, and the commands to give, one after the other. */
export interface LessonStep {
  /** `tutorial.KEY` is what the coach says; `tutorial.KEY.title` is the idea in two or three words. */
  readonly key: string;
  readonly orders: readonly Wanted[];
}

/** A mission that always goes the same way: the commands, and the luck that goes with them. */
export interface LessonScript {
  readonly steps: readonly LessonStep[];
  /** Dice by name in the order in which they fall. */
  readonly dice: readonly (readonly [name: string, ...faces: readonly number[]])[];
  /** Cards by zone in the order in which they are drawn; counters as `#1`. */
  readonly draws: readonly (readonly [zone: string, ...cards: readonly string[]])[];
}
