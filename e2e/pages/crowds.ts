import type { GameTypes, Match } from '@sitrep/kernel';
import { crowdedMatch } from './crowded-match.ts';

function soldier(name: string, gear: readonly string[] = []) {
  const card = (each: string) => `modern-core/${each}`;
  return { card: card(name), gear: gear.map((each) => ({ card: card(each) })), skills: [], seat: 0 };
}

/** Eight with sixteen cards, where seven are suggested; their names and loads are long. */
const EIGHT = {
  type: 'buyTeam',
  soldiers: [
    soldier('marchetti', ['mk17-scar-h', 'm67', 'canteen']),
    soldier('lindqvist', ['m203-m4', 'm67', 'canteen', 'molle']),
    soldier('hargreaves', ['m203-m4', 'm67']),
    ...['samaniego', 'brannigan', 'castellano', 'delgado', 'aguirre'].map((name) => soldier(name)),
  ],
};

/** Tables with more on them than a mission usually has. */
export const CROWDS = {
  /** What the table is designed for: nine slots, twelve hostile cards, eight Soldiers, sixteen cards. */
  'a full table': () =>
    crowdedMatch({
      mission: 'middle-east/going-deep',
      team: EIGHT,
      hostiles: 12,
      cards: 16,
      least: 1,
      idle: 4,
    }),
  'ten slots': () => crowdedMatch({ mission: 'europe/travel-light', hostiles: 12, least: 1, idle: 9 }),
  /** The longest path of all missions: eight Soldiers in the last slot, with 21 cards. */
  'eleven slots': () => crowdedMatch({ mission: 'europe/long-way', hostiles: 2, least: 2 }),
  '25 hostile cards': () => crowdedMatch({ mission: 'middle-east/going-deep', hostiles: 25 }),
} as const satisfies Readonly<Record<string, () => Match<GameTypes>>>;
