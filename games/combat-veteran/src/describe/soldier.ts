import type { NounRef } from '@sitrep/contract';
import type { Content, Soldier } from '../content/content.ts';
import { say } from './lines.ts';

const FACES = 6;

/** A man by his name, a group by its number. */
export function soldierNoun({ forces: { us, enemy } }: Content, id: string): NounRef | undefined {
  const side = us.soldiers.some((each) => each.id === id) ? us : enemy;
  const index = side.soldiers.findIndex((each) => each.id === id);
  if (index < 0) return undefined;
  const name = side.soldiers[index]?.name;
  return name === undefined
    ? { key: 'noun.group', args: { number: index + 1 } }
    : { key: 'noun.soldier', args: { name } };
}

/** Ratings and symbols of a soldier, and what set-up gives him. */
export function describeSoldier(content: Content, id: string): readonly NounRef[] {
  for (const { nation, soldiers } of [content.forces.us, content.forces.enemy]) {
    const soldier = soldiers.find((each) => each.id === id);
    if (soldier !== undefined)
      return [
        say('nation', { nation: { key: `nation.${nation}` } }),
        ...ratings(soldier),
        ...start(content, id),
      ];
  }
  return [];
}

function ratings({ men, firepower, discipline, rank, isMedic, isHero }: Soldier): readonly NounRef[] {
  return [
    ...(men === undefined ? [] : [say('men', { men })]),
    firepower === undefined ? say('noFirepower') : say('ownFirepower', { firepower }),
    // CV-PIECE-18
    say('discipline', { discipline, highest: Math.min(FACES, discipline - 1) }),
    ...(rank === undefined ? [] : [say('rank', { dots: rank })]),
    ...(isMedic ? [say('medic')] : []),
    ...(isHero ? [say('hero')] : []),
  ];
}

/** CV-S1-04, CV-S1-06, CV-S2-01, CV-S2-02: the weapons and the hex that he starts with. */
function start({ forces: { us, enemy }, setup }: Content, id: string): readonly NounRef[] {
  const mine = setup.pairings.filter(({ soldiers }) => soldiers.includes(id)).map(({ weapon }) => weapon);
  const armed = [...us.weapons, ...enemy.weapons].filter((weapon) => mine.includes(weapon.id));
  return [
    ...armed.map(({ type }) => say('startsWith', { weapon: { key: `weapon.${type}` } })),
    ...setup.posts.filter(({ piece }) => piece === id).map(({ hex }) => say('startsIn', { hex })),
  ];
}
