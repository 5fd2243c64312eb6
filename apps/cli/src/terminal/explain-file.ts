import { saveProblemLine } from '@sitrep/speech';
import type { CliError } from '../cli-error.ts';
import { SaveRefused } from '../open-save.ts';
import { commandLine } from '../place.ts';
import type { Terminal } from './terminal.ts';

/** What is wrong with a file, in the player's language. */
export function explainFile(
  { speech, place }: Pick<Terminal, 'speech' | 'place'>,
  error: CliError,
  file: string,
): string {
  if (error.code === 'FILE_OTHER') return speech.say('fileOther', { file });
  if (error.code === 'FILE_OTHER_GAME') return speech.say('fileOtherGame', { file });
  if (!(error instanceof SaveRefused)) {
    const command = commandLine(place, ['play', '--load', file]);
    return speech.text.t(`error.${error.code}`, { path: file, command });
  }
  return error.problems.map((problem) => saveProblemLine(speech, problem)).join(' ');
}
