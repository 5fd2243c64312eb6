import type { OptionName, Options } from '../../src/options.ts';

/** What can be seen of a switch: the same scene under each of its values, and what must come of it. */
export interface Shown<O extends OptionName> {
  readonly rule: string;
  readonly scene: (options: Partial<Options>) => unknown;
  readonly under: Readonly<Record<Options[O], unknown>>;
}

/** One entry for each of these switches. */
export type Showing<O extends OptionName> = { readonly [N in O]: Shown<N> };
