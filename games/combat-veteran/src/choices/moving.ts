import { neighboursOf } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import { type Field, get, isMarked, soldierOf } from '../queries/field.ts';
import { isOnMap, isWounded, soldiersOf } from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf } from '../queries/reason.ts';
import { isComing, whyNoActivation, whyNoCarrier, whyNoSmoke, whyNoTry } from '../reasons/movement.ts';
import { MARK, NONE } from '../state.ts';
import { blockedMarchStances, marchStances } from './stances.ts';

/** The movers that a side might want to begin with: those on the map first, then those yet to enter. */
function starts(field: Field, seat: Seat): readonly Order<'activate' | 'tryMove'>[] {
  const soldiers = soldiersOf(field, seat);
  const here = soldiers.filter((soldier) => get(field.game.at, soldier) >= 0);
  const coming = soldiers.filter((soldier) => isComing(field, soldier));
  const isFit = (soldier: Piece) => !isWounded(field, soldier);
  return [
    ...[...here.filter(isFit), ...coming].map((soldier) => ({ type: 'activate', soldier }) as const),
    ...here.filter((soldier) => !isFit(soldier)).map((soldier) => ({ type: 'tryMove', soldier }) as const),
  ];
}

function whyNoStart(field: Field, seat: Seat, { type, soldier }: Order<'activate' | 'tryMove'>) {
  return type === 'activate' ? whyNoActivation(field, seat, soldier) : whyNoTry(field, seat, soldier);
}

/** The soldiers whose stance may be chosen between two activations. */
function idlers(field: Field, seat: Seat): readonly Piece[] {
  return soldiersOf(field, seat).filter(
    (soldier) =>
      get(field.game.at, soldier) >= 0 &&
      !isWounded(field, soldier) &&
      !isMarked(field, soldier, MARK.finished),
  );
}

/** What the moving side may begin between two activations. */
export function idleOptions(field: Field): readonly Command[] {
  const { active } = field.game;
  const open = starts(field, active).filter((start) => whyNoStart(field, active, start) === undefined);
  return [
    ...open,
    ...smokeOptions(field, active),
    ...marchStances(field, idlers(field, active)),
    // CV-RULING-43: not every piece need be moved, but every piece must enter (CV-S2-07)
    ...(open.some(({ soldier }) => isComing(field, soldier)) ? [] : [{ type: 'endPhase' } as const]),
  ];
}

/** CV-S2-07: why the phase cannot end: a piece that can enter has not entered. */
export function whyNoEnd(field: Field) {
  const { active } = field.game;
  const soldier = soldiersOf(field, active).find(
    (each) => isComing(field, each) && whyNoActivation(field, active, each) === undefined,
  );
  return soldier === undefined
    ? undefined
    : ({ code: 'MUST_ENTER', rule: 'CV-S2-07', args: { soldier } } as const);
}

/** What cannot be begun, and why. */
export function blockedStarts(field: Field): readonly Refused[] {
  const { active } = field.game;
  return [
    ...refusedOf(starts(field, active), (start) => whyNoStart(field, active, start)),
    ...blockedSmoke(field, active),
    ...blockedMarchStances(field, idlers(field, active)),
    ...refusedOf([{ type: 'endPhase' }], () => whyNoEnd(field)),
  ];
}

/** Smoke that a side has, in the hex of its user and next to it. */
function smokes(field: Field, seat: Seat): readonly Order<'smoke'>[] {
  const { roster, game, board } = field;
  const found: Order<'smoke'>[] = [];
  for (let index = 0; index < game.user.length; index += 1) {
    const user = get(game.user, index);
    if (user === NONE || get(roster.weapons, index).type.smoke === undefined) continue;
    const hex = get(game.at, user);
    if (soldierOf(field, user).seat !== seat || hex < 0) continue;
    for (const each of [hex, ...neighboursOf(board.grid, hex)])
      found.push({ type: 'smoke', weapon: index + roster.firstWeapon, hex: each });
  }
  return found;
}

/** CV-RULING-80: smoke that a side may lay. */
export function smokeOptions(field: Field, seat: Seat): readonly Order<'smoke'>[] {
  return smokes(field, seat).filter((smoke) => whyNoSmoke(field, seat, smoke) === undefined);
}

export function blockedSmoke(field: Field, seat: Seat): readonly Refused[] {
  return refusedOf(smokes(field, seat), (smoke) => whyNoSmoke(field, seat, smoke));
}

/** CV-MOVE-29: carriers that have neither checked nor set their man down yet. */
export function carriersOf(field: Field, seat: Seat): readonly Piece[] {
  return carryingOf(field, seat).filter((soldier) => whyNoCarrier(field, seat, soldier) === undefined);
}

function carryingOf(field: Field, seat: Seat): readonly Piece[] {
  return soldiersOf(field, seat).filter(
    (soldier) => isOnMap(field, soldier) && get(field.game.carries, soldier) !== NONE,
  );
}

/** The carriers that have already done so. */
export function blockedCarriers(field: Field, seat: Seat): readonly Refused[] {
  const candidates = carryingOf(field, seat).map((soldier) => ({ type: 'carryOn', soldier }) as const);
  return refusedOf(candidates, ({ soldier }) => whyNoCarrier(field, seat, soldier));
}
