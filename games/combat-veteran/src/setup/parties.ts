import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { Field } from '../queries/field.ts';
import { NONE } from '../state.ts';

/** The side that has bunkers. */
export const DEFENDER: Seat = 1;

/** Soldiers in a bunker with their weapons, or soldiers who are certain to be together in one. */
export interface Party {
  readonly soldiers: readonly Piece[];
  readonly weapons: readonly Piece[];
}

function hiddenFrom({ game }: Field, first: Piece, end: Piece): readonly Piece[] {
  return [...game.at.keys()].filter((piece) => piece >= first && piece < end && game.isHidden[piece]);
}

export function hiddenSoldiers(field: Field): readonly Piece[] {
  return hiddenFrom(field, 0, field.roster.firstWeapon);
}

export function hiddenWeapons(field: Field): readonly Piece[] {
  return hiddenFrom(field, field.roster.firstWeapon, field.roster.firstBunker);
}

export function hiddenBunkers(field: Field): readonly Piece[] {
  return hiddenFrom(field, field.roster.firstBunker, field.roster.ids.length);
}

/** CV-S1-04: those who were set up together with a weapon; while undiscovered, nobody has left. */
function pairsOf(field: Field): readonly Party[] {
  const { roster, content, game } = field;
  const numberOf = (id: string) => roster.numbers.get(id) ?? NONE;
  return content.setup.pairings
    .map(({ weapon, soldiers }) => ({ weapons: [numberOf(weapon)], soldiers: soldiers.map(numberOf) }))
    .filter(({ weapons, soldiers }) => [...weapons, ...soldiers].every((piece) => game.isHidden[piece]));
}

/** All soldiers, grouped into parties that stay together. */
export function partiesOf(field: Field): readonly Party[] {
  const pairs = pairsOf(field).reduce<readonly Party[]>(together, []);
  const alone = hiddenSoldiers(field).filter((soldier) =>
    pairs.every((pair) => !pair.soldiers.includes(soldier)),
  );
  return [...pairs, ...alone.map((soldier) => ({ soldiers: [soldier], weapons: [] }))];
}

/** Pairs that share a soldier become one party. */
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

export function sizeOf({ soldiers, weapons }: Party): number {
  return soldiers.length + weapons.length;
}

/** Who may have a weapon while nobody can have passed it on: those set up with it (CV-S1-04); `undefined` if anybody may. */
export function firstUsers(field: Field, weapon: Piece): readonly Piece[] | undefined {
  const { turn, active } = field.game;
  const isSetUp = turn === 0 || (turn === 1 && active !== DEFENDER);
  return isSetUp ? pairsOf(field).find(({ weapons }) => weapons.includes(weapon))?.soldiers : undefined;
}
