import type { NamedSetup } from '@sitrep/contract';
import type { Content, CvTypes, Deployment, Force } from '../index.ts';
import { cropped, type Frame } from './crop.ts';

/** Two paddies and the path north of them. */
const FRAME: Frame = { columns: [11, 18], rows: [10, 20] };

/** A squad that covers, a squad that goes forward with the medic, and one kind of fire support. */
const US: Deployment = {
  posts: {
    'usv-hollis': '1516',
    'usv-hausner': '1516',
    'usv-specht': '1516',
    'usv-ibarra': '1516',
    'usv-jessup': '1316',
    'usv-oakes': '1316',
    'usv-alder': '1316',
    'usv-wexler': '1316',
  },
  users: { 'usv-an-prc-25-3': 'usv-hausner', 'usv-m60-1': 'usv-specht', 'usv-smoke-2': 'usv-jessup' },
  inside: [],
};

/** A machine gun by the path, a lone rifleman, and a bunker that nobody knows of yet. */
const ENEMY: Deployment = {
  posts: {
    'vc-tanh': '1412',
    'vc-manh': '1412',
    'vc-long': '1612',
    'vc-bunker-8': '1212',
    'vc-luong': '1212',
  },
  users: { 'vc-fm-24-29-1': 'vc-tanh' },
  inside: ['vc-luong'],
};

const CHITS = ['105mm'];

/** Two turns on a part of the Rice Paddy Angle, for a first lesson. */
export function lessonOf(content: Content): NamedSetup<CvTypes> {
  const { forces, setup, map } = content;
  const chits = (forces.us.chits ?? []).filter(({ id }) => CHITS.includes(id));
  return {
    name: `${content.scenario}/lesson`,
    config: { turns: 2, exitBlocksTaliban: false },
    content: {
      ...content,
      map: cropped(map, FRAME),
      forces: {
        ...forces,
        us: { ...named(forces.us, US), chits: chits.map((chit) => ({ ...chit, count: 2 })) },
        enemy: named(forces.enemy, ENEMY),
      },
      setup: { ...setup, suggested: { us: US, enemy: ENEMY } },
    },
  };
}

/** The pieces of a force that a set-up names. */
function named(force: Force, { posts, users }: Deployment): Force {
  return {
    ...force,
    soldiers: force.soldiers.filter(({ id }) => posts[id] !== undefined),
    weapons: force.weapons.filter(({ id }) => users[id] !== undefined),
    ...(force.bunkers && { bunkers: force.bunkers.filter(({ id }) => posts[id] !== undefined) }),
  };
}
