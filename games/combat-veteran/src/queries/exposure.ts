import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { ignoresArmor, modifiersFor, poolOf } from './aiming.ts';
import { modified } from './conditions.ts';
import { openFirers } from './defence.ts';
import { type Field, get, soldierOf } from './field.ts';
import { hitChance, WHOLE } from './known-odds.ts';
import { canSee, occupiedHexes } from './line-of-sight.ts';
import { aimOf, type Gun, manGuns } from './manning.ts';
import { rival } from './pieces.ts';
import { targetOf } from './planned-attack.ts';
import { type Risk, riskOf, type Share } from './risk.ts';
import { moversOf, supposeIn } from './supposed.ts';

/** How the enemy is thought to deal out the dice of a gun: over all men, which is the worst, or to one man. */
export const HABITS = ['spread', 'single'] as const;
export type Habit = (typeof HABITS)[number];

/** A gun that fires once, at a group in one hex of its way. */
export interface Fire {
  readonly gun: Gun;
  readonly hex: Hex;
  /** The dice for the hex, before what each man's own conditions do to his share. */
  readonly pool: number;
  readonly shares: readonly Share[];
}

/** What awaits a group in one hex, or on its whole way. */
export interface Threatened {
  readonly fires: readonly Fire[];
  readonly risk: Risk;
}

export interface Exposure {
  /** Each hex of the path as if all fire were kept for it. */
  readonly hexes: readonly (Threatened & { readonly hex: Hex })[];
  /** The whole path: every gun fires once, where it hurts most. */
  readonly way: Threatened;
}

/** A hex as it will be when the group is in it. */
interface Stop {
  readonly hex: Hex;
  readonly field: Field;
  readonly occupied: readonly Hex[];
  readonly men: readonly Piece[];
  /** The chances that were worked out already, by man and dice. */
  readonly known: Map<number, number>;
}

/**
 * The worst that enemies whom both sides see could do together to a group that enters each hex of a path: dots, bunkers and crews
 * are used once, and nobody fires twice. Undiscovered soldiers are left out, whoever asks: nothing about them is given away.
 */
export function exposureOf(
  field: Field,
  members: readonly Piece[],
  path: readonly Hex[],
  habit: Habit = 'spread',
): Exposure {
  const stops = path.map((hex) => stopAt(field, members, hex));
  return {
    hexes: stops.map((stop) => ({ hex: stop.hex, ...threatIn(field, [stop], habit) })),
    way: threatIn(field, stops, habit),
  };
}

/** The same for one hex. */
export function exposureIn(
  field: Field,
  members: readonly Piece[],
  hex: Hex,
  habit: Habit = 'spread',
): Threatened {
  return threatIn(field, [stopAt(field, members, hex)], habit);
}

function stopAt(field: Field, members: readonly Piece[], hex: Hex): Stop {
  const supposed = supposeIn(field, members, hex);
  const men = moversOf(field, members);
  return { hex, field: supposed, occupied: occupiedHexes(supposed), men, known: new Map() };
}

function threatIn(field: Field, stops: readonly Stop[], habit: Habit): Threatened {
  const men = stops[0]?.men ?? [];
  const fires = men.length === 0 ? [] : firesAt(field, stops, habit);
  const volleys = stops.map((stop) => ({
    field: stop.field,
    shares: fires.filter(({ hex }) => hex === stop.hex).flatMap(({ shares }) => shares),
  }));
  return { fires, risk: riskOf(men, volleys) };
}

/** By man: the chance that nothing has happened to him yet, in parts of `WHOLE`. */
type Luck = ReadonlyMap<Piece, number>;

/** The guns that can hit somebody, each with the hex where it hurts most, given what the others do. */
function firesAt(field: Field, stops: readonly Stop[], habit: Habit): readonly Fire[] {
  const unhurt: Luck = new Map();
  const seat = rival(soldierOf(field, get(stops[0]?.men ?? [], 0)).seat);
  const known = new Map<string, number>();
  // who serves does not matter to the dice, only how many do
  const alone = (gun: Gun) => {
    const name = [gun.firer, gun.weapon, gun.crew.length, gun.bonus, gun.dots].join(' ');
    const worth = known.get(name) ?? bestFire(stops, gun, habit, unhurt)?.worth ?? 0;
    known.set(name, worth);
    return worth;
  };
  const seeing = openFirers(field, seat).filter((firer) => seesAny(field, firer, stops));
  const guns = manGuns(field, seeing, alone)
    .map((gun) => ({ gun, worth: alone(gun) }))
    .sort((one, other) => other.worth - one.worth);
  let fires: readonly Fire[] = [];
  for (const { gun } of guns) fires = withFire(stops, fires, gun, habit);
  // once more, now that all have chosen
  for (const { gun } of guns)
    fires = withFire(
      stops,
      fires.filter((fire) => fire.gun !== gun),
      gun,
      habit,
    );
  return fires;
}

function seesAny({ game }: Field, firer: Piece, stops: readonly Stop[]): boolean {
  const from = get(game.at, firer);
  return from >= 0 && stops.some(({ field, hex }) => canSee(field, from, hex));
}

