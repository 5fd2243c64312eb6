import { combatVeteranEntry } from '@sitrep/combat-veteran/entry';
import type { GameEntry } from '@sitrep/contract';
import { duelEntry } from '@sitrep/duel/entry';
import { warfighterEntry } from '@sitrep/warfighter/entry';

/** Every game there is, in the order of menus. */
export const games: readonly GameEntry[] = [warfighterEntry, combatVeteranEntry, duelEntry];

export function findGame(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
