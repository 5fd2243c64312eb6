import type { FaceHead, FaceRow, TableBlock } from '@sitrep/contract';
import { sameData } from '@sitrep/kernel';
import type { Chart, ChartColumn } from '../../content/cards.ts';
import type { ChartRow } from '../../content/vocabulary.ts';
import { isWithin } from '../../queries/in-force/reticles.ts';
import { describeResult, resultSymbols } from '../parts/chart-row.ts';
import { facesText, spanText } from '../parts/figures.ts';
import { part } from '../parts/text-part.ts';
import type { InForce } from './in-force.ts';

const LAST_FACE = 10;

/** An attack chart: a column for each number of uncovered reticles, a row for each result, the faces of the die in the cells. */
export function chartTable({ range, columns }: Chart, printed: number, now: InForce): TableBlock {
  const isReached = now.distance === undefined || isWithin(now.distance, range);
  return {
    kind: 'table',
    title: part('face.chart', { range: spanText(range) }),
    columns: columns.map((column) => columnHead(column, printed, isReached ? now.uncovered : undefined)),
    rows: resultsOf(columns).map((result) => rowOf(result, columns)),
  };
}

/** A card with one reticle has one column, which needs no head. */
function columnHead({ reticles }: ChartColumn, printed: number, uncovered: number | undefined): FaceHead {
  const text = spanText(reticles);
  const isLit = uncovered !== undefined && isWithin(uncovered, reticles);
  const label = part(printed === 1 ? 'face.anyReticles' : 'face.reticles', { reticles: text });
  return {
    symbol: 'reticle',
    text,
    ...(reticles[0] === reticles[1] && { times: reticles[0] }),
    label: isLit ? part('face.lit', { label }) : label,
    ...(isLit && { isLit }),
  };
}

/** What may come of an attack, each once, the mildest first; misses go without saying. */
function resultsOf(columns: readonly ChartColumn[]): readonly ChartRow[] {
  const rows = columns.flatMap((column) => column.rows).filter(({ miss }) => !miss);
  return rows.filter((row, index) => rows.findIndex((other) => isSameResult(row, other)) === index);
}

function isSameResult(one: ChartRow, other: ChartRow): boolean {
  return sameData({ ...one, from: 0 }, { ...other, from: 0 });
}

function rowOf(result: ChartRow, columns: readonly ChartColumn[]): FaceRow {
  const label = describeResult(result);
  return {
    head: { ...resultSymbols(result), text: label, label },
    cells: columns.map(({ rows }) => {
      const faces = facesText(rows, LAST_FACE);
      return faces[rows.findIndex((row) => isSameResult(row, result))] ?? '';
    }),
  };
}
