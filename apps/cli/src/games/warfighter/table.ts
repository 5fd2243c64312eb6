import type { WarTypes } from '@sitrep/warfighter';
import type { GameTable } from '../../table/game-table.ts';
import { warfighterBoard } from './board/board.ts';
import { cardPacks } from './packs.ts';
import { teamForm } from './team/form.ts';

export const warfighterTable: GameTable<WarTypes> = {
  board: warfighterBoard,
  forms: { team: teamForm },
  packs: cardPacks,
  examples: {
    card: ['card --game warfighter m203', 'card --game warfighter "Hired Muscle" --language it'],
    odds: ['odds --game warfighter --load game.json --seat 0 --json'],
    rules: ['rules --game warfighter WF-ATK-10', 'rules --game warfighter reload'],
  },
  messages: {
    en: async () => (await import('./messages/en.ts')).en,
    hu: async () => (await import('./messages/hu.ts')).hu,
    it: async () => (await import('./messages/it.ts')).it,
  },
};
