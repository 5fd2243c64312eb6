import { type Hex, neighboursOf } from '@sitrep/hex';
import { supportModifiers } from '../choices/support.ts';
import type { ChitType } from '../content/content.ts';
import type { Piece } from '../content/roster.ts';
import { modified } from '../queries/conditions.ts';
import { get, type Read, soldierOf } from '../queries/field.ts';
import { isContested, isOnMap, soldiersIn } from '../queries/pieces.ts';
import { spotters, supportHexes } from '../reasons/support.ts';
import { NONE } from '../state.ts';
import type { Scene } from './scene.ts';
import { volleyWorth, worthOf } from './worth.ts';

/** What a face-down chit brings on the whole. */
const BLIND = { firepower: 9 };

type Strength = Pick<ChitType, 'firepower' | 'skulls'>;

/** The strength of a chit, by what the player knows. */
export function strengthOf({ field }: Scene, chit: number): Strength {
  return chit === NONE ? BLIND : get(field.roster.chits, chit);
}

/** What a strike on a hex is worth; skulls spare nobody. */
function strikeWorth(scene: Scene, hex: Hex, { firepower = 0, skulls }: Strength): number {
  const { field } = scene;
  if (skulls !== undefined) {
    const hexes = skulls > 1 ? [hex, ...neighboursOf(field.board.grid, hex)] : [hex];
    return hexes.reduce((sum, each) => sum + skullWorth(scene, each), 0);
  }
  const foes = foesIn(scene, hex);
  if (foes.length === 0 || isContested(field, hex)) return 0;
  return volleyWorth(field, foes, modified(firepower, supportModifiers(field, hex)), false);
}

function foesIn({ field, seat }: Scene, hex: Hex): readonly Piece[] {
  return soldiersIn(field, hex, 1 - seat).filter((foe) => isOnMap(field, foe));
}

function skullWorth(scene: Scene, hex: Hex): number {
  const { field, seat } = scene;
  const own = soldiersIn(field, hex, seat).reduce((sum, friend) => sum + worthOf(field, friend), 0);
  return foesIn(scene, hex).reduce((sum, foe) => sum + worthOf(field, foe), 0) - 2 * own;
}

/** CV-FS-05: what a chit called down on a hex is worth, stray rounds included. */
export function callWorth(scene: Scene, leader: Piece, hex: Hex, strength: Strength): number {
  const { field } = scene;
  const near = neighboursOf(field.board.grid, hex);
  // hardly anybody is worth a stray round alone
  if (foesIn(scene, hex).length === 0 && strength.skulls !== 2) return 0;
  const hits = Math.max(0, Math.min(6, soldierOf(field, leader).discipline - 1));
  const stray = near.reduce((sum, each) => sum + strikeWorth(scene, each, strength), 0) / near.length;
  return Math.floor((hits * strikeWorth(scene, hex, strength) + (6 - hits) * stray) / 6);
}

/** The best that a leader could call a chit on. */
export function spotterWorth(scene: Scene, leader: Piece, strength: Strength): number {
  const hexes = new Set(scene.foes.map((foe) => get(scene.field.game.at, foe)));
  let best = 0;
  for (const hex of supportHexes(scene.field, leader))
    if (hexes.has(hex)) best = Math.max(best, callWorth(scene, leader, hex, strength));
  return best;
}

/** What it is worth to place a chit now. Where chits can be kept, they wait for something that pays. */
export function supportWorth(state: Read, scene: Scene, chit: number): number {
  const strength = strengthOf(scene, chit);
  const best = Math.max(0, ...spotters(scene.field).map((leader) => spotterWorth(scene, leader, strength)));
  const isKept = state.content.scenario === 'rice-paddy' || chit !== NONE;
  return best - (isKept && state.game.turn < 9 ? 500 : 1);
}
