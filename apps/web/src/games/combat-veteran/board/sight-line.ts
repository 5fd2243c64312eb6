import { type Field, lookAt, type SightStop } from '@sitrep/combat-veteran';
import { type Hex, seenFrom } from '@sitrep/hex';
import { centreAt, type Sheet, type Spot } from '../sheet/sheet.ts';

/** A line of sight as it is drawn: solid up to where it is stopped, dotted beyond. */
export interface SightLine {
  readonly from: Spot;
  /** Where the solid part ends: at the other hex if nothing stops it. */
  readonly until: Spot;
  readonly to: Spot;
  /** What stops most lines, if all are stopped. */
  readonly stop: SightStop | undefined;
  readonly isOpen: boolean;
}

/** The line between two hexes, by what the seat sees. */
export function sightLine(field: Field, sheet: Sheet, from: Hex, to: Hex): SightLine {
  const { isOpen, stops } = lookAt(field, from, to);
  const [stop] = stops;
  const [start, end] = [centreAt(sheet, from), centreAt(sheet, to)];
  const until = stop === undefined ? end : nearestOn(start, end, stopSpot(sheet, stop) ?? end);
  return { from: start, until, to: end, stop, isOpen };
}

function stopSpot(sheet: Sheet, { hex, lee }: SightStop): Spot | undefined {
  const at = hex ?? lee;
  return at === undefined ? undefined : centreAt(sheet, at);
}

/** The place on a line that is nearest to a spot. */
function nearestOn([x, y]: Spot, [u, v]: Spot, [a, b]: Spot): Spot {
  const length = (u - x) ** 2 + (v - y) ** 2;
  if (length === 0) return [x, y];
  const share = Math.min(1, Math.max(0, ((a - x) * (u - x) + (b - y) * (v - y)) / length));
  return [x + share * (u - x), y + share * (v - y)];
}

/** Every hex that one hex does not see. */
export function outOfSight(field: Field, from: Hex): readonly Hex[] {
  const { sight, grid } = field.board;
  const seen = new Set(seenFrom(sight, from));
  const hasSmoke = field.game.smoke.length > 0;
  return [...grid.places.keys()].filter(
    (hex) => !seen.has(hex) || (hasSmoke && !lookAt(field, from, hex).isOpen),
  );
}
