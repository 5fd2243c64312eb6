import { anyTable, type GameTable } from '../table/game-table.ts';
import type { PackDesk } from '../table/pack-desk.ts';
import { plainBoard } from '../table/plain-board.ts';
import { combatVeteranTable } from './combat-veteran/table.ts';
import { duelTable } from './duel/table.ts';
import { cardPacks } from './warfighter/packs.ts';
import { warfighterTable } from './warfighter/table.ts';

/** The games with something of their own at the terminal. */
const tables: Readonly<Record<string, GameTable>> = {
  warfighter: anyTable(warfighterTable),
  'combat-veteran': anyTable(combatVeteranTable),
  duel: anyTable(duelTable),
};

const plainTable: GameTable = { board: plainBoard };

/** What the terminal has for a game; one without a board of its own is shown as plain data. */
export function tableOf(game: string): GameTable {
  return tables[game] ?? plainTable;
}

/** What help shows as examples of a command, from every game. */
export function examplesOf(command: string): readonly string[] {
  return Object.values(tables).flatMap(({ examples }) => examples?.[command] ?? []);
}

/** What checks the packs of a game. Packs that name no game are packs of cards. */
export function packDeskOf(game: string | undefined): PackDesk {
  return tableOf(game ?? '').packs ?? cardPacks;
}

/** Everything that checks packs. */
export function packDesks(): readonly PackDesk[] {
  return Object.values(tables).flatMap(({ packs }) => packs ?? []);
}
