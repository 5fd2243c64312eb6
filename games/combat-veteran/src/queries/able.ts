import type { Piece } from '../content/roster.ts';
import { MARK, NONE } from '../state.ts';
import { type Aim, findShot } from './aiming.ts';
import { type Field, get, isMarked, soldierOf } from './field.ts';
import { isCrawling, isWounded } from './pieces.ts';
import { elsewhere, type Why, whyDown, whyFighting, whyNotYours } from './reason.ts';

/** CV-ATK-01 to CV-ATK-05: what keeps a soldier in a hex from all fire in this phase. */
export function whyUnable(field: Field, soldier: Piece): Why | undefined {
  if (soldierOf(field, soldier).firepower === undefined) return why('NO_FIREPOWER', 'CV-ATK-02', soldier);
  if (isWounded(field, soldier)) return why('WOUNDED', 'CV-ATK-05', soldier);
  if (field.game.phase !== 'movement' && isCrawling(field, soldier))
    return why('CRAWLING', 'CV-ATK-05', soldier);
  return whyFighting(field, soldier, 'CV-ATK-04') ?? whyServed(field, soldier);
}

/** Built only for soldiers who cannot: for most, the question is only whether they can. */
function why(code: Why['code'], rule: string, soldier: Piece): Why {
  return { code, rule, args: { soldier } };
}

function whyServed(field: Field, soldier: Piece): Why | undefined {
  return isMarked(field, soldier, MARK.served) ? why('HAS_SERVED', 'CV-RULING-13', soldier) : undefined;
}

/** CV-RULING-13: why a soldier cannot serve a weapon with its user. */
export function whyNoCrew(field: Field, { firer, crew }: Aim, soldier: Piece): Why | undefined {
  const rule = 'CV-RULING-13';
  const foreign = whyNotYours(field, soldierOf(field, firer).seat, soldier);
  if (foreign !== undefined) return foreign;
  if (soldier === firer || crew.includes(soldier)) return why('CHOSEN_ALREADY', rule, soldier);
  if (get(field.game.at, soldier) !== get(field.game.at, firer)) return elsewhere(soldier, rule);
  if (findShot(field, soldier) !== undefined) return why('HAS_FIRED', rule, soldier);
  return whyDown(field, soldier, rule) ?? whyServed(field, soldier);
}

/** CV-COND-11, CV-RULING-72: why a firer cannot draw on a leader's dots. */
export function whyNoLeader(field: Field, firer: Piece, leader: Piece): Why | undefined {
  const rule = 'CV-RULING-72';
  const foreign = whyNotYours(field, soldierOf(field, firer).seat, leader);
  if (foreign !== undefined) return foreign;
  if (soldierOf(field, leader).rank === 0) return { code: 'NO_RANK', rule, args: { leader } };
  if (get(field.game.at, leader) !== get(field.game.at, firer)) return elsewhere(leader, rule);
  return whyNoDotsOf(field, leader, findShot(field, firer)?.leader ?? NONE);
}

/** CV-RULING-71: an attacker draws on one leader in the whole phase (`bound`), and each dot is spent once (CV-COND-17). */
export function whyNoDotsOf(field: Field, leader: Piece, bound: Piece): Why | undefined {
  if (bound !== NONE && bound !== leader)
    return { code: 'OTHER_LEADER', rule: 'CV-RULING-71', args: { leader: bound } };
  if (dotsLeft(field, leader) <= 0) return dotsSpent(field, leader);
  return whyDown(field, leader, 'CV-RULING-72');
}

export function dotsLeft(field: Field, leader: Piece): number {
  return soldierOf(field, leader).rank - get(field.game.purse, leader);
}

export function dotsSpent(field: Field, leader: Piece): Why {
  return { code: 'DOTS_SPENT', rule: 'CV-COND-17', args: { leader, left: dotsLeft(field, leader) } };
}
