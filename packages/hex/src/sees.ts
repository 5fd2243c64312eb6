import type { Hex } from './grid.ts';
import { LINE_COUNT } from './paths.ts';
import { isOpen, lowerScreens, raiseScreens } from './screens.ts';
import type { Sight } from './sight.ts';

const UNKNOWN = 0;
const UNSEEN = 1;
const SEEN = 2;

/**
 * Whether a straight line from any corner of one hex to any corner of the other is open (CV-LOS-02), smoke apart. It is
 * so both ways or neither (CV-RULING-59). A hex sees itself and its neighbours (CV-RULING-54).
 */
export function sees(sight: Sight, from: Hex, to: Hex): boolean {
  const answer = sight.known[from * sight.grid.size + to];
  return answer === UNKNOWN ? look(sight, from, to) : answer === SEEN;
}

/** Fills the table for everything that one hex may see. */
export function fillSight(sight: Sight, from: Hex): void {
  for (let to: Hex = 0; to < sight.grid.size; to += 1) sees(sight, from, to);
}

/** The hexes that a hex sees, itself included, in the order of their labels. */
export function seenFrom(sight: Sight, from: Hex): Hex[] {
  return [...sight.grid.places.keys()].filter((to) => sees(sight, from, to));
}

function look(sight: Sight, from: Hex, to: Hex): boolean {
  const { known, grid } = sight;
  const answer = hasOpenLine(sight, from, to) ? SEEN : UNSEEN;
  known[from * grid.size + to] = answer;
  known[to * grid.size + from] = answer;
  return answer === SEEN;
}

function hasOpenLine(sight: Sight, from: Hex, to: Hex): boolean {
  const gaze = raiseScreens(sight, from, to, []);
  let line = 0;
  while (line < LINE_COUNT && !isOpen(sight, gaze, line)) line += 1;
  lowerScreens(sight, gaze);
  return line < LINE_COUNT;
}
