import path from 'node:path';
import { CliError } from '../cli-error.ts';
import { isYes } from '../is-yes.ts';
import { type MatchFile, overwriteSave, writeMatch } from '../kept/match-file.ts';
import { matchIdOf } from '../kept/match-id.ts';
import { findNote, writeNote } from '../kept/notes.ts';
import { isOwnFile, newOwnFile } from '../kept/own-file.ts';
import { tidyFinished } from '../kept/tidy.ts';
import { commandLine } from '../place.ts';
import { explainFile } from './explain-file.ts';
import { write } from './screen.ts';
import { formatSeats } from './seats.ts';
import type { Session } from './session.ts';
import { marksIn } from './standing.ts';

/** The file that the player named with `--save`. Asks before it replaces another game. */
export async function keepAt(session: Session, file: string): Promise<void> {
  session.keeper = { file, written: await writeAsking(session, file) };
  session.savedAs = file;
  note(session);
}

/** A file of our own, or the one that an opened match has been kept in before. That nothing can be written is said. */
export function keepUnasked(session: Session, opened?: string): void {
  const { place, match, players } = session;
  session.keeper = undefined;
  if (!players.includes('me')) return;
  try {
    const before = opened === undefined ? undefined : findNote(place.home, opened, matchIdOf(match));
    const isKeptThere = opened !== undefined && before?.file === path.resolve(opened);
    session.keeper = { file: isKeptThere ? opened : newOwnFile(place.home, match) };
  } catch (error) {
    sayCannotKeep(session, place.home, error);
  }
}

/** Brings the file up to date. What goes wrong is said and must not end the game. */
export function keep(session: Session): void {
  const { keeper, match } = session;
  if (keeper === undefined || session.savedAs !== undefined) return;
  try {
    keeper.written = writeMatch(match, keeper.file, keeper.written);
    session.savedAs = keeper.file;
    note(session);
    if (match.outcome() !== undefined) tidyFinished(session.place.home);
  } catch (error) {
    session.keeper = undefined;
    sayCannotKeep(session, keeper.file, error);
  }
}

/** Writes to a file that the player named. Another game there is only replaced by somebody at a terminal who says so. */
export async function writeAsking(session: Session, file: string): Promise<MatchFile> {
  try {
    return writeMatch(session.match, file);
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== 'FILE_OTHER_GAME') throw error;
    if (!(await isAllowed(session, file))) throw error;
    return overwriteSave(session.match, file);
  }
}

async function isAllowed({ io, speech }: Session, file: string): Promise<boolean> {
  if (!io.isTerminal) return false;
  return isYes(speech, await io.readLine(speech.say('overwrite', { file })));
}

/** Writes down who plays and in which language, so that the match can be gone on with as it was. */
export function note(session: Session): void {
  const { place, match, entry, players, speech, keeper } = session;
  if (keeper?.written === undefined) return;
  writeNote(place.home, {
    file: path.resolve(keeper.file),
    match: matchIdOf(match),
    game: entry.id,
    title: entry.titleOf(match.setup),
    players,
    language: speech.text.language,
    isOver: match.outcome() !== undefined,
    marks: marksIn(session),
    playedAt: place.now().toISOString(),
  });
}

function sayCannotKeep(session: Session, file: string, error: unknown): void {
  if (!(error instanceof CliError)) throw error;
  const { speech } = session;
  write(session, speech.say('cannotKeep', { reason: explainFile(speech, error, file) }), 2);
}

/** The command that goes on with the match as it is played now. Files of our own are gone on with where they are. */
export function resumeCommand({ place, keeper, players, speech, match }: Session, file: string): string {
  const { language } = speech.text;
  return commandLine(place, [
    'play',
    ...['--load', file],
    ...(keeper?.file === file && !isOwnFile(place.home, file) ? ['--save', file] : []),
    ...(match.state.seats.length > 1 ? ['--seats', formatSeats(players)] : []),
    ...(language === 'en' ? [] : ['--language', language]),
  ]);
}
