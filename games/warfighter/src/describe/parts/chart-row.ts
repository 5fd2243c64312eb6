import type { FaceHead } from '@sitrep/contract';
import type { ChartRow } from '../../content/vocabulary.ts';
import { listPart, part, type TextPart } from './text-part.ts';

const WORDS = ['all', 'again', 'destroy', 'discard', 'malfunction'] as const;

/** What a row of an attack chart does: “1 Wound, All”. */
export function describeResult(row: ChartRow): TextPart {
  const harm = [
    ...(row.miss ? [part('row.miss')] : []),
    ...(row.wounds === undefined ? [] : [part('row.wounds', { wounds: row.wounds })]),
    ...(row.kill ? [part('row.kill')] : []),
  ];
  return listPart('comma', [...harm, ...WORDS.flatMap((word) => (row[word] ? [part(`row.${word}`)] : []))]);
}

/** As many drops as it wounds, if that is all it does. */
export function resultSymbols(row: ChartRow): Pick<FaceHead, 'symbol' | 'times'> {
  const isPlain = !row.kill && WORDS.every((word) => !row[word]);
  return row.wounds !== undefined && isPlain ? { symbol: 'wound', times: row.wounds } : {};
}
