import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { AttackFrame, BackblastFrame, EntryFrame, OverheatFrame } from '../frames.ts';
import { losable } from '../queries/contest.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import { isContested, isHot, isOnMap } from '../queries/pieces.ts';
import { elsewhere, type Why, whyNotYours } from '../queries/reason.ts';
import type { Hit } from '../types.ts';
import { whyNoRoom } from './upkeep.ts';

/** CV-HERO-01, CV-RULING-84: why no die with this face can be re-rolled. */
export function whyNoReroll({ dice, fixed }: AttackFrame, face: number): Why | undefined {
  if (!dice.includes(face)) return { code: 'NO_SUCH_DIE', rule: 'CV-HERO-01', args: { face } };
  return dice.some((die, index) => die === face && index !== fixed)
    ? undefined
    : { code: 'REROLLED_ALREADY', rule: 'CV-RULING-84', args: { face } };
}

/** CV-RES-08: why a result cannot be cancelled: there is none. */
export function whyNoCover({ tally }: AttackFrame, hit: Hit): Why | undefined {
  return tally[hit] > 0 ? undefined : { code: 'NO_SUCH_HIT', rule: 'CV-RES-08', args: { hit } };
}

/** CV-COLL-01, CV-RULING-88: why a piece cannot be damaged. */
export function whyNoDamage(field: Field, hex: Hex, piece: Piece): Why | undefined {
  if (!isOnMap(field, piece) || get(field.game.at, piece) !== hex) return elsewhere(piece, 'CV-COLL-01');
  return piece < field.roster.firstWeapon
    ? { code: 'NOT_DAMAGED', rule: 'CV-RULING-88', args: { piece } }
    : undefined;
}

/** CV-RULING-81: why a soldier cannot be struck by a backblast. */
export function whyNotExposed(field: Field, frame: BackblastFrame, soldier: Piece): Why | undefined {
  const { firer, hex, struck } = frame;
  const rule = 'CV-RULING-81';
  if (soldierOf(field, soldier).seat !== soldierOf(field, firer).seat)
    return { code: 'NOT_AN_ENEMY', rule, args: { soldier } };
  if (!isOnMap(field, soldier) || get(field.game.at, soldier) !== hex) return elsewhere(soldier, rule);
  if (soldier === firer) return { code: 'FIRER_SPARED', rule, args: { soldier } };
  return struck.includes(soldier) ? { code: 'CHOSEN_ALREADY', rule, args: { soldier } } : undefined;
}

/** CV-RULING-97, CV-RULING-103: why no round of close combat can be fought in a hex. */
export function whyNoRound(field: Field, hex: Hex): Why | undefined {
  if (!isContested(field, hex)) return { code: 'NO_CLOSE_COMBAT', rule: 'CV-RULING-97', args: { hex } };
  return field.game.fought.includes(hex)
    ? { code: 'FOUGHT_ALREADY', rule: 'CV-RULING-103', args: { hex } }
    : undefined;
}

/** CV-CC-10: why a piece cannot be lost in close combat. */
export function whyNoLoss(field: Field, hex: Hex, seat: Seat, piece: Piece): Why | undefined {
  if (losable(field, hex, seat).includes(piece)) return undefined;
  return isOnMap(field, piece) && get(field.game.at, piece) === hex
    ? { code: 'NOT_YOURS', rule: 'CV-CC-10' }
    : elsewhere(piece, 'CV-CC-10');
}

/** CV-STANCE-13: why a soldier need not check for overheating. */
export function whyNoOverheat(
  field: Field,
  { soldiers }: OverheatFrame,
  seat: Seat,
  soldier: Piece,
): Why | undefined {
  const why = soldiers.includes(soldier) ? undefined : whyNotYours(field, seat, soldier);
  if (why !== undefined || soldiers.includes(soldier)) return why;
  return isHot(field, soldier)
    ? { code: 'NOT_NOW', rule: 'CV-MOVE-37', args: { soldier } }
    : { code: 'NOT_RUNNING', rule: 'CV-STANCE-13', args: { soldier } };
}

/** CV-RULING-79: why somebody who entered a hex cannot go into its bunker. */
export function whyNoTakingShelter(field: Field, { movers }: EntryFrame, soldier: Piece): Why | undefined {
  const rule = 'CV-RULING-79';
  if (!movers.includes(soldier)) return { code: 'NOT_ENTERED', rule, args: { soldier } };
  if (!isOnMap(field, soldier)) return elsewhere(soldier, rule);
  return get(field.game.isInside, soldier) ? { code: 'NO_CHANGE', rule } : whyNoRoom(field, soldier);
}
