import type { EntryIdOf } from '@sitrep/contract/handbook';
import type { FACTS } from './sections.ts';

/** Where the rules of a group lead that no entry names. */
export const FAMILIES: Readonly<Record<string, EntryIdOf<typeof FACTS>>> = {
  'WF-CORE': 'golden-rule',
  'WF-SETUP': 'mission-setup',
  'WF-BUY': 'budget',
  'WF-SOLD': 'player-soldier',
  'WF-TURN': 'game-turn',
  'WF-ACT': 'actions-and-activities',
  'WF-CARD': 'action-cards',
  'WF-XP': 'experience',
  'WF-LOC': 'location-cards',
  'WF-MOVE': 'move',
  'WF-ATK': 'attack-sequence',
  'WF-HTH': 'striking',
  'WF-HOST': 'hostile-card',
  'WF-WOUND': 'wounds',
  'WF-DOWN': 'downed',
  'WF-GEAR': 'gear',
  'WF-OBJ': 'objective-check',
  'WF-MISSIONTYPE': 'escape',
  'WF-ENV': 'environment',
  'WF-SR': 'service-record',
  'WF-CAMP': 'campaign',
  'WF-OPT': 'options',
  'WF-END': 'mission-end',
  'WF-KEY': 'keywords',
  'WF-RULING': 'rulings',
  'WF-COOP': 'together',
};
