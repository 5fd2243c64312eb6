import type { Piece } from '../content/roster.ts';
import { type Aim, findShot } from '../queries/aiming.ts';
import { type Field, get, isMarked, soldierOf } from '../queries/field.ts';
import { isCrawling, isWounded } from '../queries/pieces.ts';
import { MARK, NONE } from '../state.ts';
import { elsewhere, type Why, whyDown, whyFighting, whyNotYours } from './reason.ts';

/** CV-ATK-01 to CV-ATK-05: what keeps a soldier in a hex from all fire in this phase. */
export function whyUnable(field: Field, soldier: Piece): Why | undefined {
  const { game } = field;
  const args = { soldier };
  if (soldierOf(field, soldier).firepower === undefined)
    return { code: 'NO_FIREPOWER', rule: 'CV-ATK-02', args };
  if (isWounded(field, soldier)) return { code: 'WOUNDED', rule: 'CV-ATK-05', args };
  if (game.phase !== 'movement' && isCrawling(field, soldier))
    return { code: 'CRAWLING', rule: 'CV-ATK-05', args };
  return whyFighting(field, soldier, 'CV-ATK-04') ?? whyServed(field, soldier);
}

function whyServed(field: Field, soldier: Piece): Why | undefined {
  return isMarked(field, soldier, MARK.served)
    ? { code: 'HAS_SERVED', rule: 'CV-RULING-13', args: { soldier } }
    : undefined;
}

/** CV-RULING-13: why a soldier does not serve a weapon with its user. */
export function whyNoCrew(field: Field, { firer, crew }: Aim, soldier: Piece): Why | undefined {
  const rule = 'CV-RULING-13';
  const args = { soldier };
  const why = whyNotYours(field, soldierOf(field, firer).seat, soldier);
  if (why !== undefined) return why;
  if (soldier === firer || crew.includes(soldier)) return { code: 'CHOSEN_ALREADY', rule, args };
  if (get(field.game.at, soldier) !== get(field.game.at, firer)) return elsewhere(soldier, rule);
  if (findShot(field, soldier) !== undefined) return { code: 'HAS_FIRED', rule, args };
  return whyDown(field, soldier, rule) ?? whyServed(field, soldier);
}

/** CV-COND-11, CV-RULING-71, CV-RULING-72: why a firer draws on no dots of a leader. */
export function whyNoLeader(field: Field, firer: Piece, leader: Piece): Why | undefined {
  const rule = 'CV-RULING-72';
  const why = whyNotYours(field, soldierOf(field, firer).seat, leader);
  if (why !== undefined) return why;
  if (soldierOf(field, leader).rank === 0) return { code: 'NO_RANK', rule, args: { leader } };
  if (get(field.game.at, leader) !== get(field.game.at, firer)) return elsewhere(leader, rule);
  return whyDown(field, leader, rule) ?? whyBound(field, firer, leader);
}

/** CV-RULING-71: an attacker draws on one leader in the whole phase, and each dot is spent once (CV-COND-17). */
function whyBound(field: Field, firer: Piece, leader: Piece): Why | undefined {
  const bound = findShot(field, firer)?.leader ?? NONE;
  if (bound !== NONE && bound !== leader)
    return { code: 'OTHER_LEADER', rule: 'CV-RULING-71', args: { leader: bound } };
  return dotsLeft(field, leader) > 0 ? undefined : dotsSpent(field, leader);
}

export function dotsLeft(field: Field, leader: Piece): number {
  return soldierOf(field, leader).rank - get(field.game.purse, leader);
}

export function dotsSpent(field: Field, leader: Piece): Why {
  return { code: 'DOTS_SPENT', rule: 'CV-COND-17', args: { leader, left: dotsLeft(field, leader) } };
}
