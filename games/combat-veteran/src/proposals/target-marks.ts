import { distance, type Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { findShot } from '../queries/aiming.ts';
import { enemyHexes } from '../queries/aims.ts';
import { type Field, get } from '../queries/field.ts';
import { mayFire } from '../queries/firers.ts';
import { canSee } from '../queries/line-of-sight.ts';
import { soldiersOf } from '../queries/pieces.ts';
import { bestShots } from './best-shots.ts';
import type { CvFocus } from './focus.ts';
import { shotSketch } from './shot-sketch.ts';
import type { Thousandths } from './sketches.ts';

/** What a board writes at a hex with known enemies in the Combat Phase. */
export interface TargetMark {
  readonly hex: Hex;
  /** The nearest of those who could fire, or where the best shot comes from. */
  readonly from: Hex;
  /** `open` can be hit; `far` is in sight, but no gun has a die for it; `blocked` nobody sees. */
  readonly kind: 'open' | 'far' | 'blocked';
  /** The chance of a hit by the best shot; 0 if there is none. */
  readonly chance: Thousandths;
}

type Firing = Pick<CvFocus, 'stack' | 'gun'>;

/** Every hex with known enemies, by what those who have yet to fire can do to it; none if nobody can fire any more. */
export function targetMarks(field: Field, seat: Seat, { stack, gun }: Firing = {}): readonly TargetMark[] {
  const firers = soldiersOf(field, seat).filter(
    (soldier) =>
      mayFire(field, soldier) &&
      findShot(field, soldier) === undefined &&
      (stack === undefined || get(field.game.at, soldier) === stack) &&
      (gun === undefined || soldier === gun),
  );
  const places = [...new Set(firers.map((firer) => get(field.game.at, firer)))];
  return enemyHexes(field, seat).flatMap((hex) => {
    const near = nearest(field, places, hex);
    return near === undefined ? [] : [markOf(field, seat, { hex, near, places, firers })];
  });
}

function nearest({ board }: Field, places: readonly Hex[], hex: Hex): Hex | undefined {
  const [first] = places.toSorted(
    (one, other) => distance(board.grid, one, hex) - distance(board.grid, other, hex),
  );
  return first;
}

interface Marked {
  readonly hex: Hex;
  readonly near: Hex;
  readonly places: readonly Hex[];
  readonly firers: readonly Piece[];
}

function markOf(field: Field, seat: Seat, { hex, near, places, firers }: Marked): TargetMark {
  const seeing = places.filter((place) => canSee(field, place, hex));
  if (seeing.length === 0) return { hex, from: near, kind: 'blocked', chance: 0 };
  const best = bestShots(field, seat, { hex }).find((shot) => firers.includes(shot.gun.firer));
  if (best === undefined) return { hex, from: nearest(field, seeing, hex) ?? near, kind: 'far', chance: 0 };
  const { from, splits } = shotSketch(field, best);
  return { hex, from, kind: 'open', chance: splits[0]?.chance ?? 0 };
}
