import type { Seat } from '@sitrep/kernel';
import { findNearest } from '@sitrep/text/nearest';
import { CliError } from '../cli-error.ts';

/** Who may sit in a seat: somebody at this terminal, a bot that picks by chance, or one that follows the game's advice. */
export const PLAYERS = ['me', 'random', 'greedy'] as const;

export type Player = (typeof PLAYERS)[number];

/** One person against bots of a kind. */
export function aloneAgainst(bots: Player, count: number): readonly Player[] {
  return Array.from({ length: count }, (_, seat): Player => (seat === 0 ? 'me' : bots));
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
  const player = PLAYERS.find((known) => known === name);
  if (player === undefined) {
    const suggestion = findNearest(name, PLAYERS);
    throw new CliError('SEATS_BAD', `--seats knows ${PLAYERS.join(', ')}, not “${name}”`, { suggestion });
  }
  if (Number(number) >= count) {
    throw new CliError('SEATS_BAD', `--seats: there is no seat ${number}; seats are 0 to ${count - 1}`);
  }
  return { seat: Number(number), player };
}

/** The inverse of `parseSeats`, with every seat. */
export function formatSeats(players: readonly Player[]): string {
  return players.map((player, seat) => `${seat}=${player}`).join(',');
}
