import type { MapText } from '../landscape/ground.ts';
import type { Landscape } from '../landscape/marks.ts';
import { keyOf } from './map-key.ts';

/** The landscape of a map: shipped with the page, or drawn here where the map is another, as a part of one is. */
export async function loadLandscape(map: MapText): Promise<Landscape> {
  const { keys } = await import('./keys.ts?at-build');
  const key = keyOf(map);
  if (key === keys.ricePaddy) return (await import('./rice-paddy-landscape.ts?at-build')).landscape;
  if (key === keys.keating) return (await import('./keating-landscape.ts?at-build')).landscape;
  return (await import('../landscape/landscape.ts')).drawLandscape(map);
}
