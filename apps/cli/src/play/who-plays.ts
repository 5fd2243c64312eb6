import type { GameEntry } from '@sitrep/contract';
import type { GameTypes, Match } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import type { Speech } from '../speech.ts';
import { aloneAgainst, type Player, parseSeats } from './seats.ts';

/** What is known about who plays a match. */
export interface Company {
  readonly io: Io;
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly speech: Speech;
  /** `--seats` as it was typed. */
  readonly typed?: string | undefined;
}

/** Where sides are opposed and the game gives advice, the other side follows it. */
function opponentOf({ advise, isVersus }: GameEntry): Player {
  return isVersus && advise !== undefined ? 'greedy' : 'random';
}

/** Who plays unless somebody says otherwise at set-up: everybody sits here, but for the other side where there is one. */
export function usualPlayers(entry: GameEntry, count: number): readonly Player[] {
  return aloneAgainst(entry.isVersus ? opponentOf(entry) : 'me', count);
}

/** Who plays a match that begins: the first seat is a person's unless told. */
export function playersOfNew({ entry, match, typed }: Company): readonly Player[] {
  return parseSeats(typed, aloneAgainst(opponentOf(entry), match.state.seats.length));
}

/**
 * Who goes on with a match that was begun before. Where neither its note nor `--seats` tells, it must be asked: a
 * wrong guess would show one side what only the other may know.
 */
export async function playersOfOpened(
  company: Company,
  before: readonly Player[] | undefined,
): Promise<readonly Player[]> {
  const { entry, match, typed } = company;
  const bots = match.state.seats.map(() => opponentOf(entry));
  if (bots.length === 1) return parseSeats(typed, before ?? ['me']);
  if (typed !== undefined || before?.length === bots.length) return parseSeats(typed, before ?? bots);
  return askWho(company, bots);
}

async function askWho({ io, match, speech }: Company, bots: readonly Player[]): Promise<readonly Player[]> {
  if (!io.isTerminal)
    throw new CliError('SEATS_MISSING', 'nothing tells who of several plays here', {
      remedy: `Say it, such as --seats ${bots.map((bot, seat) => `${seat}=${seat === 0 ? 'me' : bot}`).join(',')}`,
    });
  const names = match.state.seats.map((_, seat) => `${seat + 1} ${speech.seat(seat)}`).join(', ');
  for (const line of wrap(speech.say('whoPlays', { names }), io.columns - 1)) io.write(line);
  for (;;) {
    const line = (await io.readLine('> '))?.trim();
    const seats = line?.split(/[\s,]+/).map((part) => Number(part) - 1);
    if (line === undefined || line === 'quit')
      throw new CliError('SEATS_MISSING', speech.say('whoPlaysNone'));
    if (seats?.every((seat) => bots[seat] !== undefined))
      return bots.map((bot, seat) => (seats.includes(seat) ? 'me' : bot));
    io.write(speech.say('menu.range', { most: bots.length }));
  }
}
