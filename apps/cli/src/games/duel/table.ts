import type { DuelTypes } from '@sitrep/duel';
import type { GameTable } from '../../table/game-table.ts';
import { duelBoard } from './board.ts';

export const duelTable: GameTable<DuelTypes> = {
  board: duelBoard,
  examples: {
    play: ['play --game duel', 'play --game duel --seats 0=me,1=me --language hu'],
    spec: ['spec --game duel --json'],
    fuzz: ['fuzz --game duel --games 1000', 'fuzz --game duel --games 200 --seed night --laws --dump dumps'],
    perft: [
      'perft --game duel --depth 4',
      'perft --game duel --setup short --depth 5 --divide',
      'perft --game duel --position first-blood',
    ],
    replay: ['replay sitrep-dump-duel-legal-7.json'],
    rules: ['rules --game duel parry'],
    example: ['example games/duel/examples', 'example --trace games/duel/examples/parry.json'],
  },
};
