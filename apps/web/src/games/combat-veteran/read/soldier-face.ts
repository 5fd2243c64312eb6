import type { Field, Nation, Piece } from '@sitrep/combat-veteran';
import type { Speech } from '@sitrep/speech';
import type { SoldierFace, WeaponFace } from '../counters/faces.ts';
import type { BunkerProps } from '../counters/pieces.tsx';
import { weaponOfUser } from './stacks.ts';

/** What a soldier's counter shows now. */
export function faceOf(field: Field, speech: Speech, soldier: Piece, chosen?: readonly Piece[]): SoldierFace {
  const { roster, game } = field;
  const man = roster.soldiers[soldier];
  if (man === undefined) throw new Error(`there is no soldier ${soldier}`);
  const weapon = weaponOfUser(field, soldier);
  return {
    nation: nationOf(field, man.seat),
    name: speech.noun('soldier', soldier),
    firepower: man.firepower,
    discipline: man.discipline,
    rank: man.rank,
    isMedic: man.isMedic,
    isHero: man.isHero,
    stance: game.stance[soldier] ?? 'walking',
    weapon: weapon === undefined ? undefined : weaponFace(field, speech, weapon),
    isChosen: chosen?.includes(soldier),
  };
}

function nationOf({ content }: Field, seat: number): Nation {
  const { us, enemy } = content.forces;
  return (seat === 0 ? us : enemy).nation;
}

function weaponFace({ roster, game }: Field, speech: Speech, weapon: Piece): WeaponFace {
  const index = weapon - roster.firstWeapon;
  const type = roster.weapons[index]?.type;
  const crew = type?.crew ?? 1;
  return {
    label: type === undefined ? '' : speech.text.t(`weapon.${type.id}`),
    firepower: type?.firepower,
    crew: crew === 3 || crew === 2 ? crew : 1,
    isRadio: type?.isRadio,
    smoke: type?.smoke,
    isBroken: game.isBroken[index],
  };
}

/** What a bunker's counter shows. */
export function bunkerFace(field: Field, bunker: Piece): BunkerProps {
  const { roster, game } = field;
  const found = roster.bunkers[bunker - roster.firstBunker];
  return {
    nation: nationOf(field, 1),
    armor: found?.armor ?? 0,
    firepower: found?.firepower ?? 0,
    isHidden: game.isHidden[bunker] ?? false,
  };
}
