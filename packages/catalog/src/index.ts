import { combatVeteranEntry } from './combat-veteran.ts';
import { duelEntry } from './duel.ts';
import type { GameEntry } from './entry.ts';
import { warfighterEntry } from './warfighter.ts';

/** Every game there is, in the order of menus. */
export const games: readonly GameEntry[] = [warfighterEntry, combatVeteranEntry, duelEntry];

export function findGame(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}

export { hintsOf } from './counsel.ts';
export type {
  CardName,
  Chance,
  Examples,
  FuzzHints,
  GameEntry,
  GameHandbook,
  HandbookEntry,
  Messages,
  NamedSetup,
  Naming,
  NounRef,
  Odds,
  OddsModifier,
  Rationale,
  RollLuck,
  Suggestion,
} from './entry.ts';
export type { SetupChoice, SetupDesk, SetupField, SetupList, SetupSwitch } from './setup-desk.ts';
export { findInstalled, installedContents, type Standing, standingOf } from './standing.ts';
export { type Luck, sumLuck } from './sum-luck.ts';
