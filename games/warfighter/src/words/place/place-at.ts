import { anyPlace, between } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { describePlace } from '../../describe/parts/place.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { anchor: anyPlace, offset: between(-10, 10) };

/** Where a hostile enters play. */
export const placeAt: Passive<'placeAt', typeof fields> = {
  name: 'placeAt',
  fields,
  meaning: 'enters play at this place',
  at: { hostilePlaced: HOSTILE },
  readIn: 'procedures/locations.ts',
  text({ anchor, offset }) {
    const place = describePlace(anchor);
    if (offset === 0) return part('effect.placeAt', { place });
    return part(`effect.placeAt.${offset < 0 ? 'behind' : 'ahead'}`, { place, offset: Math.abs(offset) });
  },
};
