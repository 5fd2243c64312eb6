import { dotsLeft } from './able.ts';
import { fieldOf, get, type Read } from './field.ts';

type Purse = readonly [name: string, left: number];

/** Everything that players pay with: the rank dots of leaders (CV-COND-17) and the firepower left in a shot (CV-RULING-66). For tests of costs. */
export function pursesOf(state: Read): readonly Purse[] {
  const field = fieldOf(state);
  const { ids, leaders } = field.roster;
  return [
    ...leaders.flat().map((leader): Purse => [`rank dots of ${get(ids, leader)}`, dotsLeft(field, leader)]),
    ...field.game.shots.map(({ firer, left }): Purse => [`firepower of ${get(ids, firer)}`, left]),
  ];
}
