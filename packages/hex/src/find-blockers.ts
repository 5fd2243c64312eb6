import { findHexIn } from './cells.ts';
import { distance, type Hex } from './grid.ts';
import { levelAt } from './number-at.ts';
import { type CellPassage, cellPassages } from './passages.ts';
import { LINE_COUNT } from './paths.ts';
import { type Gaze, getLevel, lowerScreens, raiseScreens } from './screens.ts';
import type { Sight } from './sight.ts';

/** Why a hex stops a line: it hides the higher end, it has an end in its lee, it holds smoke, or it is off the map. */
export const BLOCK_REASONS = ['obstruction', 'leeward', 'smoke', 'off-map'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** A hex that stops lines; `undefined` is off the map. */
export interface Obstacle {
  readonly hex: Hex | undefined;
  readonly reason: BlockReason;
  /** The end hex in its lee, where that is the reason. */
  readonly lee?: Hex;
}

/** What stops a line at one place: a hex, or the hexes on both sides of a hexside along which the line runs. */
export type Blocker = readonly Obstacle[];

/**
 * What stops all lines between two hexes: every line runs into one of these. The first stops the most lines, each further one
 * the most of those that were left. There are none if a line is open.
 */
export function findBlockers(sight: Sight, from: Hex, to: Hex, smoke: readonly Hex[]): Blocker[] {
  const gaze = raiseScreens(sight, from, to, smoke);
  const stops = Array.from({ length: LINE_COUNT }, (_, line) =>
    cellPassages(sight, from, to, line).filter((passage) => isStop(sight, gaze, passage)),
  );
  lowerScreens(sight, gaze);
  if (stops.some((passages) => passages.length === 0)) return [];
  const names = stops.map((passages) => passages.map((passage) => passage.join()));
  const passages = new Map(stops.flat().map((passage) => [passage.join(), passage]));
  return cover(names).map((name) => (passages.get(name) ?? []).map((cell) => explain(sight, gaze, cell)));
}

function isStop({ screens }: Sight, { top }: Gaze, passage: CellPassage): boolean {
  return passage.every((cell) => levelAt(screens, cell) >= top);
}

/** Names of which each line has one. */
function cover(lines: readonly (readonly string[])[]): string[] {
  if (lines.length === 0) return [];
  const counts = new Map<string, number>();
  for (const name of lines.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best));
  return [most, ...cover(lines.filter((names) => !names.includes(most)))];
}

function explain(sight: Sight, { from, to, smoke, top }: Gaze, cell: number): Obstacle {
  const hex = findHexIn(sight.cells, cell);
  if (hex === undefined) return { hex: undefined, reason: 'off-map' };
  if (smoke.includes(hex)) return { hex, reason: 'smoke' };
  const level = levelAt(sight.hides, cell);
  if (level >= top) return { hex, reason: 'obstruction' };
  const isLee = (end: Hex) => distance(sight.grid, end, hex) === 1 && level >= getLevel(sight, end);
  return { hex, reason: 'leeward', lee: isLee(to) ? to : from };
}
