import map from '../../../../../../content/cv-keating/map.json' with { type: 'json' };
import { drawLandscape } from '../landscape/landscape.ts';

export const landscape = drawLandscape(map);
