import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { type Aim, enemiesIn, findShot, ignoresArmor, poolOf } from '../queries/aiming.ts';
import { aimsFor, openAim } from '../queries/aims.ts';
import { modified } from '../queries/conditions.ts';
import { type Field, get, soldierOf, weaponOf } from '../queries/field.ts';
import { bonusBunker, crewFor, mayFire, ranksFor, sourcesOf } from '../queries/firers.ts';
import { occupiedHexes } from '../queries/line-of-sight.ts';
import { NONE } from '../state.ts';
import { attackWorth, ownDice, volleyWorth } from './worth.ts';

/** What a spent weapon might have done later. */
const SPENT = 450;
/** What it is worth not to be seen yet. */
const SECRECY = 900;

/** An aim with all that a firer can get: its bunker, the best leader, and no more crew than was named. */
function fullAim(field: Field, aim: Aim): Aim {
  const ranks = ranksFor(field, aim.firer, aim.hex).map(([, left]) => left);
  return {
    ...aim,
    bonus: aim.bonus === NONE ? Number(bonusBunker(field, aim.firer) !== NONE) : aim.bonus,
    dots: aim.dots === NONE ? Math.max(0, ...ranks) : aim.dots,
  };
}

/** Whom an aim may hit. */
function targetsOf(field: Field, { firer, hex, movers }: Aim): readonly Piece[] {
  const before = findShot(field, firer)?.targets ?? [];
  return enemiesIn(field, hex, soldierOf(field, firer).seat, movers).filter(
    (target) => !before.includes(target),
  );
}

/** What an aim is worth with this many dice of its budget, or with all of them. */
export function aimWorth(field: Field, aim: Aim, committed?: number): number {
  const full = fullAim(field, aim);
  const pool = poolOf(field, full, occupiedHexes(field));
  if (pool === undefined) return 0;
  const dice = modified(committed ?? pool.budget.dice, pool.modifiers);
  return volleyWorth(field, targetsOf(field, full), dice, ignoresArmor(field, full.weapon));
}

/** What firing a weapon costs besides its dice: a spent weapon, a position given away. */
export function firePrice({ game, roster }: Field, firer: Piece, weapon: Piece): number {
  const isSpent = weapon !== NONE && get(roster.weapons, weapon - roster.firstWeapon).type.isExpendable;
  return (isSpent ? SPENT : 0) + (get(game.isHidden, firer) ? SECRECY : 0);
}

/** The best that a soldier can do with a weapon in its Combat Phase, or at those who have just entered a hex. */
export function fireWorth(
  field: Field,
  firer: Piece,
  weapon: Piece,
  entry?: { readonly hex: Hex; readonly movers: readonly Piece[] },
): number {
  const hexes = entry === undefined ? aimsFor(field, firer, weapon) : [entry.hex];
  let best = 0;
  for (const hex of hexes) {
    const open = openAim(firer, weapon, hex, entry?.movers ?? []);
    best = Math.max(best, aimWorth(field, { ...open, crew: helpers(field, open) }));
  }
  return best - firePrice(field, firer, weapon);
}

/** The men who would serve a weapon. Whether one of them has something better to do is decided when the crew is chosen. */
function helpers(field: Field, aim: Aim): readonly Piece[] {
  if (aim.weapon === NONE) return [];
  return crewFor(field, aim).slice(0, weaponOf(field, aim.weapon).type.crew - 1);
}

/** What one more man at the weapon adds, compared with what he could do on his own. */
export function crewWorth(field: Field, aim: Aim, soldier: Piece): number {
  const alone = ownBest(field, soldier, aim);
  return aimWorth(field, { ...aim, crew: [...aim.crew, soldier] }) - alone;
}

function ownBest(field: Field, soldier: Piece, { movers, hex }: Aim): number {
  if (!mayFire(field, soldier)) return 0;
  const worths = sourcesOf(field, soldier).map((weapon) =>
    movers.length > 0
      ? aimWorth(field, openAim(soldier, weapon, hex, movers))
      : fireWorth(field, soldier, weapon),
  );
  return Math.max(0, ...worths);
}

/** What dice for one target are worth, and what the rest might still do to the others. */
export function shareWorth(
  field: Field,
  target: Piece,
  share: number,
  rest: { readonly others: readonly Piece[]; readonly pool: number },
): number {
  const left = rest.pool < 1 ? 0 : volleyWorth(field, rest.others, rest.pool, false);
  return attackWorth(field, target, share + ownDice(field, target, false)) + left;
}
