import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';

/** The game that the page is about unless an address names another: the first of the menus. */
export function firstGame(): GameEntry {
  const first = games.find(({ isHidden }) => !isHidden);
  if (first === undefined) throw new Error('the catalog has no game to show');
  return first;
}
