import type { Standing } from '@sitrep/contract';
import { type GameHead, type GameRecord, openDatabase } from './database.ts';
import { afterWrites, inTurn } from './write-queue.ts';

export type { GameHead, GameRecord } from './database.ts';

/** A stored game as it is read back: the parts of a save. */
export interface StoredGame {
  readonly record: GameRecord;
  readonly head: GameHead;
  readonly log: readonly object[];
}

/** Every stored game, the one played last first. */
export async function listGames(): Promise<readonly GameHead[]> {
  await afterWrites();
  const heads = await (await openDatabase()).getAllFromIndex('heads', 'updated');
  return heads.reverse();
}

export async function readGame(id: string): Promise<StoredGame | undefined> {
  await afterWrites();
  const transaction = (await openDatabase()).transaction(['games', 'heads', 'entries']);
  const record = await transaction.objectStore('games').get(id);
  const head = await transaction.objectStore('heads').get(id);
  if (record === undefined || head === undefined) return undefined;
  return { record, head, log: await transaction.objectStore('entries').getAll(entriesOf(id)) };
}

export async function writeGame(record: GameRecord, head: GameHead, log: readonly object[]): Promise<void> {
  const transaction = (await openDatabase()).transaction(['games', 'heads', 'entries'], 'readwrite');
  await transaction.objectStore('games').put(record);
  await transaction.objectStore('heads').put(head);
  const entries = transaction.objectStore('entries');
  await Promise.all(log.map((entry, index) => entries.put(entry, [record.id, index])));
  await transaction.done;
}

/**
 * Writes what has happened since the last time, all or nothing: the entries from the given one on, and the new head.
 * A name that was given meanwhile stays.
 */
export async function appendEntries(head: GameHead, from: number, entries: readonly object[]): Promise<void> {
  const transaction = (await openDatabase()).transaction(['heads', 'entries'], 'readwrite');
  const store = transaction.objectStore('entries');
  await Promise.all(entries.map((entry, index) => store.put(entry, [head.id, from + index])));
  const heads = transaction.objectStore('heads');
  const { name } = (await heads.get(head.id)) ?? head;
  await heads.put({ ...head, name });
  await transaction.done;
}

export function renameGame(id: string, name: string): Promise<void> {
  return inTurn(() => changeHead(id, { name }));
}

/** Keeps what has become known about a game since it was stored. */
export function writeStanding(id: string, standing: Standing): Promise<void> {
  return inTurn(() => changeHead(id, { standing }));
}

/** In one transaction, so nobody else writes the head between reading and writing it. */
async function changeHead(id: string, change: Partial<GameHead>): Promise<void> {
  const transaction = (await openDatabase()).transaction('heads', 'readwrite');
  const head = await transaction.store.get(id);
  if (head !== undefined) await transaction.store.put({ ...head, ...change });
  await transaction.done;
}

/** Deletes a game after all pending writes, so nothing of it comes back. */
export function deleteGame(id: string): Promise<void> {
  return inTurn(() => deleteAll(id));
}

async function deleteAll(id: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(['games', 'heads', 'entries', 'hints'], 'readwrite');
  await transaction.objectStore('games').delete(id);
  await transaction.objectStore('hints').delete(id);
  await transaction.objectStore('heads').delete(id);
  await transaction.objectStore('entries').delete(entriesOf(id));
  await transaction.done;
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
