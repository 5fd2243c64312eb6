import { type CardFace, type CardName, type NounRef, plainFace } from '@sitrep/contract';
import type { Content } from '../content/content.ts';
import { describeBarrier, describeTerrain } from './ground.ts';
import { describeSoldier, soldierNoun } from './soldier.ts';
import { describeBunker, describeChit } from './support.ts';
import { describeWeapon } from './weapon.ts';

/** One kind of thing that can be looked up. Its ids are `KIND/NAME`. */
interface Shelf {
  names(content: Content): readonly string[];
  noun(content: Content, name: string): NounRef | undefined;
  describe(content: Content, name: string): readonly NounRef[];
}

const SHELVES: Readonly<Record<string, Shelf>> = {
  soldier: {
    names: ({ forces: { us, enemy } }) => [...us.soldiers, ...enemy.soldiers].map(({ id }) => id),
    noun: soldierNoun,
    describe: describeSoldier,
  },
  weapon: {
    names: ({ forces }) => forces.weaponTypes.map(({ id }) => id),
    noun: (_content, name) => ({ key: `weapon.${name}` }),
    describe: describeWeapon,
  },
  bunker: {
    names: ({ forces: { us, enemy } }) =>
      [...(us.bunkers ?? []), ...(enemy.bunkers ?? [])].map(({ armor }) => `${armor}`),
    noun: (_content, armor) => ({ key: 'noun.bunkers', args: { armor } }),
    describe: describeBunker,
  },
  chit: {
    names: ({ forces: { us, enemy } }) => [...(us.chits ?? []), ...(enemy.chits ?? [])].map(({ id }) => id),
    noun: (_content, name) => ({ key: `chit.${name}` }),
    describe: describeChit,
  },
  terrain: {
    names: ({ chart }) => chart.terrain.map(({ id }) => id),
    noun: (_content, name) => ({ key: `terrain.${name}` }),
    describe: describeTerrain,
  },
  barrier: {
    names: ({ chart }) => chart.barriers.map(({ id }) => id),
    noun: (_content, name) => ({ key: `barrier.${name}` }),
    describe: describeBarrier,
  },
};

/** Soldiers, types of weapons, bunkers, chits and ground of a scenario, each once. */
export function cardsOf(content: Content): readonly CardName[] {
  return Object.entries(SHELVES).flatMap(([kind, { names, noun }]) =>
    [...new Set(names(content))].flatMap((name) => {
      const found = noun(content, name);
      return found === undefined ? [] : [{ id: `${kind}/${name}`, name: found }];
    }),
  );
}

/** The face of one of them; `undefined` for what the scenario does not have. */
export function cardFace(content: Content, id: string): CardFace | undefined {
  const [type = '', item = ''] = id.split('/');
  const shelf = SHELVES[type];
  const name = shelf?.noun(content, item);
  if (shelf === undefined || name === undefined) return undefined;
  return plainFace({ id, name, type, lines: shelf.describe(content, item) });
}
