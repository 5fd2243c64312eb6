import { expect, it, vi } from 'vitest';
import type { GameHead } from './database.ts';
import { appendEntries, deleteGame, renameGame, writeStanding } from './save-store.ts';
import { inTurn } from './write-queue.ts';

/** The database calls, in order. There are no heads outside transactions: code that needs one fails. */
const asked: string[] = [];
const heads = new Map<string, GameHead>();

const storeNamed = (name: string) => ({
  async get(id: string) {
    return heads.get(id);
  },
  async put(value: GameHead) {
    if (name === 'heads') heads.set(value.id, value);
  },
  async delete(id: string) {
    heads.delete(id);
  },
});

vi.mock('./database.ts', () => ({
  openDatabase: async () => ({
    transaction(names: string | readonly string[]) {
      asked.push(`transaction ${names}`);
      return { store: storeNamed('heads'), objectStore: storeNamed, done: Promise.resolve() };
    },
  }),
}));
vi.stubGlobal('IDBKeyRange', { bound: () => undefined });

const HEAD = { id: 'one', name: 'ours', entries: 3 } as unknown as GameHead;
const VERIFIED = { past: { kind: 'verified' }, hasOwnCards: false, isScripted: false } as const;

/** A write that blocks until it is released. */
function holdQueue(): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void inTurn(() => held);
  return letGo;
}

it.each([
  ['what is known of a game', () => writeStanding('one', VERIFIED)],
  ['its name', () => renameGame('one', 'theirs')],
  ['its end', () => deleteGame('one')],
])('%s is written in its turn, in one transaction', async (_, write) => {
  asked.length = 0;
  heads.set('one', HEAD);
  const letGo = holdQueue();
  const written = write();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  letGo();
  await written;
  expect(asked).toHaveLength(1);
  expect(heads.get('one')).not.toBe(HEAD);
});

it('keeps a name that was given while the game is open', async () => {
  heads.set('one', HEAD);
  await renameGame('one', 'theirs');
  await appendEntries({ ...HEAD, entries: 4 }, 3, [{}]);
  expect(heads.get('one')).toMatchObject({ name: 'theirs', entries: 4 });
});
