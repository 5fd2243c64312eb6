import { statSync } from 'node:fs';
import { formatSave, type GameTypes, type Save, sameData } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { isThere, readTextFile, writeWholeFile } from '../files.ts';

const OURS = /^\s*\{\s*"format"\s*:\s*"sitrep-save"/;

/** A file as it was after a match was written to it. */
export interface MatchFile {
  readonly file: string;
  readonly stamp: string;
}

/**
 * Writes a match to a file. What is there already is only replaced when it is this match at an earlier moment;
 * `before` says what we left there, so that it need not be read again.
 */
export function writeMatch(match: Save<GameTypes>, file: string, before?: MatchFile): MatchFile {
  const isOurs = before?.file === file && before.stamp === stampOf(file);
  if (!isOurs && isThere(file) && !isPastOf(readSave(file), match)) throw otherGame(file);
  return replaceSave(match, file);
}

/** Overwrites whatever saved game is there; the caller has asked first. */
export function overwriteSave(match: Save<GameTypes>, file: string): MatchFile {
  if (isThere(file)) readSave(file);
  return replaceSave(match, file);
}

function replaceSave(match: Save<GameTypes>, file: string): MatchFile {
  writeWholeFile(file, formatSave(match));
  return { file, stamp: stampOf(file) };
}

/** The text of a save; anything else is refused. */
function readSave(file: string): string {
  const text = readTextFile(file);
  if (OURS.test(text.slice(0, 200))) return text;
  throw new CliError('FILE_OTHER', `${file} is there already and is no saved game; choose another name.`, {
    path: file,
  });
}

function otherGame(file: string): CliError {
  return new CliError('FILE_OTHER_GAME', `${file} holds another game.`, {
    path: file,
    remedy: 'Choose another name, or remove the file first.',
  });
}

/** Whether everything in a save has happened in the match, in the same way. */
function isPastOf(text: string, match: Save<GameTypes>): boolean {
  const { game, key, config, log } = read(text);
  if (game !== match.game || key !== match.key || !sameData(config, match.config)) return false;
  if (!Array.isArray(log) || log.length > match.log.length) return false;
  return log.every((entry, index) => {
    const { by, act } = match.log[index] ?? {};
    return entry?.by === by && sameData(entry?.act, act);
  });
}

function read(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Changes whenever somebody writes the file. */
function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0, ino: 0 };
  return [mtimeMs, size, ino].join(' ');
}
