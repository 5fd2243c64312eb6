import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { makeKey } from '@sitrep/kernel';
import { type Player, startHost } from '@sitrep/session';
import type { Session } from './session.ts';

/** Who sits at a seat: a name, or nothing for “player 2”, and whether a program plays it. */
export interface Person {
  readonly name: string;
  readonly player: Player;
}

/** One player per seat; those already there stay. Where sides are opponents, a person plays against the program. */
export function fitPeople(
  { isVersus = false, advise }: GameEntry,
  people: readonly Person[],
  seats: number,
): readonly Person[] {
  const isOpponent = (seat: number) => isVersus && advise !== undefined && seat > 0;
  return Array.from(
    { length: seats },
    (_, seat): Person => people[seat] ?? { name: '', player: isOpponent(seat) ? 'greedy' : 'person' },
  );
}

/** The players with one of them changed. Somebody must be watching: the last person leaves only for another. */
export function changePerson(
  people: readonly Person[],
  seat: number,
  part: Partial<Person>,
): readonly Person[] {
  const next = people.map((person, index) => (index === seat ? { ...person, ...part } : person));
  if (next.some(({ player }) => player === 'person')) return next;
  const other = (seat + 1) % next.length;
  return next.map((person, index) => (index === other ? { ...person, player: 'person' } : person));
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
