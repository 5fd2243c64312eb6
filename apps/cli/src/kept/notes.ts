import path from 'node:path';
import type { NounRef } from '@sitrep/contract';
import { hashText, isOneOf, isRecord } from '@sitrep/kernel';
import type { Player } from '@sitrep/session';
import { CAVEATS, type Caveat } from '@sitrep/speech';
import { LANGUAGES, type Language } from '@sitrep/text';
import { findFiles, isThere, makeFolder, readTextFile, removeFile, writeWholeFile } from '../files.ts';
import { findPlayer, wordOf } from '../seats.ts';

/** What a save does not say but resuming it requires. One for every file that holds a match. */
export interface Note {
  /** The save, by its full path. */
  readonly file: string;
  /** Which match it is: the `id` of its host. */
  readonly match: string;
  readonly game: string;
  /** What is played, for lists. */
  readonly title: readonly NounRef[];
  readonly players: readonly Player[];
  readonly language: Language;
  readonly isOver: boolean;
  /** What sets it apart, for lists. */
  readonly marks?: readonly Caveat[];
  /** When it was played last, as `2026-11-16T18:30:00.000Z`. */
  readonly playedAt: string;
}

const FORMAT = 'sitrep-note';

export function writeNote(home: string, note: Note): void {
  makeFolder(folderOf(home));
  const players = note.players.map(wordOf);
  writeWholeFile(pathOf(home, note.file), JSON.stringify({ format: FORMAT, ...note, players }));
}

/** Every note whose save is still there, the game that was played last first. What cannot be read is left out. */
export function readNotes(home: string): readonly Note[] {
  if (!isThere(folderOf(home))) return [];
  const notes =
    attempt(() => findFiles(folderOf(home), '.json'))?.flatMap((file) => readNote(file) ?? []) ?? [];
  return notes.filter(({ file }) => isThere(file)).sort((a, b) => (a.playedAt > b.playedAt ? -1 : 1));
}

/** The note of a file, if it is about that match; else that of the same match in another file. */
export function findNote(home: string, file: string, match: string): Note | undefined {
  const notes = readNotes(home).filter((note) => note.match === match);
  return notes.find((note) => note.file === path.resolve(file)) ?? notes[0];
}

/** Removes a save and its note. */
export function forgetNote(home: string, { file }: Note): void {
  removeFile(file);
  removeFile(pathOf(home, file));
}

function folderOf(home: string): string {
  return path.join(home, 'notes');
}

function pathOf(home: string, file: string): string {
  return path.join(folderOf(home), `${hashText(file)}.json`);
}

function readNote(file: string): Note | undefined {
  const read: unknown = attempt(() => JSON.parse(readTextFile(file)));
  if (!isNoted(read)) return undefined;
  return { ...read, players: read.players.flatMap((word) => findPlayer(word) ?? []) };
}

/** A note as it is written, with the words for players. */
type Noted = Omit<Note, 'players'> & { readonly players: readonly string[] };

/** We write the notes, but somebody may have edited them. */
function isNoted(value: unknown): value is Noted {
  if (!isRecord(value)) return false;
  const { format, file, match, game, title, players, language, isOver, marks = [], playedAt } = value;
  const texts = [file, match, game, playedAt];
  return (
    format === FORMAT &&
    texts.every((text) => typeof text === 'string') &&
    typeof isOver === 'boolean' &&
    isOneOf(LANGUAGES, language) &&
    Array.isArray(title) &&
    title.every((noun) => isRecord(noun) && typeof noun.key === 'string') &&
    Array.isArray(players) &&
    players.every((word) => typeof word === 'string' && findPlayer(word) !== undefined) &&
    Array.isArray(marks) &&
    marks.every((mark) => isOneOf(CAVEATS, mark))
  );
}

function attempt<V>(work: () => V): V | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
