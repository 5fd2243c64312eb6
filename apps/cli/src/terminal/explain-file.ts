import { saveProblemLine } from '@sitrep/speech';
import type { CliError } from '../cli-error.ts';
import { SaveRefused } from '../open-save.ts';
import type { Speech } from '../speech.ts';

/** What is wrong with a file, in the player's language. */
export function explainFile(speech: Speech, error: CliError, file: string): string {
  if (error.code === 'FILE_OTHER') return speech.say('fileOther', { file });
  if (error.code === 'FILE_OTHER_GAME') return speech.say('fileOtherGame', { file });
  if (!(error instanceof SaveRefused)) return speech.text.t(`error.${error.code}`, { path: file });
  return error.problems.map((problem) => saveProblemLine(speech, problem)).join(' ');
}
