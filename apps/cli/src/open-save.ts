import { findGame } from '@sitrep/catalog';
import { type GameEntry, type Standing, standingOf } from '@sitrep/contract';
import {
  type GameTypes,
  type Loaded,
  loadMatch,
  parseSave,
  type Save,
  type SaveProblem,
} from '@sitrep/kernel';
import { saveProblemLine } from '@sitrep/speech';
import { CliError } from './cli-error.ts';
import { loadSpeech } from './load-speech.ts';
import { verifyAtFirst } from './verifying.ts';

/** An opened file with the game it belongs to. */
export interface OpenedSave extends Loaded<GameTypes> {
  readonly entry: GameEntry;
  readonly save: Save<GameTypes>;
  /** What is known by now of what the save is worth. */
  standing(): Standing;
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
  const loaded = loadMatch(found.game, save);
  if (!loaded.ok) throw await refused(file, loaded.problems);
  const { match, verifier } = loaded.value;
  verifyAtFirst(verifier);
  const facts = standingOf(found, match);
  return { ...loaded.value, entry: found, save, standing: () => ({ ...facts, past: verifier.past }) };
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
