import { oneOf, optional, span } from '../../content/fields.ts';
import { type Carrier, HOSTILE, PLACES } from '../../content/moments.ts';
import type { EffectOf } from '../../content/vocabulary.ts';
import { spanText } from '../../describe/parts/figures.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { act: oneOf('leave', 'playCards', 'discardDraw', 'attack'), range: optional(span) };

const CARRIERS: Readonly<Record<EffectOf<'forbid'>['act'], readonly Carrier[]>> = {
  leave: [...HOSTILE, ...PLACES],
  playCards: HOSTILE,
  discardDraw: HOSTILE,
  attack: PLACES,
};

/** Something that cannot be done there. */
export const forbid: Passive<'forbid', typeof fields> = {
  name: 'forbid',
  fields,
  meaning:
    'forbids leaving the slot, playing cards in the slot of its target (but for reactions), Discard and Draw, or hostile attacks on Soldiers there',
  at: { static: [...HOSTILE, ...PLACES] },
  variantOf: ({ act }) => ({ name: `forbid ${act}`, on: CARRIERS[act] }),
  shownBy: ['soldierRefreshed'],
  readIn: 'queries/in-force/forbids.ts',
  text: ({ act, range }) =>
    // The rules hold Soldiers at any distance.
    range === undefined || act === 'leave'
      ? part(`effect.forbid.${act}`)
      : part(`effect.forbid.${act}.atRange`, { range: spanText(range) }),
};
