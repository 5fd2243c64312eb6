import type { RuleId } from '@sitrep/kernel';
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
export interface Facts {
  /** The edition that it speaks of. */
  readonly ruleset: Ruleset | 'both';
  /** The rules it tells; those that are its very subject first, since a rule leads to the entry that names it earliest. */
  readonly rules: readonly RuleId[];
  /** Entries to read on with. */
  readonly see: readonly string[];
  readonly covers?: readonly CoveredWord[];
}
