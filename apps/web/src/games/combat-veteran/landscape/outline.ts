import type { Spot } from '../sheet/sheet.ts';
import { type Field, STEP } from './field.ts';

/** The border of what lies above a level. It is open where it runs off the field. */
export interface Outline {
  readonly points: readonly Spot[];
  readonly isClosed: boolean;
}

/** What lies beyond the field: nothing, so that areas close along its edge, or more of the same. */
export type Beyond = 'nothing' | 'same';

/** The sides of a cell: top, right, bottom, left. */
type Side = 'T' | 'R' | 'B' | 'L';

/** From which side of a cell the border comes and to which it goes, with the higher ground on its left, by which corners are high. */
const TURNS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['L', 'B']],
  [['B', 'R']],
  [['L', 'R']],
  [['R', 'T']],
  [
    ['L', 'B'],
    ['R', 'T'],
  ],
  [['B', 'T']],
  [['L', 'T']],
  [['T', 'L']],
  [['T', 'B']],
  [
    ['T', 'L'],
    ['B', 'R'],
  ],
  [['T', 'R']],
  [['R', 'L']],
  [['R', 'B']],
  [['B', 'L']],
  [],
];

/** Marching squares. Outlines of fewer than five points are specks and left out. */
export function findOutlines(field: Field, level: number, beyond: Beyond = 'nothing'): Outline[] {
  const { next, spots } = findSteps(field, level, beyond);
  const found: Outline[] = [];
  const heads = startsFirst(next);
  for (const head of heads) {
    const points: Spot[] = [];
    let edge: number | undefined = head;
    while (edge !== undefined && next.has(edge)) {
      const following: number | undefined = next.get(edge);
      points.push(spots.get(edge) ?? [0, 0]);
      next.delete(edge);
      edge = following;
    }
    const last = edge === undefined || edge === head ? undefined : spots.get(edge);
    if (last !== undefined) points.push(last);
    if (points.length > 4) found.push({ points, isClosed: edge === head });
  }
  return found;
}

/** Edges that no other leads to are where open borders start; walking from them first keeps these whole. */
function startsFirst(next: ReadonlyMap<number, number>): number[] {
  const reached = new Set(next.values());
  return [...[...next.keys()].filter((edge) => !reached.has(edge)), ...next.keys()];
}

/** For each edge of a cell that the border crosses: where, and which edge is crossed next. */
function findSteps({ columns, rows, values }: Field, level: number, beyond: Beyond) {
  const next = new Map<number, number>();
  const spots = new Map<number, Spot>();
  const high = (i: number, j: number) => {
    const isInside = i >= 0 && j >= 0 && i < columns && j < rows;
    if (!isInside && beyond === 'nothing') return level - 1e-3;
    return values[Math.min(rows - 1, Math.max(0, j)) * columns + Math.min(columns - 1, Math.max(0, i))] ?? 0;
  };
  // an edge is numbered by the point at its start, twice for the two ways it may lead
  const edgeAt = (i: number, j: number, way: 0 | 1) => ((j + 1) * (columns + 3) + i + 1) * 2 + way;
  const cut = (from: number, to: number) => (level - from) / (to - from);
  for (let j = -1; j < rows; j += 1)
    for (let i = -1; i < columns; i += 1) {
      const [a, b, c, d] = [high(i, j), high(i + 1, j), high(i + 1, j + 1), high(i, j + 1)];
      const kind = (a > level ? 8 : 0) + (b > level ? 4 : 0) + (c > level ? 2 : 0) + (d > level ? 1 : 0);
      if (kind === 0 || kind === 15) continue;
      const crossings = {
        T: () => [edgeAt(i, j, 0), i + cut(a, b), j] as const,
        B: () => [edgeAt(i, j + 1, 0), i + cut(d, c), j + 1] as const,
        L: () => [edgeAt(i, j, 1), i, j + cut(a, d)] as const,
        R: () => [edgeAt(i + 1, j, 1), i + 1, j + cut(b, c)] as const,
      };
      for (const turn of TURNS[kind] ?? []) {
        const [from, to] = turn.map((side) => {
          const [edge, x, y] = crossings[side]();
          spots.set(edge, [x * STEP, y * STEP]);
          return edge;
        });
        if (from !== undefined && to !== undefined) next.set(from, to);
      }
    }
  return { next, spots };
}
