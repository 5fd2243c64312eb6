import type { Board } from '../board.ts';
import { combatVeteranBoard } from './combat-veteran/index.ts';
import { duelBoard } from './duel.ts';
import { plainBoard } from './plain.ts';
import { warfighterBoard } from './warfighter.ts';

const boards: Readonly<Record<string, Board>> = {
  duel: duelBoard,
  warfighter: warfighterBoard,
  'combat-veteran': combatVeteranBoard,
};

/** The board of a game; a game without one of its own is shown as plain data. */
export function boardOf(game: string): Board {
  return boards[game] ?? plainBoard;
}
