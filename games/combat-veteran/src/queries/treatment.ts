import type { Piece } from '../content/roster.ts';
import { MARK, NONE } from '../state.ts';
import { type Field, get, isMarked, soldierOf } from './field.ts';
import { isOnMap, isWounded, soldiersIn } from './pieces.ts';

/** How a wounded soldier rolls. */
export interface Treatment {
  readonly purpose: 'treat' | 'survive';
  /** CV-DISC-06: who heals it if it passes, or `NONE`. */
  readonly medic: Piece;
}

/** CV-DISC-05, CV-RULING-94: those who are with a wounded soldier; other wounded men do not count. */
export function companyOf(field: Field, soldier: Piece): readonly Piece[] {
  return soldiersIn(field, get(field.game.at, soldier), soldierOf(field, soldier).seat).filter(
    (friend) => friend !== soldier && !isWounded(field, friend),
  );
}

/** CV-DISC-04 to CV-DISC-08: the roll that a wounded soldier must make, or `undefined` if it need not. */
export function findTreatment(field: Field, soldier: Piece): Treatment | undefined {
  if (!isWounded(field, soldier) || !isOnMap(field, soldier) || isMarked(field, soldier, MARK.rolled))
    return undefined;
  const company = companyOf(field, soldier);
  // CV-RULING-92: a medic may crawl; one that has healed is spent
  const medic = company.find(
    (friend) => soldierOf(field, friend).isMedic && !isMarked(field, friend, MARK.healed),
  );
  if (medic !== undefined) return { purpose: 'treat', medic };
  return company.length === 0 ? { purpose: 'survive', medic: NONE } : undefined;
}
