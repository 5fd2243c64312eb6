import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import { MARK, NONE } from '../state.ts';
import { type Field, get, isMarked, soldierOf } from './field.ts';
import { isCrawling, isEffective, isOnMap, isWounded, soldiersIn, soldiersOf } from './pieces.ts';

/** CV-DISC-02, CV-DISC-03: the checks by which crawling soldiers may get up, by their own discipline or a leader's. */
export function rallies(field: Field, seat: Seat): readonly Command[] {
  const down = soldiersOf(field, seat).filter(
    (soldier) =>
      isOnMap(field, soldier) && isCrawling(field, soldier) && !isMarked(field, soldier, MARK.rolled),
  );
  return down.flatMap((soldier) =>
    [NONE, ...lendersFor(field, soldier)].map((leader) => ({ type: 'rally', soldier, leader }) as const),
  );
}

/**
 * CV-DISC-11, CV-DISC-13, CV-RULING-147: the leaders whose discipline a crawling soldier may use: the highest of its hex,
 * and of equals the one chosen first (CV-RULING-95).
 */
function lendersFor(field: Field, soldier: Piece): readonly Piece[] {
  const hex = get(field.game.at, soldier);
  const leaders = soldiersIn(field, hex, soldierOf(field, soldier).seat).filter(
    (leader) => soldierOf(field, leader).rank > 0 && isEffective(field, leader),
  );
  const most = Math.max(0, ...leaders.map((leader) => soldierOf(field, leader).rank));
  const chosen = field.game.lenders.find((lender) => lender.hex === hex)?.leader;
  return leaders.filter(
    (leader) =>
      soldierOf(field, leader).rank === most &&
      !isMarked(field, leader, MARK.lent) &&
      (chosen === undefined || chosen === leader),
  );
}

/** How a wounded soldier rolls. */
export interface Treatment {
  readonly purpose: 'treat' | 'survive';
  /** CV-DISC-06: who heals it if it passes, or `NONE`. */
  readonly medic: Piece;
}

/** CV-DISC-04 to CV-DISC-08: the roll that a wounded soldier must make, or `undefined` where it need not. */
export function findTreatment(field: Field, soldier: Piece): Treatment | undefined {
  if (!isWounded(field, soldier) || !isOnMap(field, soldier) || isMarked(field, soldier, MARK.rolled))
    return undefined;
  const company = soldiersIn(field, get(field.game.at, soldier), soldierOf(field, soldier).seat).filter(
    // CV-RULING-94: other wounded men are no company
    (friend) => friend !== soldier && !isWounded(field, friend),
  );
  // CV-RULING-92: a medic may crawl; one that has healed is spent
  const medic = company.find(
    (friend) => soldierOf(field, friend).isMedic && !isMarked(field, friend, MARK.healed),
  );
  if (medic !== undefined) return { purpose: 'treat', medic };
  return company.length === 0 ? { purpose: 'survive', medic: NONE } : undefined;
}

/** The rolls of wounded soldiers that the owner may call for now. */
export function treatments(field: Field, seat: Seat): readonly Command[] {
  return soldiersOf(field, seat).flatMap((soldier): Command[] => {
    if (!isWounded(field, soldier) || !isOnMap(field, soldier) || isMarked(field, soldier, MARK.rolled))
      return [];
    return [
      ...(findTreatment(field, soldier) === undefined ? [] : [{ type: 'treat', soldier } as const]),
      // CV-DISC-09: at his own risk
      ...(soldierOf(field, soldier).isMedic ? [{ type: 'selfTreat', soldier } as const] : []),
    ];
  });
}
