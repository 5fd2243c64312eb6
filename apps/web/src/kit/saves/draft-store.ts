import { type DraftRecord, openDatabase } from './database.ts';

export type { DraftRecord } from './database.ts';

/** The drafts that were saved of a kind, by name. Those of other kinds are not read. */
export async function listDrafts(kind: string): Promise<readonly DraftRecord[]> {
  const found = await (await openDatabase()).getAll('teams', IDBKeyRange.bound(`${kind} `, `${kind} \uffff`));
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

/** Saves a draft; one of the same kind and name is replaced. */
export async function keepDraft(kind: string, name: string, draft: object): Promise<void> {
  await (await openDatabase()).put('teams', { id: `${kind} ${name}`, name, ruleset: kind, draft });
}

export async function deleteDraft(id: string): Promise<void> {
  await (await openDatabase()).delete('teams', id);
}
