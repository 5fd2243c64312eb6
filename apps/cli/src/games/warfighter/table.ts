import type { GameTable } from '../../table/game-table.ts';
import { warfighterBoard } from './board/board.ts';
import { teamForm } from './team/form.ts';

export const warfighterTable: GameTable = {
  board: warfighterBoard,
  forms: { team: teamForm },
  messages: {
    en: async () => (await import('./messages/en.ts')).en,
    hu: async () => (await import('./messages/hu.ts')).hu,
    it: async () => (await import('./messages/it.ts')).it,
  },
};
