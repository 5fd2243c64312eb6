import type { ChartRow } from '../../content/vocabulary.ts';
import { facesText } from './figures.ts';
import { listPart, part, type TextPart } from './text-part.ts';

const LAST_FACE = 10;
const WORDS = ['all', 'again', 'destroy', 'discard', 'malfunction'] as const;

/** The rows of an attack chart with their faces; what no row covers is a miss. */
export function describeRows(rows: readonly ChartRow[]): TextPart {
  const faces = facesText(rows, LAST_FACE);
  return listPart(
    'then',
    rows.map((row, index) => part('row', { faces: faces[index] ?? '', result: describeRow(row) })),
  );
}

function describeRow(row: ChartRow): TextPart {
  const harm = [
    ...(row.miss ? [part('row.miss')] : []),
    ...(row.wounds === undefined ? [] : [part('row.wounds', { wounds: row.wounds })]),
    ...(row.kill ? [part('row.kill')] : []),
  ];
  return listPart('comma', [...harm, ...WORDS.flatMap((word) => (row[word] ? [part(`row.${word}`)] : []))]);
}
