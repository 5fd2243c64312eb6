import type { Seat } from '@sitrep/kernel';
import { PLAYERS, type Player } from '@sitrep/session';
import { findNearest } from '@sitrep/text/nearest';
import { CliError } from './cli-error.ts';

/** What is typed, and noted, for who sits in a seat: a person is somebody at this terminal. */
export function wordOf(player: Player): string {
  return player === 'person' ? 'me' : player;
}

export function findPlayer(word: unknown): Player | undefined {
  return PLAYERS.find((player) => wordOf(player) === word);
}

/** One person against bots of a kind. */
export function aloneAgainst(bots: Player, count: number): readonly Player[] {
  return Array.from({ length: count }, (_, seat): Player => (seat === 0 ? 'person' : bots));
}

/** Reads `0=me,1=random`. Seats that are not named stay as they are. */
export function parseSeats(text: string | undefined, before: readonly Player[]): readonly Player[] {
  const players = [...before];
  const count = players.length;
  for (const part of text === undefined ? [] : text.split(',')) {
    const { seat, player } = parsePart(part.trim(), count);
    players[seat] = player;
  }
  return players;
}

function parsePart(part: string, count: number): { readonly seat: Seat; readonly player: Player } {
  const [, number = '', name = ''] = /^(\d{1,2})=(.+)$/.exec(part) ?? [];
  if (number === '')
    throw new CliError('SEATS_BAD', `--seats takes a list such as 0=me,1=random, not “${part}”`);
  const player = findPlayer(name);
  if (player === undefined) {
    const words = PLAYERS.map(wordOf);
    const suggestion = findNearest(name, words);
    throw new CliError('SEATS_BAD', `--seats knows ${words.join(', ')}, not “${name}”`, { suggestion });
  }
  if (Number(number) >= count) {
    throw new CliError('SEATS_BAD', `--seats: there is no seat ${number}; seats are 0 to ${count - 1}`);
  }
  return { seat: Number(number), player };
}

/** The inverse of `parseSeats`, with every seat. */
export function formatSeats(players: readonly Player[]): string {
  return players.map((player, seat) => `${seat}=${wordOf(player)}`).join(',');
}
