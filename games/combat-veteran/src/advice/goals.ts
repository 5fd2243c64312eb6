import type { Hex } from '@sitrep/hex';
import { derive } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { fieldOf, get, type Read, soldierOf } from '../queries/field.ts';
import { isWounded } from '../queries/pieces.ts';
import { terrainAt } from '../queries/terrain.ts';
import { distancesTo, FAR } from './distances.ts';
import { type Outlook, punchOf } from './outlook.ts';

/** Where somebody wants to go: the distance from every hex, what a point of it is worth, and whether to run. */
export interface Goal {
  readonly way: readonly number[];
  readonly weight: number;
  readonly isDash: boolean;
}

const US = 0;
const TURNS = 10;
/** Points that a soldier covers in a turn, running if it must. */
const PACE = 7;

const NOWHERE: Goal = { way: [], weight: 0, isDash: false };

/** The distance from a hex; `FAR` if there is no way. */
export function wayFrom({ way }: Goal, hex: Hex): number {
  return way[hex] ?? FAR;
}

/** Where a soldier should go, by the aims of its side. */
export function goalOf(outlook: Outlook, soldier: Piece): Goal {
  const { field, seat } = outlook;
  if (soldierOf(field, soldier).isMedic && hasWounded(outlook)) return toWounded(outlook);
  if (field.content.scenario === 'keating')
    return seat === US ? breakOut(outlook) : attackGoal(outlook, soldier);
  return seat === US ? toPaddies(outlook, soldier) : toEnemies(outlook, 12);
}

function hasWounded({ field, friends }: Outlook): boolean {
  return friends.some((friend) => isWounded(field, friend));
}

/** An outlook never changes, so what is derived from it can be cached like what is derived from content. */
const toWounded = derive.content(({ field, friends }: Outlook): Goal => {
  const hexes = friends
    .filter((friend) => isWounded(field, friend))
    .map((friend) => get(field.game.at, friend));
  return { way: distancesTo(field, hexes), weight: 120, isDash: false };
});

/** The distances to some hexes. Cached, because the pieces that affect them usually stay put while others move. */
const waysTo = derive.match(
  (state: Read, hexes: readonly Hex[]) => distancesTo(fieldOf(state), hexes),
  (hexes) => hexes.join(),
);

/** CV-S1-18: by the last turn everybody should be north of the river; until then there is time to fight. */
function toPaddies(outlook: Outlook, soldier: Piece): Goal {
  const { field } = outlook;
  const way = waysTo(outlook.state, [...(field.board.areas.get('victory-paddies') ?? [])]);
  const left = TURNS + 1 - field.game.turn;
  const need = (way[get(field.game.at, soldier)] ?? FAR) / PACE;
  const isLate = need > left - 3 && need < left + 1;
  return { way, weight: isLate ? 90 : 25, isDash: isLate };
}

const toEnemies = derive.content(({ state, field, foes }: Outlook, weight: number): Goal => {
  const hexes = foes.filter((foe) => !isWounded(field, foe)).map((foe) => get(field.game.at, foe));
  return { way: waysTo(state, hexes), weight, isDash: false };
});

/** Heavy guns on peaks stay where they see somebody; all others close in. */
function attackGoal(outlook: Outlook, soldier: Piece): Goal {
  const { field } = outlook;
  const hex = get(field.game.at, soldier);
  const isGun = hex >= 0 && terrainAt(field.board, hex).id === 'peak';
  if (isGun && outlook.prospect(hex, punchOf(field, soldier, hex)) > 0) return NOWHERE;
  return toEnemies(outlook, 30);
}

/** CV-S2-22: the outpost is held until the enemy is weak, or time runs out. */
function isBreakingOut({ field, foes, friends }: Outlook): boolean {
  const fit = friends.filter((friend) => !isWounded(field, friend)).length;
  return field.game.turn >= 7 || 10 * foes.length <= 6 * fit;
}

function breakOut(outlook: Outlook): Goal {
  if (!isBreakingOut(outlook)) return NOWHERE;
  return { way: waysOut(outlook.state, outlook), weight: 200, isDash: true };
}

/** The distances to the edge of the map, avoiding enemy fire. */
const waysOut = derive.match(
  (_state: Read, { field, danger }: Outlook) =>
    distancesTo(field, field.board.edge, (hex) => Math.floor(danger(hex) / 400)),
  ({ posts }) => posts,
);
