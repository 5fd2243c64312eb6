import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type GameTypes, parseSave, type Save, type SaveProblem } from '@sitrep/kernel';
import { type Host, loadHost } from '@sitrep/session';
import { saveProblemLine } from '@sitrep/speech';
import { CliError } from './cli-error.ts';
import { loadSpeech } from './load-speech.ts';
import { verifyAtFirst } from './verifying.ts';

/** An opened file, and the match in it. */
export interface OpenedSave {
  readonly host: Host;
  readonly save: Save<GameTypes>;
}

/**
 * Opens the text of a save, as a given game or as the one it names, and verifies it for as long as a person would
 * wait. Throws a `CliError` with code, place and remedy.
 */
export async function openSave(file: string, text: string, entry?: GameEntry): Promise<OpenedSave> {
  const parsed = parseSave<GameTypes>(text);
  if (!parsed.ok) throw await refused(file, parsed.problems);
  const save = parsed.value;
  const found = entry ?? findGame(save.game);
  if (found === undefined) {
    throw new CliError('GAME_UNKNOWN', `${file} is of a game that is not here: ${save.game}.`, {
      path: file,
    });
  }
  const loaded = loadHost(found, save);
  if (!loaded.ok) throw await refused(file, loaded.problems);
  const host = loaded.value;
  verifyAtFirst(host);
  return { host, save };
}

/** The error for a save that cannot be opened. */
export async function refused(file: string, problems: readonly SaveProblem[]): Promise<CliError> {
  const speech = await loadSpeech('en');
  const [first] = problems;
  const line = first === undefined ? '' : saveProblemLine(speech, first);
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return new SaveRefused(`${file}: ${line}${more}`, file, problems);
}

/** A save that was refused, with every problem for programs. */
export class SaveRefused extends CliError {
  readonly problems: readonly SaveProblem[];

  constructor(message: string, file: string, problems: readonly SaveProblem[]) {
    super('SAVE_REFUSED', message, { path: file });
    this.problems = problems;
  }

  override get json(): object {
    const { code, message, more, problems } = this;
    return { error: { code, message, ...more, problems } };
  }
}
