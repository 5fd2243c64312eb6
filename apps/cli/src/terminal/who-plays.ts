import type { GameEntry } from '@sitrep/contract';
import type { Host, Player } from '@sitrep/session';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { aloneAgainst, parseSeats, wordOf } from '../seats.ts';
import type { Speech } from '../speech.ts';

/** What is known about who plays a match. */
export interface Company {
  readonly io: Io;
  readonly host: Host;
  readonly speech: Speech;
  /** `--seats` as it was typed. */
  readonly typed?: string | undefined;
}

/** If sides are opponents and the game gives advice, the other side follows it. */
function opponentOf({ advise, isVersus }: GameEntry): Player {
  return isVersus && advise !== undefined ? 'greedy' : 'random';
}

/** The default players: everybody sits here, except for the other side if there is one. */
export function usualPlayers(entry: GameEntry, count: number): readonly Player[] {
  return aloneAgainst(entry.isVersus ? opponentOf(entry) : 'person', count);
}

/** Who plays a new match: by default a person has the first seat. */
export function playersOfNew({ host, typed }: Company): readonly Player[] {
  return parseSeats(typed, aloneAgainst(opponentOf(host.entry), host.players.length));
}

/**
 * Who continues a match that was started before. If neither its note nor `--seats` says so, the player is asked: a
 * wrong guess would show one side what only the other may know.
 */
export async function playersOfOpened(
  company: Company,
  before: readonly Player[] | undefined,
): Promise<readonly Player[]> {
  const { host, typed } = company;
  const bots = host.players.map(() => opponentOf(host.entry));
  if (bots.length === 1) return parseSeats(typed, before ?? ['person']);
  if (typed !== undefined || before?.length === bots.length) return parseSeats(typed, before ?? bots);
  return askWho(company, bots);
}

async function askWho({ io, speech }: Company, bots: readonly Player[]): Promise<readonly Player[]> {
  if (!io.isTerminal)
    throw new CliError('SEATS_MISSING', 'nothing tells who of several plays here', {
      remedy: `Say it, such as --seats ${bots.map((bot, seat) => `${seat}=${wordOf(seat === 0 ? 'person' : bot)}`).join(',')}`,
    });
  const names = bots.map((_, seat) => `${seat + 1} ${speech.seat(seat)}`).join(', ');
  for (const line of wrap(speech.say('whoPlays', { names }), io.columns - 1)) io.write(line);
  for (;;) {
    const line = (await io.readLine('> '))?.trim();
    const seats = line?.split(/[\s,]+/).map((part) => Number(part) - 1);
    if (line === undefined || line === 'quit')
      throw new CliError('SEATS_MISSING', speech.say('whoPlaysNone'));
    if (seats?.every((seat) => bots[seat] !== undefined))
      return bots.map((bot, seat) => (seats.includes(seat) ? 'person' : bot));
    io.write(speech.say('menu.range', { most: bots.length }));
  }
}
