import { type BlockReason, findBlockers, findLine, type Hex } from '@sitrep/hex';
import { derive } from '@sitrep/kernel';
import type { Board } from '../content/board.ts';
import type { Terrain } from '../types.ts';
import type { Field } from './field.ts';
import { occupiedHexes } from './line-of-sight.ts';
import { terrainAt } from './terrain.ts';

/** A hex that stops lines of sight. */
export interface SightStop {
  /** `undefined` is off the map. */
  readonly hex: Hex | undefined;
  readonly terrain: Terrain | undefined;
  readonly reason: BlockReason;
  /** The end hex in its lee, if that is the reason. */
  readonly lee: Hex | undefined;
  readonly rule: string;
}

/** The answer to whether one hex sees another. */
export interface Look {
  readonly isOpen: boolean;
  /** CV-COND-07: occupied hexes on the freest open line. */
  readonly occupied: number;
  /** If it is blocked: every line runs into one of these; the first stops the most lines. */
  readonly stops: readonly SightStop[];
}

/** Why a hex stops a line, by rule. */
const RULES: Readonly<Record<BlockReason, string>> = {
  obstruction: 'CV-LOS-03',
  leeward: 'CV-LOS-09',
  smoke: 'CV-LOS-11',
  'off-map': 'CV-RULING-55',
};

/** Whether one hex sees another now, and if not, what is in between and why that matters. */
export function lookAt(field: Field, from: Hex, to: Hex): Look {
  const { board, game } = field;
  const smoke = game.smoke.map(({ hex }) => hex);
  const line = findLine(board.sight, from, to, { smoke, occupied: occupiedHexes(field) });
  if (line !== undefined) return { isOpen: true, occupied: line.occupied.length, stops: [] };
  return { isOpen: false, occupied: 0, stops: stopsBetween(board, from, to, smoke) };
}

function stopsBetween(board: Board, from: Hex, to: Hex, smoke: readonly Hex[]): readonly SightStop[] {
  return findBlockers(board.sight, from, to, smoke)
    .flat()
    .map(({ hex, reason, lee }) => ({
      hex,
      terrain: hex === undefined ? undefined : terrainAt(board, hex).id,
      reason,
      lee,
      rule: RULES[reason],
    }));
}

/** What is between two hexes where there is no smoke. */
const clearStops = derive.content(
  (board: Board, { from, to }: { readonly from: Hex; readonly to: Hex }) => stopsBetween(board, from, to, []),
  ({ from, to }) => `${from} ${to}`,
);

/** What stops most lines between two hexes that do not see each other. */
export function mainStop({ board, game }: Field, from: Hex, to: Hex): SightStop | undefined {
  const smoke = game.smoke.map(({ hex }) => hex);
  const stops = smoke.length > 0 ? stopsBetween(board, from, to, smoke) : clearStops(board, { from, to });
  return stops[0];
}
