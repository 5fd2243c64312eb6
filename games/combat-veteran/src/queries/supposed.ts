import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';
import type { Stance } from '../types.ts';
import { type Field, get } from './field.ts';
import { carriedBy } from './loads.ts';

/** The members of a group and the men they carry: all who come into a hex with it. */
export function moversOf({ game }: Field, members: readonly Piece[]): readonly Piece[] {
  const men = members.map((member) => get(game.carries, member)).filter((man) => man !== NONE);
  return [...members, ...men];
}

/** The field as it would be if a group had just come into a hex, with what it carries. */
export function supposeIn(field: Field, members: readonly Piece[], hex: Hex): Field {
  const { game } = field;
  const at = [...game.at];
  const isInside = [...game.isInside];
  for (const mover of moversOf(field, members)) {
    at[mover] = hex;
    isInside[mover] = false;
  }
  for (const member of members) for (const weapon of carriedBy(field, member, members)) at[weapon] = hex;
  return { ...field, game: { ...game, at, isInside } };
}

/** The field as it would be if somebody had gone down, which sets down whom he carries (CV-RULING-91). */
export function supposeDown(field: Field, soldier: Piece): Field {
  const { game } = field;
  const carries = game.carries.with(soldier, NONE);
  return { ...field, game: { ...game, stance: game.stance.with(soldier, 'crawling'), carries } };
}

/** The field as it would be if soldiers took a stance. */
export function supposeStance(field: Field, soldiers: readonly Piece[], stance: Stance): Field {
  const { game } = field;
  const isOne = (soldier: Piece) => soldiers.includes(soldier);
  return {
    ...field,
    game: { ...game, stance: game.stance.map((now, soldier) => (isOne(soldier) ? stance : now)) },
  };
}

/** The field with nothing on it but what both sides see. */
export function supposeUnhidden(field: Field): Field {
  const { game } = field;
  const at = game.at.map((hex, piece) => (game.isHidden[piece] ? NONE : hex));
  return { ...field, game: { ...game, at } };
}
