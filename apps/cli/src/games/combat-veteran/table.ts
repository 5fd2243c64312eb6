import type { GameTable } from '../../table/game-table.ts';
import { combatVeteranBoard } from './board/board.ts';
import { deploymentForm } from './deployment/form.ts';

export const combatVeteranTable: GameTable = {
  board: combatVeteranBoard,
  forms: { deployment: deploymentForm },
  messages: {
    en: async () => (await import('./messages/en.ts')).en,
    hu: async () => (await import('./messages/hu.ts')).hu,
    it: async () => (await import('./messages/it.ts')).it,
  },
};
