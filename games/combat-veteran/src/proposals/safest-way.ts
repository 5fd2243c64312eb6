import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { exposureIn, type Habit } from '../queries/exposure.ts';
import type { Field } from '../queries/field.ts';
import { startOf, type Way, waysOn } from '../queries/group-reach.ts';
import { menExpected } from '../queries/risk.ts';

interface Risky {
  readonly way: Way;
  /** Men to be expected, in thousandths, added up hex by hex. */
  readonly men: number;
}

/** The way to a hex on which the fewest men are to be expected, hex by hex, within what the group has to spend. */
export function safestWay(field: Field, members: readonly Piece[], to: Hex, habit: Habit): Way | undefined {
  const known = new Map<Hex, number>();
  const menIn = (hex: Hex) => {
    const men = known.get(hex) ?? menExpected(exposureIn(field, members, hex, habit).risk);
    known.set(hex, men);
    return men;
  };
  const kept = new Map<Hex, readonly Risky[]>();
  const open: Risky[] = [{ way: startOf(field, members), men: 0 }];
  for (let next = takeLeast(open); next !== undefined; next = takeLeast(open)) {
    if (next.way.hex === to) return next.way;
    for (const way of waysOn(field, members, next.way)) {
      const risky = { way, men: next.men + menIn(way.hex) };
      const others = kept.get(way.hex) ?? [];
      if (others.some((other) => isNoWorse(other, risky))) continue;
      kept.set(way.hex, [...others.filter((other) => !isNoWorse(risky, other)), risky]);
      open.push(risky);
    }
  }
  return undefined;
}

/** The least men first, then the fewest points. */
function takeLeast(open: Risky[]): Risky | undefined {
  let least = 0;
  for (const [index, { men, way }] of open.entries()) {
    const best = open[least];
    if (best && (men < best.men || (men === best.men && way.points < best.way.points))) least = index;
  }
  return open.splice(least, 1)[0];
}

function isNoWorse(one: Risky, other: Risky): boolean {
  return one.men <= other.men && one.way.points <= other.way.points && one.way.steps <= other.way.steps;
}
