import type { EntryFacts } from '@sitrep/contract/handbook';
import type { Command } from '../../commands.ts';
import type { Area } from '../../content/content.ts';
import type { Config } from '../../cv-types.ts';
import type { Purpose } from '../../events.ts';
import type { Phase } from '../../state.ts';
import type { Barrier, Condition, Effect, FirepowerKind, Hit, Stance, Terrain } from '../../types.ts';

/** A word of the game or of its packs that an entry explains, by the start of its message key. */
type CoveredWord =
  | `command.${Command['type']}`
  | `phase.${Exclude<Phase, 'setup'>}`
  | `stance.${Stance}`
  | `purpose.${Purpose}`
  | `condition.${Condition}`
  | `hit.${Hit}`
  | `effect.${Effect}`
  | `firepower.${FirepowerKind}`
  | `terrain.${Terrain}`
  | `barrier.${Barrier}`
  | `area.${Area}`
  | `option.${keyof Config}`
  | `weapon.${string}`
  | `chit.${string}`;

/** What holds for an entry in every language. There is one edition of the rules. */
export interface Facts extends EntryFacts {
  readonly ruleset: 'both';
  readonly covers?: readonly CoveredWord[];
}
