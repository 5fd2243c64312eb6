import path from 'node:path';
import type { Seat } from '@sitrep/kernel';
import { caveatsOf } from '@sitrep/speech';
import { CliError } from '../cli-error.ts';
import { isYes } from '../is-yes.ts';
import { type MatchFile, overwriteSave, writeMatch } from '../kept/match-file.ts';
import { findNote, writeNote } from '../kept/notes.ts';
import { isOwnFile, newOwnFile } from '../kept/own-file.ts';
import { tidyFinished } from '../kept/tidy.ts';
import { commandLine } from '../place.ts';
import { formatSeats } from '../seats.ts';
import { explainFile } from './explain-file.ts';
import { write } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** The file that the player named with `--save`. Asks before it replaces another game. */
export async function keepAt(terminal: Terminal, file: string): Promise<void> {
  terminal.host.keepBy((by) => keepAfter(terminal, by));
  terminal.keeper = { file, written: await writeAsking(terminal, file) };
  terminal.savedAs = file;
  note(terminal);
}

/** A file of our own, or the one that an opened match was kept in before. If nothing can be written, the player is told. */
export function keepUnasked(terminal: Terminal, opened?: string): void {
  const { place, host } = terminal;
  host.keepBy((by) => keepAfter(terminal, by));
  terminal.keeper = undefined;
  if (!host.players.includes('person')) return;
  try {
    const before = opened === undefined ? undefined : findNote(place.home, opened, host.id);
    const isKeptThere = opened !== undefined && before?.file === path.resolve(opened);
    terminal.keeper = { file: isKeptThere ? opened : newOwnFile(place.home, host) };
  } catch (error) {
    sayCannotKeep(terminal, place.home, error);
  }
}

/** What a person does is saved at once. Programs may do many things in a row: those are saved before somebody is asked. */
function keepAfter(terminal: Terminal, by: Seat): void {
  // the last save is no longer the whole game
  terminal.savedAs = undefined;
  if (terminal.host.players[by] === 'person') keep(terminal);
}

/** Brings the file up to date. A failure is reported and must not end the game. */
export function keep(terminal: Terminal): void {
  const { keeper, host } = terminal;
  if (keeper === undefined || terminal.savedAs !== undefined) return;
  try {
    keeper.written = writeMatch(host.save(), keeper.file, keeper.written);
    terminal.savedAs = keeper.file;
    note(terminal);
    if (host.outcome !== undefined) tidyFinished(terminal.place.home);
  } catch (error) {
    terminal.keeper = undefined;
    sayCannotKeep(terminal, keeper.file, error);
  }
}

/** Writes to a file that the player named. Another game there is only replaced by somebody at a terminal who says so. */
export async function writeAsking(terminal: Terminal, file: string): Promise<MatchFile> {
  try {
    return writeMatch(terminal.host.save(), file);
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== 'FILE_OTHER_GAME') throw error;
    if (!(await isAllowed(terminal, file))) throw error;
    return overwriteSave(terminal.host.save(), file);
  }
}

async function isAllowed({ io, speech }: Terminal, file: string): Promise<boolean> {
  if (!io.isTerminal) return false;
  return isYes(speech, await io.readLine(speech.say('overwrite', { file })));
}

/** Writes down who plays and in which language, so that the match can be resumed as it was. */
export function note({ place, host, entry, speech, keeper }: Terminal): void {
  if (keeper?.written === undefined) return;
  writeNote(place.home, {
    file: path.resolve(keeper.file),
    match: host.id,
    game: entry.id,
    title: entry.titleOf(host.facts),
    players: host.players,
    language: speech.text.language,
    isOver: host.outcome !== undefined,
    marks: caveatsOf(host.standing),
    playedAt: place.now().toISOString(),
  });
}

function sayCannotKeep(terminal: Terminal, file: string, error: unknown): void {
  if (!(error instanceof CliError)) throw error;
  const { speech } = terminal;
  write(terminal, speech.say('cannotKeep', { reason: explainFile(terminal, error, file) }), 2);
}

/** The command that resumes the match as it is played now. Files of our own are resumed in place. */
export function resumeCommand({ place, keeper, host, speech }: Terminal, file: string): string {
  const { language } = speech.text;
  return commandLine(place, [
    'play',
    ...['--load', file],
    ...(keeper?.file === file && !isOwnFile(place.home, file) ? ['--save', file] : []),
    ...(host.players.length > 1 ? ['--seats', formatSeats(host.players)] : []),
    ...(language === 'en' ? [] : ['--language', language]),
  ]);
}
