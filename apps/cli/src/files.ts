import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRecord } from '@sitrep/kernel';
import { CliError, type CliErrorCode } from './cli-error.ts';

/** No text file of ours is larger. A save of this size has more characters than the kernel takes. */
const MOST_BYTES = 96_000_000;

/** Reads a text file, or throws a `CliError` that says in one line why not. Devices and pipes, which may never end, are not read. */
export function readTextFile(file: string): string {
  return attempt(file, () => {
    requireFile(file, statSync(file));
    // Nothing that happens between the check and the opening can make this block.
    const opened = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      requireFile(file, fstatSync(opened));
      return readOpened(file, opened);
    } finally {
      closeSync(opened);
    }
  });
}

const CHUNK = 1 << 20;

/** All of a file, whose size need not be what the system reports: system files report 0, and others grow. */
function readOpened(file: string, opened: number): string {
  const parts: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const part = Buffer.allocUnsafe(CHUNK);
    const count = readSync(opened, part);
    if (count === 0) return Buffer.concat(parts, bytes).toString('utf8');
    parts.push(part.subarray(0, count));
    bytes += count;
    requireSize(file, bytes);
  }
}

/** Writes a file whole or not at all, and only where an ordinary file is or can be. */
export function writeWholeFile(file: string, text: string | Uint8Array): void {
  attempt(file, () => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there !== undefined) requireKind(file, there);
    const draft = `${file}.${process.pid}.part`;
    try {
      rmSync(draft, { force: true });
      writeFileSync(draft, text, { flag: 'wx' });
      renameSync(draft, file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

/** Removes a file; it is fine if it is already gone. */
export function removeFile(file: string): void {
  attempt(file, () => rmSync(file, { force: true }));
}

/** Creates a folder and its parents one by one: creating them all at once may never end where nothing can be created. */
export function makeFolder(folder: string): void {
  attempt(folder, () => {
    const missing: string[] = [];
    for (let at = path.resolve(folder); !isThere(at); at = path.dirname(at)) missing.unshift(at);
    for (const each of missing) mkdirSync(each);
    if (!statSync(folder).isDirectory()) throw notFolderError(folder);
  });
}

export function isFolder(file: string): boolean {
  return attempt(file, () => statSync(file).isDirectory());
}

export function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** Every file below a folder with this ending, in a fixed order. */
export function findFiles(folder: string, ending: string): readonly string[] {
  const entries: readonly Dirent[] = attempt(folder, () => readdirSync(folder, { withFileTypes: true }));
  return [...entries]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : findFiles(file, ending);
      return entry.name.endsWith(ending) ? [file] : [];
    });
}

function requireFile(file: string, found: Stats): void {
  requireKind(file, found);
  requireSize(file, found.size);
}

function requireSize(file: string, size: number): void {
  if (size <= MOST_BYTES) return;
  const sizes = `${Math.ceil(size / 1e6)} MB, and at most ${MOST_BYTES / 1e6} MB are read`;
  throw new CliError('FILE_TOO_LARGE', `${file} is too large: ${sizes}.`, { path: file });
}

function requireKind(file: string, found: Stats): void {
  if (found.isDirectory()) throw folderError(file);
  if (found.isFile()) return;
  const message = `${file} is a device, a pipe or a socket; an ordinary file is needed.`;
  throw new CliError('FILE_SPECIAL', message, { path: file });
}

function notFolderError(folder: string): CliError {
  return new CliError('FILE_NOT_FOLDER', `${folder}: it is a file; a folder is needed.`, { path: folder });
}

function folderError(file: string): CliError {
  return new CliError('FILE_IS_FOLDER', `${file} is a folder; a file is needed.`, { path: file });
}

const REASONS: Readonly<Record<string, readonly [CliErrorCode, string]>> = {
  ENOENT: ['FILE_MISSING', 'there is no such file or folder'],
  ENOTDIR: ['FILE_NOT_FOLDER', 'a part of the path is not a folder'],
  EEXIST: ['FILE_NOT_FOLDER', 'it is a file; a folder is needed'],
  EISDIR: ['FILE_IS_FOLDER', 'it is a folder'],
  EACCES: ['FILE_FORBIDDEN', 'you do not have permission to use it'],
  EPERM: ['FILE_FORBIDDEN', 'you do not have permission to use it'],
  EROFS: ['FILE_FORBIDDEN', 'the disk is read-only'],
  ENAMETOOLONG: ['FILE_MISSING', 'the name is too long'],
};

function attempt<V>(file: string, work: () => V): V {
  try {
    return work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = isRecord(error) && typeof error.code === 'string' ? error.code : 'unknown reason';
    const [code, why] = REASONS[reason] ?? ['FILE_UNREADABLE', reason];
    throw new CliError(code, `${file}: ${why}.`, { path: file });
  }
}
