import type { RuleId } from '@sitrep/kernel';
import type { NounRef } from './named.ts';

/** One possible result of an option: how many of all equally likely rolls lead to it. */
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
  /** The message that distinguishes it from the option's other rolls; absent if there is only one. */
  readonly short?: string;
  /** The messages' arguments, as fields of an option; `nounOf` names them. */
  readonly about: object;
  readonly rule: RuleId;
  readonly total: number;
  /** These add up to the total. */
  readonly chances: readonly Chance[];
  /** These may occur with any of them. */
  readonly besides: readonly Chance[];
  /** What matters most, at a glance: sums of the chances, the most important first. The message also takes the `chance`. */
  readonly gist?: readonly Chance[];
  readonly modifiers: readonly OddsModifier[];
}
