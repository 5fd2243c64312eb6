import type { Focus, Proposal } from '@sitrep/contract';
import type { Decision, Seat } from '@sitrep/kernel';
import type { CvTypes } from '../cv-types.ts';
import type { Read } from '../queries/field.ts';
import { type CvFocus, readFocus } from './focus.ts';
import { gathering, marches } from './marches.ts';
import { shots } from './shots.ts';
import { asTheyAre, stanceForAll } from './stances.ts';
import { supportOn } from './support.ts';
import { usual } from './usual.ts';

type Offers = readonly Proposal<CvTypes>[];

function moving(state: Read, seat: Seat, focus: CvFocus): Offers {
  if (focus.stack === undefined) return [];
  if (focus.stance !== undefined) return stanceForAll(state, seat, focus);
  return focus.to === undefined ? gathering(state, seat, focus) : marches(state, seat, focus);
}

function firing(state: Read, seat: Seat, focus: CvFocus): Offers {
  if (focus.hex !== undefined || focus.chit !== undefined) return supportOn(state, seat, focus);
  return shots(state, seat, focus);
}

/** Bundles of answers for the open decision, the best first, by what the seat knows and points at. */
export function proposals(state: Read, decision: Decision<CvTypes>, seat: Seat, focus: Focus): Offers {
  const words = readFocus(focus);
  switch (decision.name) {
    case 'disciplineChoice':
      return usual(state, seat, words);
    case 'stanceChoice':
      return words.stance === undefined ? asTheyAre(state, seat) : stanceForAll(state, seat, words);
    case 'moveChoice':
    case 'groupChoice':
      return moving(state, seat, words);
    case 'combatChoice':
    case 'defensiveFire':
    case 'aimChoice':
    case 'crewChoice':
    case 'bonusChoice':
    case 'rankChoice':
    case 'diceChoice':
      return firing(state, seat, words);
    default:
      return [];
  }
}

export { groupOf } from './groups.ts';
export { interrupts } from './interrupts.ts';
export { reactions } from './reactions.ts';
