import type { Field, Piece } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';

/** The pieces of one side in one hex. */
export interface HexStack {
  readonly hex: Hex;
  readonly seat: number;
  /** The one on top first: a leader, else whoever has a weapon, else anybody. */
  readonly soldiers: readonly Piece[];
  /** The bunker that the seat knows to be there. */
  readonly bunker: Piece | undefined;
}

/** Everybody on the map, by hex and side. */
export function stacksOf(field: Field): readonly HexStack[] {
  const { game, roster } = field;
  const found = new Map<string, { hex: Hex; seat: number; soldiers: Piece[] }>();
  for (const [soldier, { seat }] of roster.soldiers.entries()) {
    const hex = game.at[soldier] ?? -1;
    if (hex < 0) continue;
    const key = `${seat} ${hex}`;
    const stack = found.get(key) ?? { hex, seat, soldiers: [] };
    stack.soldiers.push(soldier);
    found.set(key, stack);
  }
  return [...found.values()].map(({ hex, seat, soldiers }) => ({
    hex,
    seat,
    soldiers: soldiers.toSorted((one, other) => standing(field, other) - standing(field, one)),
    bunker: bunkerIn(field, hex),
  }));
}

/** How much a soldier stands out among those of his hex. */
function standing(field: Field, soldier: Piece): number {
  const { rank } = field.roster.soldiers[soldier] ?? { rank: 0 };
  return rank * 2 + Number(weaponOfUser(field, soldier) !== undefined);
}

/** The weapon that a soldier uses, the first of several. */
export function weaponOfUser({ game, roster }: Field, soldier: Piece): Piece | undefined {
  const index = game.user.indexOf(soldier);
  return index < 0 ? undefined : index + roster.firstWeapon;
}

/** Bunkers without anybody in them that the seat knows of. */
export function emptyBunkers(field: Field): readonly { readonly hex: Hex; readonly bunker: Piece }[] {
  const { roster, game } = field;
  const taken = new Set(stacksOf(field).map(({ hex }) => hex));
  return roster.bunkers.flatMap((_, index) => {
    const bunker = roster.firstBunker + index;
    const hex = game.at[bunker] ?? -1;
    return hex < 0 || taken.has(hex) ? [] : [{ hex, bunker }];
  });
}

function bunkerIn({ game, roster }: Field, hex: Hex): Piece | undefined {
  const index = roster.bunkers.findIndex((_, each) => game.at[roster.firstBunker + each] === hex);
  return index < 0 ? undefined : roster.firstBunker + index;
}
