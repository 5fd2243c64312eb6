import type { Seat, State, Uniform } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { CvTypes } from './cv-types.ts';
import { type Field, fieldOf, get, type Read } from './queries/field.ts';
import { armorOf } from './queries/pieces.ts';
import { NONE } from './state.ts';

/** The side that has bunkers. */
const DEFENDER: Seat = 1;

/** How often a random distribution is tried before the true one is kept. */
const MOST_TRIES = 50;

/** Those in a bunker, and what they have; or those who are together in one for certain. */
interface Party {
  readonly soldiers: readonly Piece[];
  readonly weapons: readonly Piece[];
}

/** Who is in each bunker. */
type Homes = ReadonlyMap<Piece, Party>;

/** Puts undiscovered bunkers, those in them and their weapons where they might as well be for all that the seat knows. */
export function determinize(state: State<CvTypes>, seat: Seat, random: Uniform): void {
  if (seat === DEFENDER) return;
  // the live state as queries read it: TypeScript cannot see that it fits
  const field = fieldOf(state as unknown as Read);
  const { roster } = field;
  const bunkers = hiddenFrom(field, roster.firstBunker, roster.ids.length);
  if (bunkers.length === 0) return;
  const homes = dealHomes(field, bunkers, random) ?? trueHomes(field, bunkers);
  const users = [...homes.values()].flatMap((home) => dealUsers(field, home, random));
  const sites = dealSites(field, bunkers.length, random);
  const { game } = state;
  bunkers.forEach((bunker, index) => {
    const { soldiers, weapons } = homes.get(bunker) ?? NOBODY;
    for (const piece of [bunker, ...soldiers, ...weapons]) {
      game.at[piece] = get(sites, index);
      game.marks[piece] = 0;
    }
  });
  for (const [weapon, user] of users) {
    game.user[weapon - roster.firstWeapon] = user;
    game.assistant[weapon - roster.firstWeapon] = NONE;
  }
}

const NOBODY: Party = { soldiers: [], weapons: [] };

function hiddenFrom({ game }: Field, first: Piece, end: Piece): readonly Piece[] {
  return [...game.at.keys()].filter((piece) => piece >= first && piece < end && game.isHidden[piece]);
}

function hiddenSoldiers(field: Field): readonly Piece[] {
  return hiddenFrom(field, 0, field.roster.firstWeapon);
}

function hiddenWeapons(field: Field): readonly Piece[] {
  return hiddenFrom(field, field.roster.firstWeapon, field.roster.firstBunker);
}

/** Different hexes of those where a bunker may be. */
function dealSites({ game }: Field, count: number, random: Uniform): readonly number[] {
  const hexes = [...game.possible];
  return Array.from({ length: count }, () => hexes.splice(random.below(hexes.length), 1)[0] ?? NONE);
}

/** CV-S1-04: those who were set up together with a weapon; undiscovered, nobody has left. */
function pairsOf(field: Field): readonly Party[] {
  const { roster, content, game } = field;
  const numberOf = (id: string) => roster.numbers.get(id) ?? NONE;
  return content.setup.pairings
    .map(({ weapon, soldiers }) => ({ weapons: [numberOf(weapon)], soldiers: soldiers.map(numberOf) }))
    .filter(({ weapons, soldiers }) => [...weapons, ...soldiers].every((piece) => game.isHidden[piece]));
}

/** Everybody by parties that stay together. */
function partiesOf(field: Field): readonly Party[] {
  const pairs = pairsOf(field).reduce<readonly Party[]>(together, []);
  const alone = hiddenSoldiers(field).filter((soldier) =>
    pairs.every((pair) => !pair.soldiers.includes(soldier)),
  );
  return [...pairs, ...alone.map((soldier) => ({ soldiers: [soldier], weapons: [] }))];
}

/** Pairs that have a soldier in common are one party. */
function together(parties: readonly Party[], pair: Party): readonly Party[] {
  const isSame = ({ soldiers }: Party) => soldiers.some((soldier) => pair.soldiers.includes(soldier));
  const same = [...parties.filter(isSame), pair];
  return [
    ...parties.filter((party) => !isSame(party)),
    {
      soldiers: [...new Set(same.flatMap(({ soldiers }) => soldiers))],
      weapons: [...new Set(same.flatMap(({ weapons }) => weapons))],
    },
  ];
}

function sizeOf({ soldiers, weapons }: Party): number {
  return soldiers.length + weapons.length;
}

/** Everybody in bunkers that have room; `undefined` where chance finds no place for somebody. */
function dealHomes(field: Field, bunkers: readonly Piece[], random: Uniform): Homes | undefined {
  const parties = partiesOf(field);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // the largest first, for which room is hardest to find
    const armed = arm(field, parties, random).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const homes = new Map(bunkers.map((bunker) => [bunker, NOBODY]));
    if (armed.every((party) => settle(field, homes, party, random))) return homes;
  }
  return undefined;
}

/** Gives every other weapon to somebody. */
function arm(field: Field, parties: readonly Party[], random: Uniform): readonly Party[] {
  const paired = parties.flatMap(({ weapons }) => weapons);
  const armed = [...parties];
  for (const weapon of hiddenWeapons(field).filter((each) => !paired.includes(each))) {
    const index = random.below(armed.length);
    const party = get(armed, index);
    armed[index] = { ...party, weapons: [...party.weapons, weapon] };
  }
  return armed;
}

/** CV-STACK-13: puts a party into one of the bunkers that have room for it. */
function settle(field: Field, homes: Map<Piece, Party>, party: Party, random: Uniform): boolean {
  const roomy = [...homes].filter(([bunker, home]) => armorOf(field, bunker) - sizeOf(home) >= sizeOf(party));
  if (roomy.length === 0) return false;
  const [bunker, home] = get(roomy, random.below(roomy.length));
  homes.set(bunker, {
    soldiers: [...home.soldiers, ...party.soldiers],
    weapons: [...home.weapons, ...party.weapons],
  });
  return true;
}

/** Who has each weapon of a bunker: at first whoever was set up with it, later anybody there (CV-RULING-10). */
function dealUsers(
  field: Field,
  { soldiers, weapons }: Party,
  random: Uniform,
): readonly (readonly [Piece, Piece])[] {
  const { turn, active } = field.game;
  const isSetUp = turn === 0 || (turn === 1 && active !== DEFENDER);
  const pairs = isSetUp ? pairsOf(field) : [];
  return weapons.map((weapon) => {
    const able = pairs.find((pair) => pair.weapons.includes(weapon))?.soldiers ?? soldiers;
    return [weapon, get(able, random.below(able.length))];
  });
}

/** Who and what is with which bunker in truth. */
function trueHomes(field: Field, bunkers: readonly Piece[]): Homes {
  const { at } = field.game;
  const isWith = (bunker: Piece) => (piece: Piece) => at[piece] === at[bunker];
  return new Map(
    bunkers.map((bunker) => [
      bunker,
      {
        soldiers: hiddenSoldiers(field).filter(isWith(bunker)),
        weapons: hiddenWeapons(field).filter(isWith(bunker)),
      },
    ]),
  );
}
