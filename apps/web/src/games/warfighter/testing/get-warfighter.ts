import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';

export function getWarfighter(): GameEntry {
  const entry = findGame('warfighter');
  if (entry === undefined) throw new Error('Warfighter is missing');
  return entry;
}
