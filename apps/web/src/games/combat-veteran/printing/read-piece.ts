import { type Content, STANCES, type Stance } from '@sitrep/combat-veteran';
import type { SoldierFace, WeaponFace } from '../counters/faces.ts';
import type { BunkerProps, ChitProps } from '../counters/pieces.tsx';

/** What a side of a counter shows. */
export type Piece =
  | { readonly kind: 'soldier'; readonly face: SoldierFace }
  | { readonly kind: 'weapon'; readonly face: WeaponFace; readonly isSpent: boolean }
  | { readonly kind: 'bunker'; readonly face: BunkerProps }
  | { readonly kind: 'chit'; readonly face: ChitProps }
  | { readonly kind: 'stance'; readonly stance: Stance };

type NameOf = (card: string) => string;
type Read = (content: Content, id: string, nameOf: NameOf) => Piece | undefined;

/** The side of a counter that goes by this name in the list of what can be printed; `undefined` if there is none. */
export function readPiece(content: Content, side: string, nameOf: NameOf): Piece | undefined {
  const [kind = '', id = ''] = side.split('/');
  return KINDS[kind]?.(content, id, nameOf);
}

const KINDS: Readonly<Record<string, Read>> = {
  soldier: (content, id, nameOf) => soldier(content, id, nameOf, false),
  acted: (content, id, nameOf) => soldier(content, id, nameOf, true),
  weapon: (content, id, nameOf) => weapon(content, id, nameOf),
  broken: (content, id, nameOf) => weapon(content, id, nameOf, { isBroken: true }),
  spent: (content, id, nameOf) => weapon(content, id, nameOf, { isSpent: true }),
  bunker,
  chit,
  stance(_content, id) {
    const stance = STANCES.find((each) => each === id);
    return stance && { kind: 'stance', stance };
  },
};

function soldier({ forces }: Content, id: string, nameOf: NameOf, isDone: boolean): Piece | undefined {
  for (const { nation, soldiers } of [forces.us, forces.enemy]) {
    const man = soldiers.find((each) => each.id === id);
    if (man === undefined) continue;
    const { firepower, discipline, rank, isMedic, isHero } = man;
    const ratings = { firepower, discipline, rank, isMedic, isHero };
    const name = nameOf(`soldier/${id}`);
    return { kind: 'soldier', face: { nation, name, ...ratings, stance: 'walking', isDone } };
  }
  return undefined;
}

function weapon(
  { forces }: Content,
  id: string,
  nameOf: NameOf,
  { isBroken = false, isSpent = false } = {},
): Piece | undefined {
  const type = forces.weaponTypes.find((each) => each.id === id);
  if (type === undefined) return undefined;
  const { firepower, crew, isRadio, smoke } = type;
  const label = nameOf(`weapon/${id}`);
  return { kind: 'weapon', face: { label, firepower, crew, isRadio, smoke, isBroken }, isSpent };
}

function bunker({ forces }: Content, id: string): Piece | undefined {
  for (const { nation, bunkers = [] } of [forces.us, forces.enemy]) {
    const found = bunkers.find((each) => each.id === id);
    if (found !== undefined) {
      const { armor, firepower } = found;
      return { kind: 'bunker', face: { nation, armor, firepower } };
    }
  }
  return undefined;
}

/** Without a name it lies face down. */
function chit({ forces }: Content, id: string, nameOf: NameOf): Piece | undefined {
  if (id === '') return { kind: 'chit', face: { isFaceDown: true } };
  const found = [...(forces.us.chits ?? []), ...(forces.enemy.chits ?? [])].find((each) => each.id === id);
  if (found === undefined) return undefined;
  const { firepower, skulls } = found;
  return {
    kind: 'chit',
    face: {
      label: nameOf(`chit/${id}`),
      ...(firepower !== undefined && { firepower }),
      ...(skulls && { skulls }),
    },
  };
}
