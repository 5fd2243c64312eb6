import { type Field, watchersOf } from '@sitrep/combat-veteran';
import { distance, type Hex } from '@sitrep/hex';
import { numberIn, type SeatEvent } from '@sitrep/kernel';
import type { PieceFinder } from '../../../kit/page/piece.ts';
import { stacksOf } from '../read/stacks.ts';

/** The stop after the one that the cursor is on, or before it; the first if it is on none. */
export function nextStop(stops: readonly Hex[], cursor: Hex, isBack: boolean): Hex | undefined {
  const at = stops.indexOf(cursor);
  if (at < 0) return stops.at(isBack ? -1 : 0);
  return stops[(at + (isBack ? -1 : 1) + stops.length) % stops.length];
}

/** The own stacks that an answer names somebody of; all of them if none does. */
export function actingHexes(
  field: Field,
  seat: number,
  options: readonly object[],
  piecesOf: PieceFinder,
): readonly Hex[] {
  const own = stacksOf(field).filter((stack) => stack.seat === seat);
  const named = new Set(options.flatMap((option) => piecesOf(option)));
  const acting = own.filter(({ soldiers }) => soldiers.some((each) => named.has(`soldier:${each}`)));
  return (acting.length === 0 ? own : acting).map(({ hex }) => hex);
}

/** Where known enemies are, from a hex the nearest first. */
export function enemyHexes(field: Field, seat: number, from: Hex | undefined): readonly Hex[] {
  const { grid } = field.board;
  const hexes = stacksOf(field)
    .filter((stack) => stack.seat !== seat)
    .map(({ hex }) => hex);
  if (from === undefined) return hexes.toSorted((one, other) => one - other);
  return hexes.toSorted((one, other) => distance(grid, one, from) - distance(grid, other, from));
}

/** Those of them that the chosen stack sees, or anybody if none is chosen. */
export function targetHexes(field: Field, seat: number, from: Hex | undefined): readonly Hex[] {
  return enemyHexes(field, seat, from).filter((hex) => {
    const posts = watchersOf(field, seat, hex);
    return from === undefined ? posts.length > 0 : posts.includes(from);
  });
}

/** The place of the last event that has one. */
export function lastPlace(events: readonly SeatEvent[]): Hex | undefined {
  const last = events.findLast((event) => (numberIn(event, 'hex') ?? -1) >= 0);
  return last === undefined ? undefined : numberIn(last, 'hex');
}
