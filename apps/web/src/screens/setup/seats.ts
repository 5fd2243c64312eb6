import type { Player } from '../../match/types.ts';

/** Who sits at a seat: a name, or nothing for “player 2”, and whether a program plays it. */
export interface Person {
  readonly name: string;
  readonly player: Player;
}

const NOBODY: Person = { name: '', player: 'person' };

/** As many as there are seats; whoever was there stays. */
export function fitPeople(people: readonly Person[], seats: number): readonly Person[] {
  return Array.from({ length: seats }, (_, seat) => people[seat] ?? NOBODY);
}

export function playersOf(people: readonly Person[]) {
  return { players: people.map(({ player }) => player), names: people.map(({ name }) => name.trim()) };
}
