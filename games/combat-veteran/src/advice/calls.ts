import { type Hex, neighboursOf } from '@sitrep/hex';
import { supportModifiers } from '../choices/support.ts';
import type { ChitType } from '../content/content.ts';
import type { Piece } from '../content/roster.ts';
import { passingFaces, planAccuracy } from '../queries/check.ts';
import { modified } from '../queries/conditions.ts';
import { get, type Read } from '../queries/field.ts';
import { isContested, isOnMap, soldiersIn } from '../queries/pieces.ts';
import { spotters, supportHexes } from '../reasons/support.ts';
import { NONE } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { volleyWorth, worthOf } from './worth.ts';

/** The average strength of a face-down chit. */
const BLIND = { firepower: 9 };

type Strength = Pick<ChitType, 'firepower' | 'skulls'>;

/** The strength of a chit, as far as the player knows it. */
export function strengthOf({ field }: Outlook, chit: number): Strength {
  return chit === NONE ? BLIND : get(field.roster.chits, chit);
}

/** What a strike on a hex is worth; skulls spare nobody. */
function strikeWorth(outlook: Outlook, hex: Hex, { firepower = 0, skulls }: Strength): number {
  const { field } = outlook;
  if (skulls !== undefined) {
    const hexes = skulls > 1 ? [hex, ...neighboursOf(field.board.grid, hex)] : [hex];
    return hexes.reduce((sum, each) => sum + skullWorth(outlook, each), 0);
  }
  const foes = foesIn(outlook, hex);
  if (foes.length === 0 || isContested(field, hex)) return 0;
  return volleyWorth(field, foes, modified(firepower, supportModifiers(field, hex)), false);
}

function foesIn({ field, seat }: Outlook, hex: Hex): readonly Piece[] {
  return soldiersIn(field, hex, 1 - seat).filter((foe) => isOnMap(field, foe));
}

function skullWorth(outlook: Outlook, hex: Hex): number {
  const { field, seat } = outlook;
  const own = soldiersIn(field, hex, seat).reduce((sum, friend) => sum + worthOf(field, friend), 0);
  return foesIn(outlook, hex).reduce((sum, foe) => sum + worthOf(field, foe), 0) - 2 * own;
}

/** CV-FS-05: what a chit called down on a hex is worth, stray rounds included. */
export function callWorth(outlook: Outlook, leader: Piece, hex: Hex, strength: Strength): number {
  const { field } = outlook;
  const near = neighboursOf(field.board.grid, hex);
  // the chance of hitting somebody with a stray round is not worth a chit
  if (foesIn(outlook, hex).length === 0 && strength.skulls !== 2) return 0;
  const hits = passingFaces(planAccuracy(field, leader, hex));
  const stray = near.reduce((sum, each) => sum + strikeWorth(outlook, each, strength), 0) / near.length;
  return Math.floor((hits * strikeWorth(outlook, hex, strength) + (6 - hits) * stray) / 6);
}

/** The most that a chit called by this leader could be worth. */
export function spotterWorth(outlook: Outlook, leader: Piece, strength: Strength): number {
  const hexes = new Set(outlook.foes.map((foe) => get(outlook.field.game.at, foe)));
  let best = 0;
  for (const hex of supportHexes(outlook.field, leader))
    if (hexes.has(hex)) best = Math.max(best, callWorth(outlook, leader, hex, strength));
  return best;
}

/** What it is worth to place a chit now. Where chits can be kept, they wait for a worthwhile target. */
export function supportWorth(state: Read, outlook: Outlook, chit: number): number {
  const strength = strengthOf(outlook, chit);
  const best = Math.max(
    0,
    ...spotters(outlook.field).map((leader) => spotterWorth(outlook, leader, strength)),
  );
  const isKept = state.content.scenario === 'rice-paddy' || chit !== NONE;
  return best - (isKept && state.game.turn < 9 ? 500 : 1);
}
