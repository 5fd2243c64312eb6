import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Field } from '../queries/field.ts';
import { stepsFrom } from '../queries/steps.ts';

/** What a step into a river counts as: all the points of a walking soldier. */
const WALK = 6;

/** Farther than anything. */
export const FAR = 999;

/** For every hex, the movement points to the nearest goal, plus `extra` for each hex on the way. */
export function distancesTo(
  field: Field,
  goals: Iterable<Hex>,
  extra: (hex: Hex) => number = () => 0,
): readonly number[] {
  const found: number[] = field.board.terrain.map(() => FAR);
  const rings: Hex[][] = [];
  const put = (hex: Hex, points: number) => {
    if (points >= (found[hex] ?? 0)) return;
    found[hex] = points;
    const ring = rings[points] ?? [];
    ring.push(hex);
    rings[points] = ring;
  };
  for (const goal of goals) put(goal, 0);
  for (let points = 0; points < rings.length; points += 1)
    for (const hex of rings[points] ?? [])
      if (found[hex] === points)
        for (const from of neighboursOf(field.board.grid, hex))
          put(from, points + costOf(field, from, hex) + extra(hex));
  return found;
}

function costOf(field: Field, from: Hex, to: Hex): number {
  const cost = stepsFrom(field, from).find(({ hex }) => hex === to)?.cost ?? FAR;
  return cost === 'all' ? WALK : cost;
}
