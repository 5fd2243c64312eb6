import map from '../../../../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import { drawLandscape } from '../landscape/landscape.ts';

export const landscape = drawLandscape(map);
