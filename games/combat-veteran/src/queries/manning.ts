import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';
import type { Aim } from './aiming.ts';
import { openAim } from './aims.ts';
import { type Field, get, weaponOf } from './field.ts';
import { bonusBunker, crewFor, mayFire, ranksFor, sourcesOf } from './firers.ts';

/** A gun with everything that serves it. */
export type Gun = Pick<Aim, 'firer' | 'weapon' | 'crew' | 'bonus' | 'dots'> & {
  readonly leader: Piece;
};

/** What a gun is worth to those who man it; asked often, so it should remember. */
export type GunWorth = (gun: Gun) => number;

/** A soldier's own rating. */
function bare(firer: Piece, weapon: Piece, crew: readonly Piece[] = []): Gun {
  return { firer, weapon, crew, bonus: 0, leader: NONE, dots: 0 };
}

/** An aim of a gun, with nothing left open. */
export function aimOf({ firer, weapon, crew, bonus, leader, dots }: Gun, hex: Hex, movers: readonly Piece[]) {
  return { ...openAim(firer, weapon, hex, movers), crew, isCrewed: true, bonus, leader, dots };
}

/**
 * The guns of some soldiers manned so that they are worth the most together: whoever serves does not fire (CV-RULING-13), each
 * bunker helps one (CV-RULING-78), each rank dot counts once (CV-COND-17).
 */
export function manGuns(field: Field, soldiers: readonly Piece[], worth: GunWorth): readonly Gun[] {
  const able = soldiers.filter((soldier) => mayFire(field, soldier));
  const siteOf = (soldier: Piece) => get(field.game.at, soldier);
  return [...new Set(able.map(siteOf))].flatMap((site) =>
    manSite(
      field,
      able.filter((soldier) => siteOf(soldier) === site),
      worth,
    ),
  );
}

function manSite(field: Field, firers: readonly Piece[], worth: GunWorth): readonly Gun[] {
  const guns = crewed(field, firers, worth).filter((gun) => worth({ ...gun, ...mostFor(field, gun) }) > 0);
  return withDots(field, withBonus(field, guns, worth), worth);
}

/** All that a bunker and a leader could add to a gun, if it were the only one. */
function mostFor(field: Field, { firer }: Gun): Pick<Gun, 'bonus' | 'dots'> {
  const dots = ranksFor(field, firer, NONE).map(([, left]) => left);
  return { bonus: Number(bonusBunker(field, firer) !== NONE), dots: Math.max(0, ...dots) };
}

interface Roles {
  readonly guns: readonly Gun[];
  readonly total: number;
}

/** Who fires what and who serves, so that the sum is the largest; those with weapons choose first. */
function crewed(field: Field, firers: readonly Piece[], worth: GunWorth): readonly Gun[] {
  const own = (soldier: Piece) => (firers.includes(soldier) ? worth(bare(soldier, NONE)) : 0);
  const armed = firers.filter((firer) => sourcesOf(field, firer).some((weapon) => weapon !== NONE));
  const others = firers.filter((firer) => !armed.includes(firer));
  const assign = (index: number, guns: readonly Gun[]): Roles => {
    const busy = new Set(guns.flatMap(({ firer, crew }) => [firer, ...crew]));
    const firer = armed[index];
    if (firer === undefined) return summed([...guns, ...idle(field, [...armed, ...others], busy)], worth);
    if (busy.has(firer)) return assign(index + 1, guns);
    const servers = (aim: Aim) =>
      crewFor(field, aim)
        .filter((soldier) => !busy.has(soldier))
        .sort((one, other) => own(one) - own(other));
    const choices = sourcesOf(field, firer).flatMap((weapon) => manned(field, firer, weapon, servers));
    return choices
      .map((gun) => assign(index + 1, [...guns, gun]))
      .reduce((best, roles) => (roles.total > best.total ? roles : best), assign(index + 1, guns));
  };
  return assign(0, []).guns;
}

/** A weapon with every number of men who could serve it, the cheapest first to do so. */
function manned(
  field: Field,
  firer: Piece,
  weapon: Piece,
  servers: (aim: Aim) => readonly Piece[],
): readonly Gun[] {
  const wanted = weapon === NONE ? 0 : weaponOf(field, weapon).type.crew - 1;
  const crew = wanted > 0 ? servers(openAim(firer, weapon, NONE, [])).slice(0, wanted) : [];
  return [...crew.keys(), crew.length].map((count) => bare(firer, weapon, crew.slice(0, count)));
}

/** Those with nothing else to do fire what they have left, or their own rating. */
function idle(field: Field, firers: readonly Piece[], busy: ReadonlySet<Piece>): readonly Gun[] {
  return firers
    .filter((firer) => !busy.has(firer))
    .flatMap((firer) =>
      sourcesOf(field, firer)
        .slice(0, 1)
        .map((weapon) => bare(firer, weapon)),
    );
}

function summed(guns: readonly Gun[], worth: GunWorth): Roles {
  return { guns, total: guns.reduce((sum, gun) => sum + worth(gun), 0) };
}

/** Each bunker's firepower for the gun that gains the most by it. */
function withBonus(field: Field, guns: readonly Gun[], worth: GunWorth): readonly Gun[] {
  const bunkers = new Set(guns.map(({ firer }) => bonusBunker(field, firer)).filter((each) => each !== NONE));
  let helped = guns;
  for (const bunker of bunkers)
    helped = improved(
      helped,
      (gun) => (bonusBunker(field, gun.firer) === bunker ? { ...gun, bonus: 1 } : undefined),
      worth,
    );
  return helped;
}

/** The rank dots of the leaders there, one by one; a gun draws on one leader (CV-RULING-71). */
function withDots(field: Field, guns: readonly Gun[], worth: GunWorth): readonly Gun[] {
  const purses = new Map(guns.flatMap(({ firer }) => ranksFor(field, firer, NONE)));
  let helped = guns;
  for (const [leader, left] of purses)
    for (let dot = 0; dot < left; dot += 1)
      helped = improved(
        helped,
        (gun) => (canDraw(field, gun, leader) ? { ...gun, leader, dots: gun.dots + 1 } : undefined),
        worth,
      );
  return helped;
}

function canDraw(field: Field, gun: Gun, leader: Piece): boolean {
  const isFree = gun.leader === NONE || gun.leader === leader;
  return isFree && ranksFor(field, gun.firer, NONE).some(([each]) => each === leader);
}

/** The change made to the one gun that gains the most by it, or to none. */
function improved(
  guns: readonly Gun[],
  change: (gun: Gun) => Gun | undefined,
  worth: GunWorth,
): readonly Gun[] {
  let best: { readonly index: number; readonly gun: Gun; readonly gain: number } | undefined;
  for (const [index, gun] of guns.entries()) {
    const changed = change(gun);
    const gain = changed === undefined ? 0 : worth(changed) - worth(gun);
    if (changed !== undefined && gain > (best?.gain ?? 0)) best = { index, gun: changed, gain };
  }
  return best === undefined ? guns : guns.with(best.index, best.gun);
}
