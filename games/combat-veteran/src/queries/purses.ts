import { dotsLeft } from './able.ts';
import { fieldOf, get, type Read } from './field.ts';

type Purse = readonly [name: string, left: number];

/** Everything that is paid with: the rank dots of leaders (CV-COND-17) and firepower that a shot has left (CV-RULING-66). For tests of prices. */
export function pursesOf(state: Read): readonly Purse[] {
  const field = fieldOf(state);
  const { ids, leaders } = field.roster;
  return [
    ...leaders.flat().map((leader): Purse => [`rank dots of ${get(ids, leader)}`, dotsLeft(field, leader)]),
    ...field.game.shots.map(({ firer, left }): Purse => [`firepower of ${get(ids, firer)}`, left]),
  ];
}
