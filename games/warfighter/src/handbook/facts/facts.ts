import type { EntryFacts } from '@sitrep/contract/handbook';
import type { CommandType } from '../../commands.ts';
import type { FireMode, ObjectiveCondition } from '../../content/cards.ts';
import type { ChartRow, Cost, EffectName, Trigger } from '../../content/vocabulary.ts';
import type { OptionName, Ruleset } from '../../options.ts';

/** A word of the cards or of the game that an entry explains, by the start of its message key. */
export type CoveredWord =
  | `effect.${EffectName}`
  | `when.${Trigger}`
  | `cost.${Cost['pay']}`
  | `mode.${FireMode}`
  | `row.${keyof ChartRow}`
  | `need.${ObjectiveCondition['need']}`
  | `command.${CommandType}`
  | `option.${OptionName}`
  | `trait.${string}`;

/** What holds for an entry in every language. */
export interface Facts extends EntryFacts {
  readonly ruleset: Ruleset | 'both';
  readonly covers?: readonly CoveredWord[];
}
