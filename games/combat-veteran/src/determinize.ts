import { reading, type Seat, type State, type Uniform } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { CvTypes } from './cv-types.ts';
import { type Field, fieldOf, get } from './queries/field.ts';
import { armorOf } from './queries/pieces.ts';
import {
  DEFENDER,
  firstUsers,
  hiddenBunkers,
  hiddenSoldiers,
  hiddenWeapons,
  type Party,
  partiesOf,
  sizeOf,
} from './setup/parties.ts';
import { MARK, NONE } from './state.ts';

/** How many random distributions are tried before the true one is kept. */
const MOST_TRIES = 50;

/** Who is in each bunker. */
type Homes = ReadonlyMap<Piece, Party>;

/** Moves undiscovered bunkers, the soldiers in them and their weapons to places that fit what the seat knows. */
export function determinize(state: State<CvTypes>, seat: Seat, random: Uniform): void {
  if (seat === DEFENDER) return;
  const field = fieldOf(reading(state));
  const { roster } = field;
  const bunkers = hiddenBunkers(field);
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
  for (const { weapon, user, marks } of users) {
    game.user[weapon - roster.firstWeapon] = user;
    game.marks[weapon] = marks;
    game.assistant[weapon - roster.firstWeapon] = NONE;
  }
}

const NOBODY: Party = { soldiers: [], weapons: [] };

/** Picks different hexes from those where a bunker may be. */
function dealSites({ game }: Field, count: number, random: Uniform): readonly number[] {
  const hexes = [...game.possible];
  return Array.from({ length: count }, () => hexes.splice(random.below(hexes.length), 1)[0] ?? NONE);
}

/** Puts everybody into bunkers that have room; `undefined` if the random choices leave somebody without a place. */
function dealHomes(field: Field, bunkers: readonly Piece[], random: Uniform): Homes | undefined {
  const parties = partiesOf(field);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // the largest first, because they are the hardest to fit in
    const armed = arm(field, parties, random).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const homes = new Map(bunkers.map((bunker) => [bunker, NOBODY]));
    if (armed.every((party) => settle(field, homes, party, random))) return homes;
  }
  return undefined;
}

/** Gives each weapon that no party has yet to somebody. */
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

/** A weapon in somebody's hands, and whether it has been passed on in this phase. */
interface Possession {
  readonly weapon: Piece;
  readonly user: Piece;
  readonly marks: number;
}

/** Who has each weapon of a bunker: at first whoever was set up with it, later anybody there (CV-RULING-10). */
function dealUsers(field: Field, { soldiers, weapons }: Party, random: Uniform): readonly Possession[] {
  return weapons.map((weapon) => {
    const able = firstUsers(field, weapon) ?? soldiers;
    return { weapon, user: get(able, random.below(able.length)), marks: dealMarks(field, soldiers, random) };
  });
}

/** CV-DISC-15: in the Discipline Phase of its side a weapon may have been passed on already, where there is somebody else. */
function dealMarks({ game }: Field, soldiers: readonly Piece[], random: Uniform): number {
  const isOpen = game.phase === 'discipline' && game.active === DEFENDER && soldiers.length > 1;
  return isOpen && random.below(2) === 1 ? MARK.assigned : 0;
}

/** Who and what really is in each bunker. */
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