function withFire(stops: readonly Stop[], fires: readonly Fire[], gun: Gun, habit: Habit): readonly Fire[] {
  const found = bestFire(stops, gun, habit, luckAfter(stops, fires));
  return found === undefined ? fires : [...fires, found.fire];
}

function luckAfter(stops: readonly Stop[], fires: readonly Fire[]): Luck {
  const luck = new Map<Piece, number>();
  for (const { hex, shares } of fires) {
    const stop = stops.find((each) => each.hex === hex);
    if (stop === undefined) continue;
    for (const share of shares) {
      const before = luck.get(share.target) ?? WHOLE;
      luck.set(share.target, Math.floor((before * (WHOLE - chanceOf(stop, share))) / WHOLE));
    }
  }
  return luck;
}

/** The chance that a share of dice wounds its man or worse. */
function chanceOf({ field, known }: Stop, { target, dice, isArmorIgnored }: Share): number {
  const key = (target * 2 + Number(isArmorIgnored)) * KEY_STEP + dice;
  const chance = known.get(key);
  if (chance !== undefined) return chance;
  const count = modified(dice, modifiersFor(field, target, isArmorIgnored));
  const found = count < 1 ? 0 : hitChance(field.content, { dice: count, target: targetOf(field, target) });
  known.set(key, found);
  return found;
}

/** More than any dice. */
const KEY_STEP = 1024;

function bestFire(
  stops: readonly Stop[],
  gun: Gun,
  habit: Habit,
  luck: Luck,
): { readonly fire: Fire; readonly worth: number } | undefined {
  let best: { readonly fire: Fire; readonly worth: number } | undefined;
  for (const stop of stops) {
    const found = poolOf(stop.field, aimOf(gun, stop.hex, stop.men), stop.occupied);
    if (found === undefined) continue;
    const pool = modified(found.budget.dice, found.modifiers);
    const { shares, worth } = dealt(stop, gun, { pool, habit, luck });
    if (worth > (best?.worth ?? 0)) best = { fire: { gun, hex: stop.hex, pool, shares }, worth };
  }
  return best;
}

interface Deal {
  readonly pool: number;
  readonly habit: Habit;
  readonly luck: Luck;
}

/** The dice of a gun dealt out so that the most men are to be expected. */
function dealt(
  stop: Stop,
  { weapon }: Gun,
  { pool, habit, luck }: Deal,
): { readonly shares: readonly Share[]; readonly worth: number } {
  const isArmorIgnored = ignoresArmor(stop.field, weapon);
  const gain = (target: Piece, dice: number) =>
    Math.floor(((luck.get(target) ?? WHOLE) * chanceOf(stop, { target, dice, isArmorIgnored })) / WHOLE);
  // CV-RULING-66: without a die of its own a pool is for one man whose conditions add some
  const deal =
    habit === 'single' || pool < 1 ? onOne(stop.men, pool, gain) : spreadOver(stop.men, pool, gain);
  const shares = [...deal].map(([target, dice]) => ({ target, dice, isArmorIgnored }));
  return { shares, worth: shares.reduce((sum, { target, dice }) => sum + gain(target, dice), 0) };
}

type Gain = (target: Piece, dice: number) => number;

function onOne(men: readonly Piece[], pool: number, gain: Gain): ReadonlyMap<Piece, number> {
  const worst = men.reduce((one, other) => (gain(other, pool) > gain(one, pool) ? other : one));
  return new Map([[worst, pool]]);
}

/** Dice by man: again and again to whom they bring the most each. */
export function spreadOver(men: readonly Piece[], pool: number, gain: Gain): ReadonlyMap<Piece, number> {
  const shares = new Map<Piece, number>();
  let left = pool;
  const offerTo = (man: Piece): Offer => {
    const given = shares.get(man) ?? 0;
    const now = given === 0 ? 0 : gain(man, given);
    const dice = leastUseful(given, left, (some) => gain(man, some) - now);
    return { man, dice, more: gain(man, given + dice) - now };
  };
  const offers = men.map(offerTo);
  while (left > 0) {
    const best = bestOffer(offers);
    if (best === undefined) break;
    shares.set(best.man, (shares.get(best.man) ?? 0) + best.dice);
    left -= best.dice;
    for (const [index, offer] of offers.entries())
      if (offer === best || offer.dice > left) offers[index] = offerTo(offer.man);
  }
  return shares;
}

/** Dice for a man, and what they bring. */
interface Offer {
  readonly man: Piece;
  readonly dice: number;
  readonly more: number;
}

function bestOffer(offers: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers)
    if (offer.more > 0 && (best === undefined || offer.more * best.dice > best.more * offer.dice))
      best = offer;
  return best;
}

/** The fewest dice more that bring anything. */
function leastUseful(given: number, left: number, more: (dice: number) => number): number {
  for (let dice = 1; dice < left; dice += 1) if (more(given + dice) > 0) return dice;
  return left;
}
