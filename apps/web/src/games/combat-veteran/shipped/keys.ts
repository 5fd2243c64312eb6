import keating from '../../../../../../content/cv-keating/map.json' with { type: 'json' };
import ricePaddy from '../../../../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import { keyOf } from './map-key.ts';

/** The maps whose landscapes are shipped. */
export const keys = { ricePaddy: keyOf(ricePaddy), keating: keyOf(keating) };
