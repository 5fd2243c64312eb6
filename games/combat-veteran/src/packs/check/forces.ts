import { type Fault, fault, hint } from '@sitrep/packs';
import type { ChitType, Force, Forces, Soldier } from '../../content/content.ts';
import { type Nation, type Scenario, SIDES, type Side } from '../../types.ts';

/** CV-PIECE-02: who fights in which scenario. */
const NATIONS: Readonly<Record<Scenario, Readonly<Record<Side, Nation>>>> = {
  'rice-paddy': { us: 'us-vietnam', enemy: 'viet-cong' },
  keating: { us: 'us-afghanistan', enemy: 'taliban' },
};

export function forcesFaults(forces: Forces, scenario: Scenario | undefined): readonly Fault[] {
  return [
    ...idFaults(forces),
    ...typeFaults(forces),
    ...SIDES.flatMap((side) => forceFaults(forces[side], side, scenario)),
  ];
}

function forceFaults(force: Force, side: Side, scenario: Scenario | undefined): readonly Fault[] {
  return [
    ...(scenario === undefined ? [] : nationFaults(force.nation, side, scenario)),
    ...force.soldiers.flatMap((soldier, at) => soldierFaults(soldier, [side, 'soldiers', at])),
    ...(force.chits ?? []).flatMap((chit, at) => chitFaults(chit, [side, 'chits', at])),
  ];
}

function nationFaults(nation: Nation, side: Side, scenario: Scenario): readonly Fault[] {
  const wanted = NATIONS[scenario][side];
  return nation === wanted
    ? []
    : [fault('PACK_FIGURES_CLASH', [side, 'nation'], `in ${scenario} this side is ${wanted}; use that`)];
}

/** CV-PIECE-09: a medic has a cross in place of firepower, and nobody else lacks it. */
function soldierFaults(soldier: Soldier, path: readonly PropertyKey[]): readonly Fault[] {
  const isMedic = soldier.isMedic === true;
  if ((soldier.firepower === undefined) === isMedic) return [];
  const message = isMedic
    ? `${soldier.id} is a medic, who has no firepower; leave it out`
    : `${soldier.id} has no firepower; add it, or make him a medic`;
  return [fault('PACK_FIGURES_CLASH', [...path, 'firepower'], message)];
}

/** CV-PIECE-16: firepower or skulls. */
function chitFaults({ id, firepower, skulls }: ChitType, path: readonly PropertyKey[]): readonly Fault[] {
  return (firepower === undefined) === (skulls === undefined)
    ? [fault('PACK_FIGURES_CLASH', path, `${id} has either firepower or skulls; give it one of the two`)]
    : [];
}

/** The ids of all pieces with their places; chits and types have lists of their own. */
function idFaults(forces: Forces): readonly Fault[] {
  const pieces = SIDES.flatMap((side) =>
    (['soldiers', 'weapons', 'bunkers', 'chits'] as const).flatMap((list) =>
      (forces[side][list] ?? []).map(({ id }, at) => ({ id, path: [side, list, at, 'id'] })),
    ),
  );
  const types = forces.weaponTypes.map(({ id }, at) => ({ id, path: ['weaponTypes', at, 'id'] }));
  return [pieces, types].flatMap((list) =>
    list.flatMap(({ id, path }, at) =>
      list.findIndex((other) => other.id === id) < at
        ? [fault('PACK_ID_TWICE', path, `another piece has the id ${id} too; give one of them another`)]
        : [],
    ),
  );
}

/** Weapons of types that do not exist, and types of which there is no weapon. */
function typeFaults(forces: Forces): readonly Fault[] {
  const types = forces.weaponTypes.map(({ id }) => id);
  const used = SIDES.flatMap((side) => forces[side].weapons.map(({ type }) => type));
  return [
    ...SIDES.flatMap((side) =>
      forces[side].weapons.flatMap(({ type }, at) =>
        types.includes(type)
          ? []
          : [
              fault(
                'PACK_REFERENCE_UNKNOWN',
                [side, 'weapons', at, 'type'],
                `there is no weapon type “${type}”; ${hint(type, types, 'add it to weaponTypes')}`,
              ),
            ],
      ),
    ),
    ...types.flatMap((type, at) =>
      used.includes(type)
        ? []
        : [
            fault(
              'PACK_WORD_IDLE',
              ['weaponTypes', at, 'id'],
              `no weapon is of the type ${type}; leave it out`,
            ),
          ],
    ),
  ];
}
