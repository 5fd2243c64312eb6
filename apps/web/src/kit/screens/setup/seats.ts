import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { makeKey } from '@sitrep/kernel';
import { type Player, startHost } from '@sitrep/session';
import type { Session } from '../../match/session.ts';

/** Who sits at a seat: a name, or nothing for “player 2”, and whether a program plays it. */
export interface Person {
  readonly name: string;
  readonly player: Player;
}

const NOBODY: Person = { name: '', player: 'person' };

/** One person per seat; those already there stay. */
export function fitPeople(people: readonly Person[], seats: number): readonly Person[] {
  return Array.from({ length: seats }, (_, seat) => people[seat] ?? NOBODY);
}

/** The people at the table of another game; nobody if there was none. */
export function peopleOf(before: Session | undefined): readonly Person[] {
  return (before?.host.players ?? []).map((player, seat) => ({ name: before?.names[seat] ?? '', player }));
}

/** How many seats a match with this set-up has; one if it cannot be started. */
export function seatsIn(entry: GameEntry, { config, content }: NamedSetup): number {
  const started = startHost(entry, { config, content, key: makeKey('seats') });
  return started.ok ? started.value.players.length : 1;
}

export function playersOf(people: readonly Person[]) {
  return { players: people.map(({ player }) => player), names: people.map(({ name }) => name.trim()) };
}
