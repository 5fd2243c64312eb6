import type { CvTypes } from '@sitrep/combat-veteran';
import type { Spoken } from '@sitrep/contract';
import type { DuelTypes } from '@sitrep/duel';
import type { WarTypes } from '@sitrep/warfighter';

/** What examples of each game can name, by the game's id. */
export interface Subjects {
  readonly 'combat-veteran': Spoken<CvTypes>;
  readonly duel: Spoken<DuelTypes>;
  readonly warfighter: Spoken<WarTypes>;
}
