import { formatSave, type GameTypes, type Match, makeSave } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { isThere, readTextFile, writeTextFile } from '../files.ts';
import { SaveRefused } from '../open-save.ts';
import { type Speech, saveProblemLine } from '../speech.ts';

const OURS = /^\s*\{\s*"format"\s*:\s*"sitrep-save"/;

/** Saves a match. A file that holds something else is never overwritten. */
export function saveGame(file: string, match: Match<GameTypes>): void {
  if (isThere(file) && !OURS.test(readTextFile(file).slice(0, 200))) {
    throw new CliError('FILE_OTHER', `${file} is there already and is no saved game; choose another name.`, {
      path: file,
    });
  }
  writeTextFile(file, formatSave(makeSave(match)));
}

/** What is wrong with a file, in the player's language. */
export function explainFile(speech: Speech, error: CliError, file: string): string {
  if (error.code === 'FILE_OTHER') return speech.say('fileOther', { file });
  if (!(error instanceof SaveRefused)) return speech.text.t(`error.${error.code}`, { path: file });
  return error.problems.map((problem) => saveProblemLine(speech, problem)).join(' ');
}
