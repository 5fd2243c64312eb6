import type { GameTable } from '../table/game-table.ts';
import { plainBoard } from '../table/plain-board.ts';
import { combatVeteranTable } from './combat-veteran/table.ts';
import { duelTable } from './duel/table.ts';
import { warfighterTable } from './warfighter/table.ts';

/** The games with something of their own at the terminal. */
const tables: Readonly<Record<string, GameTable>> = {
  warfighter: warfighterTable,
  'combat-veteran': combatVeteranTable,
  duel: duelTable,
};

const plainTable: GameTable = { board: plainBoard };

/** What the terminal has for a game; one without a board of its own is shown as plain data. */
export function tableOf(game: string): GameTable {
  return tables[game] ?? plainTable;
}
