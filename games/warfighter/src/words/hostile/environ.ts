import { from1, term } from '../../content/fields.ts';
import { PLACES } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import { termPart } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { climate: term, number: from1(10) };

/** A climate that wears Soldiers down. */
export const environ: Passive<'environ', typeof fields> = {
  name: 'environ',
  fields,
  meaning: 'Soldiers there roll at the start of the Soldier Turn',
  at: { static: [...PLACES, 'mission'] },
  readIn: 'queries/in-force/environment.ts',
  text: ({ climate, number }) => keyword('environ', { climate: termPart(climate), number }),
};
