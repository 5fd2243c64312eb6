import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Order, type Refused, refusedOf } from '../reasons/reason.ts';
import { whyNoMarchStance, whyNoStance } from '../reasons/stances.ts';
import type { Stance } from '../types.ts';
import { type Field, get } from './field.ts';
import { soldiersOf } from './pieces.ts';

/** CV-STANCE-01: the stances that players choose. */
const CHOSEN = ['crawling', 'running', 'sprinting'] as const;
const ALL = ['walking', ...CHOSEN] as const;
const GET_UP = ['walking'] as const;

/** The stances that somebody might want for a soldier: others than its own. */
function wanted(field: Field, soldier: Piece): readonly Stance[] {
  const now = get(field.game.stance, soldier);
  if (now === 'wounded') return [];
  if (now === 'crawling') return GET_UP;
  return now === 'walking' ? CHOSEN : ALL.filter((stance) => stance !== now);
}

function orders(field: Field, soldiers: readonly Piece[]): readonly Order<'stance'>[] {
  return soldiers.flatMap((soldier) =>
    wanted(field, soldier).map((stance) => ({ type: 'stance', soldier, stance }) as const),
  );
}

function inHexes(field: Field, seat: Seat): readonly Piece[] {
  return soldiersOf(field, seat).filter((soldier) => get(field.game.at, soldier) >= 0);
}

/** CV-RULING-18: the changes of stance in the Stance Phase. */
export function stanceOptions(field: Field, seat: Seat): readonly Order<'stance'>[] {
  return orders(field, inHexes(field, seat)).filter(
    ({ soldier, stance }) => whyNoStance(field, soldier, stance) === undefined,
  );
}

export function blockedStances(field: Field, seat: Seat): readonly Refused[] {
  return refusedOf(orders(field, inHexes(field, seat)), ({ soldier, stance }) =>
    whyNoStance(field, soldier, stance),
  );
}

/** CV-MOVE-34 to CV-MOVE-36: the changes of stance of these soldiers in the Movement Phase. */
export function marchStances(field: Field, soldiers: readonly Piece[]): readonly Order<'stance'>[] {
  return orders(field, soldiers).filter(
    ({ soldier, stance }) => whyNoMarchStance(field, soldier, stance) === undefined,
  );
}

export function blockedMarchStances(field: Field, soldiers: readonly Piece[]): readonly Refused[] {
  return refusedOf(orders(field, soldiers), ({ soldier, stance }) =>
    whyNoMarchStance(field, soldier, stance),
  );
}
