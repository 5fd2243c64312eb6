import type { EntryIdOf } from '@sitrep/contract/handbook';
import type { FACTS } from './sections.ts';

/** Where the rules of a group lead that no entry names. */
export const FAMILIES: Readonly<Record<string, EntryIdOf<typeof FACTS>>> = {
  'CV-PIECE': 'pieces',
  'CV-STACK': 'stacking',
  'CV-TURN': 'player-turn',
  'CV-DISC': 'discipline-phase',
  'CV-STANCE': 'stances',
  'CV-MOVE': 'movement',
  'CV-DFIRE': 'defensive-fire',
  'CV-LOS': 'line-of-sight',
  'CV-ATK': 'attack',
  'CV-COND': 'dice-pool',
  'CV-RES': 'die-results',
  'CV-COLL': 'collateral-damage',
  'CV-CC': 'close-combat',
  'CV-FS': 'fire-support',
  'CV-HERO': 'heroes',
  'CV-S1': 'rice-paddy-setup',
  'CV-S2': 'keating-setup',
  'CV-RULING': 'firefight',
};
