import { type Arrival, type Hex, neighboursOf, reach } from '@sitrep/hex';
import type { Board } from '../content/board.ts';
import type { Stance } from '../types.ts';
import { allowanceOf } from './allowance.ts';
import { stepCost } from './terrain.ts';

/** A soldier that is about to move. */
export interface Mover {
  readonly hex: Hex;
  readonly stance: Stance;
  readonly load: number;
}

/** Every hex that a soldier can get to in one phase by terrain alone, with the cheapest way; its own hex is one of them. */
export function reachOf(board: Board, { hex, stance, load }: Mover): ReadonlyMap<Hex, Arrival> {
  const allowance = allowanceOf(stance, load);
  if (allowance === undefined) return oneHex(board, hex);
  return reach(board.grid, hex, allowance, ({ from, to, side, spent }) => {
    const cost = stepCost(board, from, to, side);
    // CV-RULING-29: `all` takes the whole allowance, so nothing may have been spent yet
    if (cost === 'all') return spent === 0 ? allowance.points : undefined;
    return cost;
  });
}

/** CV-RULING-30: crawling and wounded soldiers enter any one adjacent hex, whatever it costs. */
function oneHex({ grid }: Board, hex: Hex): ReadonlyMap<Hex, Arrival> {
  const before = { hex, spent: 0, before: undefined };
  const next = neighboursOf(grid, hex).map((to) => [to, { hex: to, spent: 0, before }] as const);
  return new Map<Hex, Arrival>([[hex, before], ...next]);
}
