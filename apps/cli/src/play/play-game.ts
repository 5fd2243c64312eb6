import { randomBytes } from 'node:crypto';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import type { GameTypes, Match } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import type { Around, Report } from '../command.ts';
import { readTextFile } from '../files.ts';
import { chooseSetup, getGame, readLanguage } from '../game-choice.ts';
import { matchIdOf } from '../kept/match-id.ts';
import { findNote } from '../kept/notes.ts';
import { loadSpeech } from '../load-speech.ts';
import { type OpenedSave, openSave } from '../open-save.ts';
import { startMatch } from '../start-match.ts';
import { guard } from './guard.ts';
import { keepAt, keepUnasked, resumeCommand } from './keeping.ts';
import { write } from './screen.ts';
import { isShared, openSession, type Session } from './session.ts';
import { takeStanding, tellStanding } from './standing.ts';
import { playOn } from './turn.ts';
import { playersOfNew, playersOfOpened } from './who-plays.ts';

/** What was asked for, from the arguments or from the menu. */
export interface PlayWishes {
  readonly game?: string | undefined;
  readonly ruleset?: string | undefined;
  /** The name of a set-up, or one that was put together. */
  readonly setup?: string | NamedSetup | undefined;
  readonly seed?: string | undefined;
  readonly seats?: string | undefined;
  readonly language?: string | undefined;
  readonly load?: string | undefined;
  readonly save?: string | undefined;
}

/** Plays a game from the first question, or from where it was saved, to its end or until the players leave. */
export async function playGame(wishes: PlayWishes, around: Around): Promise<Report> {
  const opened = await openMatch(wishes);
  const session = await seatPlayers(wishes, opened, around);
  const { seed } = opened;
  // that a file cannot be written should be known before the first question
  if (wishes.save === undefined) keepUnasked(session, wishes.load);
  else await keepAt(session, wishes.save);
  greet(session, seed, wishes.load);
  const isOver = await guard(session, () => playOn(session));
  session.verifying?.();
  if (!isOver) sayGoodbye(session);
  return reportOf(session, seed);
}

interface Opened {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly seed: string | undefined;
  /** Where it came from a file. */
  readonly opened?: OpenedSave;
}

async function openMatch({ game, ruleset, setup, seed, load }: PlayWishes): Promise<Opened> {
  if (load !== undefined) {
    const clash = Object.entries({ ruleset, setup, seed }).find(([, value]) => value !== undefined);
    if (clash !== undefined)
      throw new CliError('OPTIONS_CLASH', `--${clash[0]} and --load do not go together`);
    const named = game === undefined ? undefined : getGame(game);
    const opened = await openSave(load, readTextFile(load), named);
    return { seed: undefined, entry: opened.entry, match: opened.match, opened };
  }
  if (game === undefined) throw new CliError('OPTION_MISSING', '--game GAME is missing');
  const entry = getGame(game);
  const chosen = seed ?? randomBytes(8).toString('hex');
  const wished = typeof setup === 'object' ? setup : chooseSetup(entry, setup, ruleset);
  return { entry, match: startMatch(entry, wished, chosen), seed: chosen };
}

/** Seats and language are those of the match where it was played here before, unless told. */
async function seatPlayers(wishes: PlayWishes, opened: Opened, around: Around): Promise<Session> {
  const { load, seats } = wishes;
  const { entry, match } = opened;
  const note = load === undefined ? undefined : findNote(around.place.home, load, matchIdOf(match));
  const speech = await loadSpeech(readLanguage(wishes.language ?? note?.language), entry, match);
  const company = { io: around.io, entry, match, speech, typed: seats };
  const players = load === undefined ? playersOfNew(company) : await playersOfOpened(company, note?.players);
  const session = openSession({ ...around, entry, players, match, speech });
  if (opened.opened !== undefined) takeStanding(session, opened.opened);
  return session;
}

function greet(session: Session, seed: string | undefined, file: string | undefined): void {
  const { speech } = session;
  if (seed !== undefined) write(session, speech.say('start', { game: speech.text.t('game.name'), seed }));
  if (file !== undefined) write(session, speech.say('opened', { file }));
  tellStanding(session);
  if (!session.players.includes('me')) write(session, speech.say('watching'));
}

function sayGoodbye(session: Session): void {
  const { speech, savedAs, io } = session;
  if (isShared(session)) io.clear();
  write(session, speech.say('unfinished'));
  if (savedAs === undefined) return write(session, speech.say('unsaved'));
  write(session, speech.say('goOn'));
  // never folded: it is there to be copied
  io.write(`  ${resumeCommand(session, savedAs)}`);
}

function reportOf({ entry, match, savedAs }: Session, seed: string | undefined): Report {
  const outcome = match.outcome();
  return {
    isGood: true,
    lines: [],
    json: {
      game: entry.id,
      ...(seed !== undefined && { seed }),
      isOver: outcome !== undefined,
      ...(outcome !== undefined && { outcome }),
      entries: match.log.length,
      ...(savedAs !== undefined && { savedAs }),
    },
  };
}
