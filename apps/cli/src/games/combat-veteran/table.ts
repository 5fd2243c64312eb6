import type { CvTypes } from '@sitrep/combat-veteran';
import type { GameTable } from '../../table/game-table.ts';
import { combatVeteranBoard } from './board/board.ts';
import { deploymentForm } from './deployment/form.ts';
import { scenarioPacks } from './packs.ts';

export const combatVeteranTable: GameTable<CvTypes> = {
  board: combatVeteranBoard,
  forms: { deployment: deploymentForm },
  packs: scenarioPacks,
  examples: {
    play: ['play --game combat-veteran --setup keating --seats 0=greedy,1=me'],
    card: ['card --game combat-veteran M60'],
    rules: ['rules --game combat-veteran "defensive fire"'],
  },
  messages: {
    en: async () => (await import('./messages/en.ts')).en,
    hu: async () => (await import('./messages/hu.ts')).hu,
    it: async () => (await import('./messages/it.ts')).it,
  },
};
