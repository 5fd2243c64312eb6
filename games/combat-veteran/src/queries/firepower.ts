import type { WeaponType } from '../content/content.ts';
import { HEAVY } from '../content/roster.ts';
import type { Firepower } from '../types.ts';

/** A soldier about to fire, with the weapon it uses, if any. */
export interface Firer {
  /** The printed firepower; a medic has none. */
  readonly own: number | undefined;
  readonly weapon?: WeaponType | undefined;
  /** Soldiers counted for the weapon, the user included (CV-RULING-13); one Taliban piece counts for all (CV-PIECE-11). */
  readonly crew: number;
  readonly isOnPeak: boolean;
  /** CV-RULING-78: firepower that a bunker adds. */
  readonly bunker: number;
}

/** What a firer may spend on attacks in a phase. */
export interface Budget {
  readonly dice: number;
  /** CV-RULING-69: how far it shoots without penalty, the full printed rating. */
  readonly range: number;
  /** CV-ATK-09: all dice go into one hex. */
  readonly isCircled: boolean;
}

/** CV-COND-06: the smallest crew that can fire a heavy weapon. */
const HEAVY_LEAST = 2;

/** The budget of a firer, or `undefined` if it cannot attack. */
export function findBudget(firer: Firer): Budget | undefined {
  const { own, weapon, bunker } = firer;
  // CV-ATK-02, CV-RULING-143: a soldier without firepower of its own cannot attack with anything
  if (own === undefined) return undefined;
  if (weapon === undefined) return { dice: own + bunker, range: own + bunker, isCircled: false };
  const rating = ratingOf(weapon, firer.isOnPeak);
  // CV-ATK-11: radios and smoke do not attack
  if (rating === undefined || (weapon.crew === HEAVY && firer.crew < HEAVY_LEAST)) return undefined;
  // CV-ATK-07, CV-ATK-08: only a plus weapon is added to the user's own
  const base = (rating.kind === 'plus' ? own : 0) + bunker;
  // CV-COND-06, CV-RULING-70: a crew too small halves the weapon's number alone, rounded down (CV-RULING-02)
  const value = firer.crew < weapon.crew ? rating.value >> 1 : rating.value;
  return { dice: base + value, range: base + rating.value, isCircled: rating.kind === 'circled' };
}

/** CV-S2-10: some weapons have a different firepower on a peak. */
function ratingOf({ firepower, onPeak }: WeaponType, isOnPeak: boolean): Firepower | undefined {
  return isOnPeak ? (onPeak ?? firepower) : firepower;
}
