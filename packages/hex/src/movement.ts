import { DIRECTIONS } from './axial.ts';
import { findNeighbour, type Grid, type Hex } from './grid.ts';
import { type Hexside, hexsideOf } from './hexside.ts';

/** One step of a mover, with all that a game's costs depend on. */
export interface Step {
  readonly from: Hex;
  readonly to: Hex;
  /** The hexside that it crosses. */
  readonly side: Hexside;
  /** The points that were spent before it. */
  readonly spent: number;
}

/**
 * What a step costs, or `undefined` if it is not allowed. It is a whole number from 0; having spent less must never
 * make a step dearer or forbid it.
 */
export type StepCost = (step: Step) => number | undefined;

/** How far a mover may go. */
export interface Allowance {
  readonly points: number;
  /** The most hexes it may enter; where there is no number, as many as the points allow. */
  readonly steps?: number;
}

/** The cheapest way to a hex. */
export interface Arrival {
  readonly hex: Hex;
  readonly spent: number;
  /** The arrival in the hex before, or `undefined` where the mover stands. */
  readonly before: Arrival | undefined;
}

/** Every hex that a mover can get to, with the cheapest way; the hex where it stands is the first. */
export function reach(
  grid: Grid,
  start: Hex,
  allowance: Allowance,
  cost: StepCost,
): ReadonlyMap<Hex, Arrival> {
  const best = new Map<Hex, Arrival>([[start, { hex: start, spent: 0, before: undefined }]]);
  let latest = [...best.values()];
  // round by round, so that a dear way of few steps is not forgotten for a cheap one of too many
  for (let left = allowance.steps ?? Number.POSITIVE_INFINITY; left > 0 && latest.length > 0; left -= 1) {
    const arrivals = latest.flatMap((before) => arrivalsAfter(grid, before, cost));
    for (const arrival of arrivals)
      if (
        arrival.spent <= allowance.points &&
        arrival.spent < (best.get(arrival.hex)?.spent ?? Number.POSITIVE_INFINITY)
      )
        best.set(arrival.hex, arrival);
    latest = arrivals.filter((arrival) => best.get(arrival.hex) === arrival);
  }
  return best;
}

function arrivalsAfter(grid: Grid, before: Arrival, cost: StepCost): Arrival[] {
  return DIRECTIONS.flatMap((direction) => {
    const hex = findNeighbour(grid, before.hex, direction);
    if (hex === undefined) return [];
    const side = hexsideOf(grid, before.hex, direction);
    const price = cost({ from: before.hex, to: hex, side, spent: before.spent });
    return price === undefined ? [] : [{ hex, spent: before.spent + price, before }];
  });
}

/** The hexes of a way in the order they are entered; the hex where the mover stands is not one of them. */
export function routeTo(arrival: Arrival): Hex[] {
  return arrival.before === undefined ? [] : [...routeTo(arrival.before), arrival.hex];
}
