import { type DamagedRecord, openDatabase } from './database.ts';

export type { DamagedRecord } from './database.ts';

/** Longer files cannot be games: keeping them would only fill up the browser's store. */
const LONGEST = 20_000_000;

/** Keeps a file that could not be opened, as it came; the same file only once. */
export async function keepDamaged(name: string, text: string, reason: string): Promise<void> {
  if (text.length <= LONGEST) await (await openDatabase()).put('damaged', { id: name, text, reason });
}

export async function listDamaged(): Promise<readonly DamagedRecord[]> {
  return (await openDatabase()).getAll('damaged');
}

export async function deleteDamaged(id: string): Promise<void> {
  await (await openDatabase()).delete('damaged', id);
}
