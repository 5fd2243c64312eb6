import { from1 } from '../../content/fields.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { from: from1(10) };

/** A hostile may overlook the Soldier. */
export const camouflage: Passive<'camouflage', typeof fields> = {
  name: 'camouflage',
  fields,
  meaning: 'for each hostile that targets the Soldier: from this roll on it does nothing this turn',
  at: { attackStepStart: ['soldier', 'skill', 'equipment'] },
  readIn: 'queries/attack/camouflage.ts',
  text: ({ from }) => part('effect.camouflage', { from }),
};
