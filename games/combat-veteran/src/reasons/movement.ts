import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get, isMarked, soldierOf, weaponOf } from '../queries/field.ts';
import { carrierOf, isBroken, isOnMap, isWounded, userOf } from '../queries/pieces.ts';
import { type Order, type Why, whyDown, whyNotYours } from '../queries/reason.ts';
import { canEnter } from '../queries/steps.ts';
import { MARK, NONE, WAITING } from '../state.ts';
import { whyNoMarchStance } from './stances.ts';

const TALIBAN: Seat = 1;

/** CV-S2-07: whether a soldier has yet to come onto the map. */
export function isComing(field: Field, soldier: Piece): boolean {
  const { content, game } = field;
  const isLate = content.scenario === 'keating' && get(game.at, soldier) === WAITING;
  return isLate && soldierOf(field, soldier).seat === TALIBAN;
}

/** CV-MOVE-07: its movement is over. */
export function whyFinished(field: Field, soldier: Piece): Why | undefined {
  return isMarked(field, soldier, MARK.finished)
    ? { code: 'HAS_MOVED', rule: 'CV-MOVE-07', args: { soldier } }
    : undefined;
}

/** Why a soldier cannot begin to move. */
export function whyNoActivation(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  if (soldierOf(field, soldier).seat === seat && isComing(field, soldier))
    return whyFinished(field, soldier) ?? whyNoEntry(field, [soldier]);
  const why = whyNotYours(field, seat, soldier) ?? whyFinished(field, soldier);
  if (why !== undefined || !isWounded(field, soldier)) return why;
  return { code: 'NEEDS_CHECK', rule: 'CV-MOVE-22', args: { soldier } };
}

/** CV-RULING-133: why a group off the map cannot come in. */
export function whyNoEntry(field: Field, members: readonly Piece[]): Why | undefined {
  return canEnter(field, members) ? undefined : { code: 'CANNOT_ENTER', rule: 'CV-RULING-133' };
}

/** CV-MOVE-22, CV-MOVE-23, CV-RULING-37: why a wounded soldier cannot try to move: it is carried, has moved, or has tried. */
export function whyNoTry(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  const args = { soldier };
  const why = whyNotYours(field, seat, soldier);
  if (why !== undefined) return why;
  if (!isWounded(field, soldier)) return { code: 'NOT_WOUNDED', rule: 'CV-MOVE-22', args };
  if (isMarked(field, soldier, MARK.tried)) return { code: 'ROLLED_ALREADY', rule: 'CV-MOVE-23', args };
  if (carrierOf(field, soldier) >= 0) return { code: 'IS_CARRIED', rule: 'CV-RULING-37', args };
  if (isMarked(field, soldier, MARK.carried)) return { code: 'WAS_CARRIED', rule: 'CV-RULING-37', args };
  return whyFinished(field, soldier);
}

/** CV-MOVE-29: why a soldier can neither check to go on carrying nor set its man down. */
export function whyNoCarrier(field: Field, seat: Seat, soldier: Piece): Why | undefined {
  const rule = 'CV-MOVE-29';
  const why = whyNotYours(field, seat, soldier);
  if (why !== undefined) return why;
  if (!isOnMap(field, soldier) || get(field.game.carries, soldier) === NONE)
    return { code: 'CARRIES_NOBODY', rule, args: { soldier } };
  return isMarked(field, soldier, MARK.checked)
    ? { code: 'ROLLED_ALREADY', rule, args: { soldier } }
    : undefined;
}

/** CV-RULING-80: why smoke cannot be laid in a hex: it takes an effective user there or next to it. */
export function whyNoSmoke(field: Field, seat: Seat, { weapon, hex }: Order<'smoke'>): Why | undefined {
  const rule = 'CV-RULING-80';
  if (weaponOf(field, weapon).type.smoke === undefined) return { code: 'NO_SMOKE', rule, args: { weapon } };
  const user = userOf(field, weapon);
  const isOwn = user !== NONE && soldierOf(field, user).seat === seat;
  // says the same whether the other side has it or nobody does
  if (!isOwn) return { code: 'NOBODY_HAS_IT', rule, args: { weapon } };
  const why = whyNotYours(field, seat, user) ?? whyDown(field, user, rule);
  if (why !== undefined) return why;
  if (isBroken(field, weapon)) return { code: 'MALFUNCTION', rule: 'CV-COLL-04', args: { weapon } };
  return isNear(field, get(field.game.at, user), hex) ? undefined : { code: 'TOO_FAR', rule, args: { hex } };
}

function isNear({ board }: Field, from: Hex, hex: Hex): boolean {
  return from === hex || neighboursOf(board.grid, from).includes(hex);
}

/** Why a soldier cannot take a stance between two activations. */
export function whyNoIdleStance(field: Field, seat: Seat, order: Order<'stance'>): Why | undefined {
  const { soldier, stance } = order;
  return (
    whyNotYours(field, seat, soldier) ??
    whyFinished(field, soldier) ??
    whyNoMarchStance(field, soldier, stance)
  );
}
