import map from '../../../../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import { drawLandscape } from '../landscape/landscape.ts';

/** The columns and rows of the map that the first page shows: paddies, the river, the path. */
const COLUMNS = [14, 28] as const;
const ROWS = [6, 15] as const;

export const landscape = drawLandscape({
  ...map,
  firstColumn: map.firstColumn + COLUMNS[0],
  firstRow: map.firstRow + ROWS[0],
  rows: map.rows.slice(...ROWS).map((row) => row.slice(...COLUMNS)),
});
