import { duelEntry } from './duel.ts';
import type { GameEntry } from './entry.ts';

/** Every game there is, in the order of menus. */
export const games: readonly GameEntry[] = [duelEntry];

export function findGame(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}

export type { Chance, Examples, FuzzHints, GameEntry, Messages, NamedSetup, NounRef, Odds } from './entry.ts';
