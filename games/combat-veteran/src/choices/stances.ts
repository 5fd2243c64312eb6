import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get } from '../queries/field.ts';
import { soldiersOf } from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf, type Why } from '../queries/reason.ts';
import { whyNoMarchStance, whyNoStance } from '../reasons/stances.ts';
import type { Stance } from '../types.ts';

/** CV-STANCE-01: the stances that players choose. */
const CHOSEN = ['crawling', 'running', 'sprinting'] as const;
const ALL = ['walking', ...CHOSEN] as const;
const GET_UP = ['walking'] as const;

/** The stances that somebody might want for a soldier: all but its current one. */
function wanted(field: Field, soldier: Piece): readonly Stance[] {
  const now = get(field.game.stance, soldier);
  if (now === 'wounded') return [];
  if (now === 'crawling') return GET_UP;
  return now === 'walking' ? CHOSEN : ALL.filter((stance) => stance !== now);
}

type Judge = (field: Field, soldier: Piece, stance: Stance) => Why | undefined;

/** The changes of stance that these soldiers may make, by one of the two rules. */
function possible(field: Field, soldiers: readonly Piece[], why: Judge): readonly Order<'stance'>[] {
  const found: Order<'stance'>[] = [];
  for (const soldier of soldiers)
    for (const stance of wanted(field, soldier))
      if (why(field, soldier, stance) === undefined) found.push({ type: 'stance', soldier, stance });
  return found;
}

/** The changes that they may not make. */
function blocked(field: Field, soldiers: readonly Piece[], why: Judge): readonly Refused[] {
  const orders = soldiers.flatMap((soldier) =>
    wanted(field, soldier).map((stance) => ({ type: 'stance', soldier, stance }) as const),
  );
  return refusedOf(orders, ({ soldier, stance }) => why(field, soldier, stance));
}

function inHexes(field: Field, seat: Seat): readonly Piece[] {
  return soldiersOf(field, seat).filter((soldier) => get(field.game.at, soldier) >= 0);
}

/** CV-RULING-18: the changes of stance in the Stance Phase. */
export function stanceOptions(field: Field, seat: Seat): readonly Order<'stance'>[] {
  return possible(field, inHexes(field, seat), whyNoStance);
}

export function blockedStances(field: Field, seat: Seat): readonly Refused[] {
  return blocked(field, inHexes(field, seat), whyNoStance);
}

/** CV-MOVE-34 to CV-MOVE-36: the changes of stance of these soldiers in the Movement Phase. */
export function marchStances(field: Field, soldiers: readonly Piece[]): readonly Order<'stance'>[] {
  return possible(field, soldiers, whyNoMarchStance);
}

export function blockedMarchStances(field: Field, soldiers: readonly Piece[]): readonly Refused[] {
  return blocked(field, soldiers, whyNoMarchStance);
}
