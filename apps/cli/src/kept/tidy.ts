import { CliError } from '../cli-error.ts';
import { forgetNote, readNotes } from './notes.ts';
import { isOwnFile } from './own-file.ts';

/** How many finished games stay in the user's own folder. */
export const MOST_FINISHED = 20;

/**
 * Removes the finished games that were played longest ago. Games that are still going on stay, and so does whatever the
 * player saved to a file of their own choice. What cannot be removed stays, without a message.
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
