import type { Seat } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { findNearest } from '../nearest.ts';

/** Who may sit in a seat: somebody at this terminal, a bot that picks by chance, or one that follows the game's advice. */
export const PLAYERS = ['me', 'random', 'greedy'] as const;

export type Player = (typeof PLAYERS)[number];

/** Reads `0=me,1=random`. Seats that are not named get bots of the usual kind, but for seat 0. */
export function parseSeats(
  text: string | undefined,
  count: number,
  usual: Player = 'random',
): readonly Player[] {
  const players = Array.from({ length: count }, (_, seat): Player => (seat === 0 ? 'me' : usual));
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
