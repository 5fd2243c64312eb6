import type { TextsOf } from '@sitrep/contract/handbook';
import type { sight as facts } from '../facts/sight.ts';

export const title = 'Line of sight';

/** The entries of the handbook’s section “sight”, in English. */
export const entries: TextsOf<typeof facts> = {
  'line-of-sight': {
    title: 'Line of sight',
    also: ['LOS', 'see', 'sight', 'corner'],
    text: 'An attack needs a clear straight line from some corner of the attacker’s hex to some corner of the target’s; the attacker picks the best one. What is in the two hexes themselves never blocks it. Neighboring hexes always see each other.',
  },
  obstructions: {
    title: 'What blocks the view',
    also: ['obstruction', 'blocked', 'obstacle'],
    text: 'Plants and trees, jungle, buildings, mountains, their vegetation, peaks and smoke block a line that crosses their hex, however slightly. A line along the side of two hexes is blocked only if both of them block.',
  },
  heights: {
    title: 'Heights',
    also: ['levels', 'elevation', 'high ground view'],
    text: 'Only Keating has heights, from low to high: river, valley floor, mountain, mountain vegetation, peak. From a higher place you see over lower obstructions, and from the low one back up. At the Rice Paddy Angle any obstruction blocks.',
  },
  leeward: {
    title: 'Leeward',
    also: ['dead ground', 'blind spot', 'lee'],
    text: 'A hex right behind an obstruction of its own height or higher is leeward: nobody sees into it past that obstruction, not even from a peak. It holds both ways.',
  },
  smoke: {
    title: 'Smoke',
    also: ['smoke grenade', 'screen', 'lay smoke'],
    text: 'An effective soldier with smoke uses it between steps of his own move or before the enemy’s Combat Phase, in his hex or beside it. Until the phase ends no line passes through, and attacks into it lose three dice. It is used up.',
  },
};
