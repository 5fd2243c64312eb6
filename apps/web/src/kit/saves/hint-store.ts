import { type HintMark, openDatabase } from './database.ts';
import { afterWrites, inTurn } from './write-queue.ts';

export type { HintMark } from './database.ts';

/** Where hints were asked for in a game; empty if nothing is stored. */
export async function readHints(game: string): Promise<readonly HintMark[]> {
  try {
    await afterWrites();
    return (await (await openDatabase()).get('hints', game)) ?? [];
  } catch {
    return [];
  }
}

/** Stores them. A browser that stores nothing keeps them for as long as the page is open. */
export async function writeHints(game: string, hints: readonly HintMark[]): Promise<void> {
  try {
    await inTurn(async () => (await openDatabase()).put('hints', [...hints], game));
  } catch {
    // the mark is still shown on the screen
  }
}
