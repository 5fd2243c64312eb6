import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import { firePrice } from '../advice/shots.ts';
import { attackWorth, ownDice } from '../advice/worth.ts';
import type { Piece } from '../content/roster.ts';
import { enemiesIn, findShot, ignoresArmor, type Pool, poolOf } from '../queries/aiming.ts';
import { enemyHexes, openAim } from '../queries/aims.ts';
import { modified } from '../queries/conditions.ts';
import { spreadOver } from '../queries/exposure.ts';
import { type Field, get, soldierOf, weaponOf } from '../queries/field.ts';
import { bonusBunker, crewFor, mayFire, ranksFor, sourcesOf } from '../queries/firers.ts';
import { canSee, occupiedHexes } from '../queries/line-of-sight.ts';
import { aimOf, type Gun } from '../queries/manning.ts';
import { soldiersOf } from '../queries/pieces.ts';
import { hasDice, sharedAttack } from '../queries/planned-attack.ts';
import { NONE } from '../state.ts';

/** Dice by man. */
export type Shares = ReadonlyMap<Piece, number>;

/** What is to be fired at: hexes with enemies, or those who have just entered one. */
export interface Quarry {
  readonly hexes: readonly Hex[];
  /** Empty in the Combat Phase. */
  readonly movers: readonly Piece[];
  /** Who is about to fire, or has fired and may go on. */
  readonly goingOn?: Piece;
}

/** A gun, served as well as it can be, against a hex. */
export interface BestShot extends Pool {
  readonly gun: Gun;
  readonly hex: Hex;
  readonly movers: readonly Piece[];
  /** The dice for the hex. */
  readonly pool: number;
  /** Men who can be attacked. */
  readonly targets: readonly Piece[];
  /** Useful ways to deal the dice out, the best first. */
  readonly splits: readonly Shares[];
  /** In thousandths of a soldier, what it costs taken off. */
  readonly worth: number;
}

/** Parts of a shot that somebody has settled. */
export interface Settled {
  readonly crew?: readonly Piece[] | undefined;
  readonly bonus?: number | undefined;
  readonly leader?: Piece | undefined;
  readonly dots?: number | undefined;
}

/** All hexes that a side may fire at in its Combat Phase. */
export function quarryOf(field: Field, seat: Seat): Quarry {
  return { hexes: enemyHexes(field, seat), movers: [] };
}

/** The best shots of a side at a hex, or of one of its soldiers: gun by gun, the best first. */
export function bestShots(
  field: Field,
  seat: Seat,
  about: { readonly hex: Hex } | { readonly gun: Piece },
  quarry: Quarry = quarryOf(field, seat),
): readonly BestShot[] {
  const hexes = 'hex' in about ? quarry.hexes.filter((hex) => hex === about.hex) : quarry.hexes;
  const own = soldiersOf(field, seat);
  const firers = 'gun' in about ? own.filter((soldier) => soldier === about.gun) : own;
  const occupied = occupiedHexes(field);
  return firers
    .filter((firer) => isFresh(field, firer, quarry))
    .flatMap((firer) =>
      sourcesOf(field, firer).flatMap((weapon) =>
        hexes.flatMap((hex) => {
          const shot = shotAt(field, { firer, weapon, hex, movers: quarry.movers }, {}, occupied);
          return shot === undefined ? [] : [shot];
        }),
      ),
    )
    .sort((one, other) => other.worth - one.worth);
}

/** CV-ATK-18: in the Combat Phase whoever began and stopped is finished; in defence what is left may be fired. */
function isFresh(field: Field, firer: Piece, { movers, goingOn }: Quarry): boolean {
  const isFirst = findShot(field, firer) === undefined;
  return mayFire(field, firer) && (movers.length > 0 || firer === goingOn || isFirst);
}

interface Aimed {
  readonly firer: Piece;
  readonly weapon: Piece;
  readonly hex: Hex;
  readonly movers: readonly Piece[];
}

/** A shot with what is settled, and the best of everything else; `undefined` if it comes to no attack. */
export function shotAt(
  field: Field,
  aimed: Aimed,
  settled: Settled,
  occupied: readonly Hex[] = occupiedHexes(field),
): BestShot | undefined {
  const { firer, weapon, hex, movers } = aimed;
  if (!canSee(field, get(field.game.at, firer), hex)) return undefined;
  const targets = targetsIn(field, aimed);
  let best: BestShot | undefined;
  for (const crew of crewsFor(field, aimed, settled)) {
    const gun: Gun = { firer, weapon, crew, ...supportFor(field, aimed, settled) };
    const pool = poolOf(field, aimOf(gun, hex, movers), occupied);
    if (pool === undefined) continue;
    const shot = dealtOut(field, { ...pool, gun, hex, movers, targets });
    const idle = crew.reduce((sum, soldier) => sum + idleWorth(field, soldier, aimed, occupied), 0);
    const worth = shot.worth - idle;
    if (shot.splits.length > 0 && (best === undefined || worth > best.worth)) best = { ...shot, worth };
  }
  return best;
}

