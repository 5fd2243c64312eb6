import { distance, type Hex, sees } from '@sitrep/hex';
import { type Answer, derive, type Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { type Field, fieldOf, get, type Read, soldierOf, weaponOf } from '../queries/field.ts';
import { findBudget } from '../queries/firepower.ts';
import {
  isBroken,
  isEffective,
  isOnMap,
  isWounded,
  rival,
  soldiersOf,
  weaponsOf,
} from '../queries/pieces.ts';
import { terrainAt, terrainDice } from '../queries/terrain.ts';
import { attackWorth, ownDice, roughWorth } from './worth.ts';

/** The answer that advice is asked about. */
export type Reply = Answer<CvTypes>;

/** What somebody can fire: dice, and how far without loss. */
export interface Punch {
  readonly dice: number;
  readonly range: number;
}

interface Post extends Punch {
  readonly hex: Hex;
}

/** What a seat knows about a situation, computed on demand. */
export interface Outlook {
  readonly state: Read;
  readonly field: Field;
  readonly seat: Seat;
  /** Enemies on the map, the wounded included. */
  readonly foes: readonly Piece[];
  /** Own soldiers on the map, or in hiding. */
  readonly friends: readonly Piece[];
  /** Where enemies fire from, and how: a key to tell situations apart. */
  readonly posts: string;
  /** What enemy fire into a hex is worth to the enemy. */
  danger(hex: Hex): number;
  /** The best attack from a hex. */
  prospect(hex: Hex, punch: Punch): number;
}

/** What a seat knows, cached until something happens. */
export const outlookOf: (state: Read, seat: Seat) => Outlook = derive.game(makeOutlook);

function makeOutlook(state: Read, seat: Seat): Outlook {
  const field = fieldOf(state);
  // CV-S1-10: undiscovered pieces are not on the map, so they are not known
  const foes = soldiersOf(field, rival(seat)).filter((soldier) => isOnMap(field, soldier));
  const friends = soldiersOf(field, seat).filter((soldier) => get(field.game.at, soldier) >= 0);
  const posts = postsOf(field, foes);
  const targets = targetsOf(field, foes);
  return {
    state,
    field,
    seat,
    foes,
    friends,
    posts: posts.map(({ hex, dice, range }) => `${hex}:${dice}:${range}`).join(),
    danger: memo((hex) => dangerAt(field, posts, seat, hex)),
    prospect: memoPunch((hex, punch) => prospectAt(field, targets, hex, punch)),
  };
}

function memo(work: (hex: Hex) => number): (hex: Hex) => number {
  const found = new Map<Hex, number>();
  return (hex) => {
    const value = found.get(hex) ?? work(hex);
    found.set(hex, value);
    return value;
  };
}

function memoPunch(work: (hex: Hex, punch: Punch) => number): (hex: Hex, punch: Punch) => number {
  const found = new Map<number, number>();
  return (hex, punch) => {
    const key = hex * 10_000 + punch.dice * 100 + punch.range;
    const value = found.get(key) ?? work(hex, punch);
    found.set(key, value);
    return value;
  };
}

/** The best that a soldier could fire with, in its hex or another. */
export function punchOf(field: Field, soldier: Piece, hex: Hex): Punch {
  const { firepower, isGroup } = soldierOf(field, soldier);
  const isOnPeak = hex >= 0 && terrainAt(field.board, hex).id === 'peak';
  let best: Punch = { dice: firepower ?? 0, range: firepower ?? 0 };
  if (!isEffective(field, soldier)) return best;
  for (const weapon of weaponsOf(field, soldier)) {
    if (isBroken(field, weapon)) continue;
    const { type } = weaponOf(field, weapon);
    const budget = findBudget({
      own: firepower,
      weapon: type,
      crew: isGroup ? 3 : type.crew,
      isOnPeak,
      bunker: 0,
    });
    if (budget !== undefined && budget.dice > best.dice) best = budget;
  }
  return best;
}

function postsOf(field: Field, foes: readonly Piece[]): readonly Post[] {
  return foes
    .filter((foe) => !isWounded(field, foe))
    .map((foe) => {
      const hex = get(field.game.at, foe);
      return { hex, ...punchOf(field, foe, hex) };
    })
    .filter(({ dice }) => dice > 0);
}

/** Dice at a distance: range, proximity and the terrain of the target (misadventure is left out, because it changes with every step). */
function diceAt({ board }: Field, { dice, range }: Punch, from: Hex, to: Hex): number {
  const far = distance(board.grid, from, to);
  const near = far === 1 ? 1 : 0;
  return dice - Math.max(0, far - range) + near + terrainDice(board, from, to);
}

function dangerAt(field: Field, posts: readonly Post[], seat: Seat, hex: Hex): number {
  let sum = 0;
  for (const post of posts) {
    const dice = post.hex === hex ? 0 : diceAt(field, post, post.hex, hex);
    if (dice > 0 && sees(field.board.sight, post.hex, hex)) sum += roughWorth(field, seat, dice);
  }
  return sum;
}

/** Enemies by hex, because everybody in one hex is seen from the same places. */
function targetsOf(field: Field, foes: readonly Piece[]): ReadonlyMap<Hex, readonly Piece[]> {
  const found = new Map<Hex, Piece[]>();
  for (const foe of foes) {
    const hex = get(field.game.at, foe);
    found.set(hex, [...(found.get(hex) ?? []), foe]);
  }
  return found;
}

function prospectAt(
  field: Field,
  targets: ReadonlyMap<Hex, readonly Piece[]>,
  hex: Hex,
  punch: Punch,
): number {
  let best = 0;
  for (const [to, foes] of targets) {
    if (to === hex) continue;
    const dice = diceAt(field, punch, hex, to);
    if (dice < 1 || !sees(field.board.sight, hex, to)) continue;
    for (const foe of foes) best = Math.max(best, attackWorth(field, foe, dice + ownDice(field, foe, false)));
  }
  return best;
}
