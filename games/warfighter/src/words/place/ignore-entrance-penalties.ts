import { USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** An Entrance without penalties. */
export const ignoreEntrancePenalties: Passive<'ignoreEntrancePenalties', typeof fields> = {
  name: 'ignoreEntrancePenalties',
  fields,
  meaning: 'hostiles add nothing to this Entrance',
  at: { payEntrance: USED },
  shownBy: ['soldierMoved'],
  readIn: 'queries/movement/entrance.ts',
  text: () => part('effect.ignoreEntrancePenalties'),
};