function targetsIn(field: Field, { firer, hex, movers }: Aimed): readonly Piece[] {
  const attacked = findShot(field, firer)?.targets ?? [];
  return enemiesIn(field, hex, soldierOf(field, firer).seat, movers).filter(
    (each) => !attacked.includes(each),
  );
}

/** The crews worth a thought: those who would do the least themselves, nobody to the full number; or the one that is settled. */
function crewsFor(field: Field, aimed: Aimed, { crew }: Settled): readonly (readonly Piece[])[] {
  const { firer, weapon, hex, movers } = aimed;
  const wanted = weapon === NONE ? 0 : weaponOf(field, weapon).type.crew - 1;
  const able = crewFor(field, openAim(firer, weapon, hex, movers));
  if (crew !== undefined) return [crew.filter((soldier) => able.includes(soldier)).slice(0, wanted)];
  const rated = able
    .map((soldier) => [soldier, soldierOf(field, soldier).firepower ?? 0, sourcesOf(field, soldier).length])
    .sort(([, one = 0, few = 0], [, other = 0, many = 0]) => few - many || one - other)
    .map(([soldier = NONE]) => soldier);
  const most = rated.slice(0, wanted);
  return [...most.keys(), most.length].map((count) => most.slice(0, count));
}

/** The bunker's firepower, and a leader with all the dots that are left to him. */
function supportFor(
  field: Field,
  { firer, hex }: Aimed,
  { bonus, leader, dots }: Settled,
): Pick<Gun, 'bonus' | 'leader' | 'dots'> {
  const most = Number(bonusBunker(field, firer) !== NONE);
  const ranks = ranksFor(field, firer, hex).toSorted(([, one], [, other]) => other - one);
  const [chosen = NONE, left = 0] = ranks.find(([each]) => leader === undefined || each === leader) ?? [];
  const spent = Math.max(0, Math.min(left, dots ?? left));
  return {
    bonus: Math.max(0, Math.min(most, bonus ?? most)),
    leader: spent > 0 ? chosen : NONE,
    dots: spent,
  };
}

/** What a man who serves could have done by himself. */
function idleWorth(field: Field, soldier: Piece, { hex, movers }: Aimed, occupied: readonly Hex[]): number {
  if (!mayFire(field, soldier)) return 0;
  const gun: Gun = { firer: soldier, weapon: NONE, crew: [], bonus: 0, leader: NONE, dots: 0 };
  const pool = poolOf(field, aimOf(gun, hex, movers), occupied);
  if (pool === undefined) return 0;
  const targets = targetsIn(field, { firer: soldier, weapon: NONE, hex, movers });
  return Math.max(0, dealtOut(field, { ...pool, gun, hex, movers, targets }).worth);
}

/** The dice dealt out in the ways that are useful: to the best man, over all, and to the two best. */
function dealtOut(field: Field, shot: Omit<BestShot, 'pool' | 'splits' | 'worth'>): BestShot {
  const { gun, budget, modifiers, targets } = shot;
  const pool = modified(budget.dice, modifiers);
  const isArmorIgnored = ignoresArmor(field, gun.weapon);
  const gain = (target: Piece, dice: number) =>
    attackWorth(field, target, dice + ownDice(field, target, isArmorIgnored));
  const ranked = targets
    .filter((target) => hasDice(sharedAttack(field, volleyOf(gun, isArmorIgnored), target, pool)))
    .toSorted((one, other) => gain(other, pool) - gain(one, pool));
  const single = ranked.slice(0, 1).map((target) => new Map([[target, pool]]));
  // CV-RULING-66: without a die of its own a pool is for one man
  const shared = pool < 1 ? [] : [ranked.slice(0, 2), ranked].map((men) => spreadOver(men, pool, gain));
  const total = (shares: Shares) => [...shares].reduce((sum, [man, dice]) => sum + gain(man, dice), 0);
  const splits = different([...single, ...shared]).toSorted((one, other) => total(other) - total(one));
  const [best = new Map<Piece, number>()] = splits;
  return { ...shot, pool, splits, worth: total(best) - firePrice(field, gun.firer, gun.weapon) };
}

function volleyOf({ firer }: Gun, isArmorIgnored: boolean) {
  return { firer, ignoresArmor: isArmorIgnored };
}

function different(splits: readonly Shares[]): readonly Shares[] {
  const named = new Map(splits.filter(({ size }) => size > 0).map((shares) => [sharesText(shares), shares]));
  return [...named.values()];
}

/** `MAN:DICE` for each man, in the order of their numbers. */
export function sharesText(shares: Shares): string {
  return [...shares]
    .toSorted(([one], [other]) => one - other)
    .map(([man, dice]) => `${man}:${dice}`)
    .join();
}
