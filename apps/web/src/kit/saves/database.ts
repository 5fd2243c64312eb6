import type { Deeds, Standing } from '@sitrep/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The part of a game that never changes once it has begun. */
export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly eventVersion: number;
  readonly key: string;
  readonly isScripted: boolean;
  readonly config: object;
  readonly content: object;
}

/** What lists show about a game, which changes with every command. */
export interface GameHead {
  readonly id: string;
  readonly game: string;
  /** What the game is about, in the language of its last command. */
  readonly title: string;
  /** Given by the player; empty for a game that only saves itself. */
  readonly name: string;
  /** When the last command was, in milliseconds since 1970. */
  readonly updated: number;
  readonly entries: number;
  readonly isOver: boolean;
  /** Whether anybody at the table won; absent while it runs. */
  readonly isWon?: boolean;
  /** What it adds to the record; absent while it runs, and for games stored before this was kept. */
  readonly deeds?: Deeds;
  /** The names of the team. */
  readonly team?: string;
  /** How far it has got and who is to act, in the language of its last command. */
  readonly moment?: string;
  /** The cards of the places on the way, for its picture. */
  readonly places?: readonly string[];
  /** Who plays each seat. */
  readonly players: readonly string[];
  /** The names that players gave themselves, if any. */
  readonly names?: readonly string[];
  /** What sets it apart; absent if that was never determined. */
  readonly standing?: Standing;
  readonly hash: string;
  readonly marks: readonly object[];
}

/** The draft of a form that a player saved, such as a team. */
export interface DraftRecord {
  readonly id: string;
  readonly name: string;
  /** What it is a draft of. */
  readonly ruleset: string;
  readonly draft: object;
}

/** A file that could not be opened, kept as it came. */
export interface DamagedRecord {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
}

/** A hint was asked for after this event, by the number that it has for the seat. */
export interface HintMark {
  readonly seat: number;
  readonly n: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  heads: { key: string; value: GameHead; indexes: { updated: number } };
  /** Entries of the log, under the game's id and their number. */
  entries: { key: [string, number]; value: object };
  teams: { key: string; value: DraftRecord };
  damaged: { key: string; value: DamagedRecord };
  /** Where hints were asked for, under the game's id. */
  hints: { key: string; value: HintMark[] };
}

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

/** The browser's store. Rejects if the browser does not allow one. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>('sitrep', 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('heads', { keyPath: 'id' }).createIndex('updated', 'updated');
        database.createObjectStore('entries');
        database.createObjectStore('teams', { keyPath: 'id' });
        database.createObjectStore('damaged', { keyPath: 'id' });
      }
      database.createObjectStore('hints');
    },
  });
  return opened;
}
