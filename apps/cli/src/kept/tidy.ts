import { CliError } from '../cli-error.ts';
import { forgetNote, readNotes } from './notes.ts';
import { isOwnFile } from './own-file.ts';

/** So many finished games stay in the folder of the user's own. */
export const MOST_FINISHED = 20;

/**
 * Removes the finished games that were played longest ago. Games that are still going on stay, and so does whatever the
 * player saved to a file of his own choice. What cannot be removed stays, too: that is no reason to disturb anybody.
 */
export function tidyFinished(home: string): void {
  const finished = readNotes(home).filter(({ file, isOver }) => isOver && isOwnFile(home, file));
  for (const note of finished.slice(MOST_FINISHED))
    try {
      forgetNote(home, note);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
    }
}
