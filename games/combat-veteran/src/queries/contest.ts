import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import { type Piece, STACK_LIMIT } from '../content/roster.ts';
import type { Fighter, RoundPlan } from '../plans.ts';
import { GONE, NONE } from '../state.ts';
import { type Field, get, soldierOf, weaponOf } from './field.ts';
import {
  armorOf,
  bunkerIn,
  isBroken,
  isWounded,
  piecesIn,
  seatOf,
  soldiersIn,
  userOf,
  weaponsIn,
  weaponsOf,
} from './pieces.ts';
import { terrainAt } from './terrain.ts';

/** CV-CC-01: the soldiers of a side that can fight in a hex. */
export function fightersIn(field: Field, hex: Hex, seat: Seat): readonly Piece[] {
  return soldiersIn(field, hex, seat).filter((soldier) => !isWounded(field, soldier));
}

/** CV-CC-09: a round up to its dice. `newcomer` is the side that comes in, where the hex is not contested yet. */
export function planRound(field: Field, hex: Hex, newcomer: Seat): RoundPlan {
  const { active, contests } = field.game;
  const instigator = contests.find((contest) => contest.hex === hex)?.instigator ?? newcomer;
  return {
    type: 'round',
    rule: 'CV-CC-09',
    dice: { closeCombat: { count: 2, sides: 6, ordered: true, apart: true } },
    hex,
    active,
    fighters: [fighterOf(field, hex, 0, instigator), fighterOf(field, hex, 1, instigator)],
  };
}

/**
 * The rounds that a step into a hex leads to: one if the enemy is known to be there, with all that the group takes along.
 * CV-RULING-122: who else is hidden there nobody knows before.
 */
export function roundsOnEntry(field: Field, hex: Hex, group: readonly Piece[]): readonly RoundPlan[] {
  const { active } = field.game;
  const entered = withEntered(field, hex, group);
  return fightersIn(entered, hex, 1 - active).length === 0 ? [] : [planRound(entered, hex, active)];
}

/** The field as the active side expects it once these pieces are in a hex; what it leaves behind serves nobody there. */
function withEntered(field: Field, hex: Hex, group: readonly Piece[]): Field {
  const { game, roster } = field;
  const at = game.at.map((place, piece) => {
    if (group.includes(piece)) return hex;
    return game.isHidden[piece] && seatOf(field, piece) !== game.active ? GONE : place;
  });
  const user = game.user.map((owner, index) =>
    group.includes(owner) && !group.includes(index + roster.firstWeapon) ? NONE : owner,
  );
  return { ...field, game: { ...game, at, user } };
}

/** What a side brings to a round of close combat. */
function fighterOf(field: Field, hex: Hex, seat: Seat, instigator: Seat): Fighter {
  return {
    strength: strengthOf(field, hex, seat),
    // CV-CC-07: only those who were there first have cover
    terrain: instigator === seat ? terrainAt(field.board, hex).combat : 0,
    armor: fightArmor(field, hex, seat),
  };
}

/** CV-CC-04 to CV-CC-06: soldiers and served weapons, fifteen at most (CV-RULING-99), and heroes once more. */
function strengthOf(field: Field, hex: Hex, seat: Seat): number {
  const soldiers = fightersIn(field, hex, seat);
  const heroes = soldiers.filter((soldier) => soldierOf(field, soldier).isHero).length;
  return Math.min(STACK_LIMIT, soldiers.length + countServed(field, soldiers)) + heroes;
}

/** CV-RULING-98: working weapons with firepower and a full crew, each soldier serving one; those that take fewest come first. */
function countServed(field: Field, soldiers: readonly Piece[]): number {
  const crews = soldiers.flatMap((user) => smallestCrew(field, user)).sort((a, b) => a - b);
  let free = soldiers.length;
  return crews.filter((crew) => {
    if (crew > free) return false;
    free -= crew;
    return true;
  }).length;
}

/** The smallest crew, user included, of any of a soldier's weapons; empty if it has none. */
function smallestCrew(field: Field, user: Piece): readonly number[] {
  const crews = weaponsOf(field, user).flatMap((weapon) => {
    const { firepower, crew } = weaponOf(field, weapon).type;
    const isUsable = firepower !== undefined && !isBroken(field, weapon);
    // CV-PIECE-11: a group of men is a full crew
    return isUsable ? [soldierOf(field, user).isGroup ? 1 : crew] : [];
  });
  return crews.length === 0 ? [] : [Math.min(...crews)];
}

/** CV-CC-08, CV-RULING-105, CV-RULING-140: the highest armor among a side's pieces in a hex. */
function fightArmor(field: Field, hex: Hex, seat: Seat): number {
  const bunker = bunkerIn(field, hex);
  const guns = weaponsIn(field, hex)
    .filter((weapon) => !isBroken(field, weapon) && hasWeapon(field, weapon, seat))
    // CV-CC-02: the wounded do not live to use theirs
    .filter((weapon) => !isWounded(field, userOf(field, weapon)))
    .map((weapon) => weaponOf(field, weapon).type.hexArmor ?? 0);
  return Math.max(0, ...guns, bunker !== NONE && seatOf(field, bunker) === seat ? armorOf(field, bunker) : 0);
}

function hasWeapon(field: Field, weapon: Piece, seat: Seat): boolean {
  const user = userOf(field, weapon);
  return user !== NONE && soldierOf(field, user).seat === seat;
}

/** CV-CC-10, CV-RULING-101: the pieces of a side in a hex, any of which it may lose; a weapon belongs to its user's side. */
export function losable(field: Field, hex: Hex, seat: Seat): readonly Piece[] {
  const { firstWeapon, firstBunker } = field.roster;
  return piecesIn(field, hex).filter((piece) => {
    if (piece < firstWeapon || piece >= firstBunker) return seatOf(field, piece) === seat;
    const user = userOf(field, piece);
    return (
      get(field.game.at, piece) === hex &&
      (user === NONE ? seatOf(field, piece) === seat : hasWeapon(field, piece, seat))
    );
  });
}
