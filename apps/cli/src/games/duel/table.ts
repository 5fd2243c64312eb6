import type { GameTable } from '../../table/game-table.ts';
import { duelBoard } from './board.ts';

export const duelTable: GameTable = { board: duelBoard };
