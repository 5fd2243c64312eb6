import { dangerOf, isAllPoints, isSketch, type Thousandths } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Table } from './table.ts';

/** What is written into hexes about the squad that is pointed at: where it can get to, or the way it takes. */
export function marksOf({ scene }: Table): ReadonlyMap<Hex, string> {
  const [first] = (scene.offers ?? []).flatMap(({ sketch }) => (isSketch(sketch) ? [sketch] : []));
  if (first?.kind === 'reach')
    return new Map(
      first.hexes.map(({ hex, points, isRun, chance }) => [
        hex,
        `${pointsText(points)}${dangerText(chance)}${isRun ? 'r' : ''}`,
      ]),
    );
  if (first?.kind !== 'march') return new Map();
  return new Map(
    first.path.map(({ hex, points, chance }) => [hex, `>${pointsText(points)}${dangerText(chance)}`]),
  );
}

/** A hex that takes all points has a sign of its own. */
function pointsText(points: number): string {
  return isAllPoints(points) ? '#' : String(points);
}

function dangerText(chance: Thousandths): string {
  return '!'.repeat(dangerOf(chance));
}
