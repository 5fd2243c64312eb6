import type { Profile, WeaponCard } from '../../content/cards.ts';
import type { ItemView } from './lookup.ts';

/** A way of attacking that a Soldier has: an item's profile, his bare hands, or a Squad Soldier's chart. */
export interface Arm {
  readonly weapon: number;
  readonly profile: number;
  readonly figures: Profile;
  readonly traits: readonly string[];
  readonly words: readonly string[];
  readonly card: WeaponCard | undefined;
  readonly item: ItemView | undefined;
}
