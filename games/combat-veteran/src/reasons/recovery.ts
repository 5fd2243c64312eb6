import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get, isMarked, soldierOf } from '../queries/field.ts';
import { isCrawling, isEffective, isWounded, soldiersIn } from '../queries/pieces.ts';
import { elsewhere, type Order, type Why, whyDown, whyNotYours } from '../queries/reason.ts';
import { companyOf, findTreatment } from '../queries/treatment.ts';
import { MARK, NONE } from '../state.ts';

/** CV-DISC-10: one roll to recover for each soldier. */
function whyRolled(field: Field, soldier: Piece): Why | undefined {
  return isMarked(field, soldier, MARK.rolled)
    ? { code: 'ROLLED_ALREADY', rule: 'CV-DISC-10', args: { soldier } }
    : undefined;
}

/** CV-DISC-02, CV-DISC-03: why a soldier cannot try to get up, by its own discipline or a leader's. */
export function whyNoRally(field: Field, seat: Seat, { soldier, leader }: Order<'rally'>): Why | undefined {
  const why = whyNotYours(field, seat, soldier);
  if (why !== undefined) return why;
  if (!isCrawling(field, soldier)) return { code: 'NOT_CRAWLING', rule: 'CV-DISC-03', args: { soldier } };
  return whyRolled(field, soldier) ?? (leader === NONE ? undefined : whyNoLender(field, soldier, leader));
}

/**
 * CV-DISC-11, CV-DISC-13, CV-RULING-147: the leader whose discipline a crawling soldier may use is the highest of its hex, and of
 * equals the one chosen first (CV-RULING-95).
 */
function whyNoLender(field: Field, soldier: Piece, leader: Piece): Why | undefined {
  const hex = get(field.game.at, soldier);
  const { seat } = soldierOf(field, soldier);
  const why = whyNotYours(field, seat, leader);
  if (why !== undefined) return why;
  if (soldierOf(field, leader).rank === 0) return { code: 'NO_RANK', rule: 'CV-DISC-11', args: { leader } };
  if (get(field.game.at, leader) !== hex) return elsewhere(leader, 'CV-DISC-11');
  return whyDown(field, leader, 'CV-DISC-11') ?? whyNotChosen(field, seat, hex, leader);
}

function whyNotChosen(field: Field, seat: Seat, hex: number, leader: Piece): Why | undefined {
  const above = soldiersIn(field, hex, seat).find(
    (other) => soldierOf(field, other).rank > soldierOf(field, leader).rank && isEffective(field, other),
  );
  if (above !== undefined) return { code: 'OUTRANKED', rule: 'CV-DISC-13', args: { leader: above } };
  if (isMarked(field, leader, MARK.lent)) return { code: 'HAS_LENT', rule: 'CV-DISC-13', args: { leader } };
  const chosen = field.game.lenders.find((lender) => lender.hex === hex)?.leader ?? leader;
  return chosen === leader
    ? undefined
    : { code: 'OTHER_LEADER', rule: 'CV-RULING-95', args: { leader: chosen } };
}

/** CV-DISC-04 to CV-DISC-08: why there is no roll for a wounded soldier. */
export function whyNoTreatment(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  const why = whyNotHurt(field, seat, soldier) ?? whyRolled(field, soldier);
  if (why !== undefined || findTreatment(field, soldier) !== undefined) return why;
  const medic = companyOf(field, soldier).find((friend) => soldierOf(field, friend).isMedic);
  return medic === undefined
    ? { code: 'IN_COMPANY', rule: 'CV-DISC-08', args: { soldier } }
    : { code: 'MEDIC_SPENT', rule: 'CV-DISC-07', args: { medic } };
}

/** CV-DISC-09: why a soldier cannot treat itself. */
export function whyNoSelfTreatment(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  const why = whyNotYours(field, seat, soldier);
  if (why !== undefined) return why;
  if (!soldierOf(field, soldier).isMedic) return { code: 'NOT_MEDIC', rule: 'CV-DISC-09', args: { soldier } };
  return whyNotHurt(field, seat, soldier) ?? whyRolled(field, soldier);
}

/** Why an order for the wounded does not apply to this soldier. */
function whyNotHurt(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  const why = whyNotYours(field, seat, soldier);
  if (why !== undefined || isWounded(field, soldier)) return why;
  return { code: 'NOT_WOUNDED', rule: 'CV-DISC-04', args: { soldier } };
}
