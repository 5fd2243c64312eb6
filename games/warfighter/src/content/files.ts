import type { CardType } from './cards.ts';

/** The files of cards, each with the one type of card that it holds. */
export const CARD_FILES = {
  missions: 'mission',
  objectives: 'objective',
  locations: 'location',
  hostiles: 'hostile',
  events: 'event',
  soldiers: 'soldier',
  weapons: 'weapon',
  equipment: 'equipment',
  skills: 'skill',
  records: 'record',
  actions: 'action',
  reports: 'report',
} as const satisfies Readonly<Record<string, CardType>>;
