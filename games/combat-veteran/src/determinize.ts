import type { Seat, State, Uniform } from '@sitrep/kernel';
import type { CvTypes } from './cv-types.ts';
import { type Field, fieldOf, get, type Read } from './queries/field.ts';
import { armorOf, sizeOf, weaponsOf } from './queries/pieces.ts';

/** The side that has bunkers. */
const DEFENDER: Seat = 1;

/** How often a random distribution is tried before the true one is kept. */
const MOST_TRIES = 20;

/** Puts undiscovered bunkers, and those in them, where they might as well be for all that the seat knows. */
export function determinize(state: State<CvTypes>, seat: Seat, random: Uniform): void {
  if (seat === DEFENDER) return;
  // the live state as queries read it: TypeScript cannot see that it fits
  const field = fieldOf(state as unknown as Read);
  const bunkers = hiddenPieces(field).filter((piece) => piece >= field.roster.firstBunker);
  if (bunkers.length === 0) return;
  const homes = dealSoldiers(field, bunkers, random) ?? trueHomes(field, bunkers);
  const sites = dealSites(field, bunkers.length, random);
  bunkers.forEach((bunker, index) => {
    const hex = get(sites, index);
    state.game.at[bunker] = hex;
    for (const soldier of homes.get(bunker) ?? [])
      for (const piece of [soldier, ...weaponsOf(field, soldier)]) state.game.at[piece] = hex;
  });
}

type Homes = ReadonlyMap<number, readonly number[]>;

function hiddenPieces({ game }: Field): readonly number[] {
  return [...game.at.keys()].filter((piece) => game.isHidden[piece]);
}

function hiddenSoldiers(field: Field): readonly number[] {
  return hiddenPieces(field).filter((piece) => piece < field.roster.firstWeapon);
}

/** Different hexes of those where a bunker may be. */
function dealSites({ game }: Field, count: number, random: Uniform): readonly number[] {
  const hexes = [...game.possible];
  return Array.from({ length: count }, () => hexes.splice(random.below(hexes.length), 1)[0] ?? -1);
}

/** Each soldier with its weapons in a bunker that has room; `undefined` where chance finds no place for somebody. */
function dealSoldiers(field: Field, bunkers: readonly number[], random: Uniform): Homes | undefined {
  const soldiers = [...hiddenSoldiers(field)].sort((a, b) => sizeOf(field, b) - sizeOf(field, a) || a - b);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rooms = new Map(bunkers.map((bunker) => [bunker, armorOf(field, bunker)]));
    const homes = new Map<number, number[]>(bunkers.map((bunker) => [bunker, []]));
    const isDealt = soldiers.every((soldier) => {
      const size = sizeOf(field, soldier);
      const roomy = bunkers.filter((bunker) => (rooms.get(bunker) ?? 0) >= size);
      const bunker = roomy[random.below(Math.max(1, roomy.length))];
      if (bunker === undefined) return false;
      rooms.set(bunker, (rooms.get(bunker) ?? 0) - size);
      homes.get(bunker)?.push(soldier);
      return true;
    });
    if (isDealt) return homes;
  }
  return undefined;
}

/** Who is with which bunker in truth. */
function trueHomes(field: Field, bunkers: readonly number[]): Homes {
  const { at } = field.game;
  return new Map(
    bunkers.map((bunker) => [bunker, hiddenSoldiers(field).filter((soldier) => at[soldier] === at[bunker])]),
  );
}
