import { derive, InvariantError, type Seat } from '@sitrep/kernel';
import type { Bunker, ChitType, Content, Force, Soldier, Weapon, WeaponType } from './content.ts';

/** A piece's number: soldiers come first, the US ones before the enemy's, then weapons, then bunkers. */
export type Piece = number;

/** CV-STACK-02: a hex with more pieces is overstacked. CV-RULING-126: no hex may begin so. */
export const STACK_LIMIT = 15;

/** A soldier with everything that play needs to know about it. */
export interface RosterSoldier {
  readonly id: string;
  readonly seat: Seat;
  readonly firepower: number | undefined;
  readonly discipline: number;
  readonly rank: number;
  readonly isMedic: boolean;
  readonly isHero: boolean;
  /** CV-PIECE-15: a group of men, which crews any weapon (CV-PIECE-11) and dies of any wound (CV-S2-20). */
  readonly isGroup: boolean;
}

export interface RosterWeapon {
  readonly id: string;
  readonly seat: Seat;
  readonly type: WeaponType;
}

/** Every piece of a content by its number, worked out once. */
export interface Roster {
  readonly soldiers: readonly RosterSoldier[];
  readonly weapons: readonly RosterWeapon[];
  readonly bunkers: readonly Bunker[];
  /** Fire-support chits, one by one: a chit's place in the list is its token. */
  readonly chits: readonly ChitType[];
  /** The id of each piece. */
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, Piece>;
  readonly firstWeapon: Piece;
  readonly firstBunker: Piece;
  /** The soldiers of each side, and those of them with rank. */
  readonly sides: readonly (readonly Piece[])[];
  readonly leaders: readonly (readonly Piece[])[];
  /** The weapons that take two soldiers to carry, by their places in the list (CV-MOVE-14). */
  readonly heavies: readonly number[];
}

/** CV-PIECE-10: the crew that makes a weapon heavy. */
export const HEAVY = 3;

/** The roster of a content that passed the pack check. */
export const rosterOf: (content: Pick<Content, 'forces'>) => Roster = derive.content(makeRoster);

function makeRoster({ forces: { us, enemy, weaponTypes } }: Pick<Content, 'forces'>): Roster {
  const types = new Map(weaponTypes.map((type) => [type.id, type]));
  const soldiers = [...soldiersOf(us, 0), ...soldiersOf(enemy, 1)];
  const weapons = [...weaponsOf(us.weapons, 0, types), ...weaponsOf(enemy.weapons, 1, types)];
  const bunkers = [...(us.bunkers ?? []), ...(enemy.bunkers ?? [])];
  const ids = [...soldiers, ...weapons, ...bunkers].map(({ id }) => id);
  const sides = [0, 1].map((seat) =>
    [...soldiers.keys()].filter((soldier) => soldiers[soldier]?.seat === seat),
  );
  return {
    soldiers,
    weapons,
    bunkers,
    chits: [...(us.chits ?? []), ...(enemy.chits ?? [])].flatMap((chit) =>
      Array.from({ length: chit.count }, () => chit),
    ),
    ids,
    numbers: new Map(ids.map((id, piece) => [id, piece])),
    firstWeapon: soldiers.length,
    firstBunker: soldiers.length + weapons.length,
    sides,
    heavies: [...weapons.keys()].filter((index) => weapons[index]?.type.crew === HEAVY),
    leaders: sides.map((side) => side.filter((soldier) => (soldiers[soldier]?.rank ?? 0) > 0)),
  };
}

function soldiersOf({ soldiers, nation }: Force, seat: Seat): readonly RosterSoldier[] {
  return soldiers.map((soldier: Soldier) => ({
    id: soldier.id,
    seat,
    firepower: soldier.firepower,
    discipline: soldier.discipline,
    rank: soldier.rank ?? 0,
    isMedic: soldier.isMedic ?? false,
    isHero: soldier.isHero ?? false,
    isGroup: nation === 'taliban',
  }));
}

function weaponsOf(
  weapons: readonly Weapon[],
  seat: Seat,
  types: ReadonlyMap<string, WeaponType>,
): readonly RosterWeapon[] {
  return weapons.map(({ id, type }) => ({ id, seat, type: getType(types, type) }));
}

/** The pack check has made sure that every weapon's type exists. */
function getType(types: ReadonlyMap<string, WeaponType>, id: string): WeaponType {
  const type = types.get(id);
  if (type === undefined) throw new InvariantError('CONTENT_UNCHECKED', `there is no weapon type ${id}`);
  return type;
}
