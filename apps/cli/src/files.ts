import {
  type Dirent,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CliError, type CliErrorCode } from './cli-error.ts';

/** No text file of ours is larger. A save of this size has more characters than the kernel takes. */
const MOST_BYTES = 96_000_000;

/** Reads a text file, or throws a `CliError` that says in one line why not. */
export function readTextFile(file: string): string {
  const { size } = attempt(file, () => requireFile(file));
  if (size > MOST_BYTES) {
    const sizes = `${Math.ceil(size / 1e6)} MB, and at most ${MOST_BYTES / 1e6} MB are read`;
    throw new CliError('FILE_TOO_LARGE', `${file} is too large: ${sizes}.`, { path: file });
  }
  return attempt(file, () => readFileSync(file, 'utf8'));
}

/** Writes a text file whole or not at all. */
export function writeTextFile(file: string, text: string): void {
  attempt(file, () => {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw folderError(file);
    const draft = `${file}.part`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  });
}

export function makeFolder(folder: string): void {
  attempt(folder, () => mkdirSync(folder, { recursive: true }));
}

export function isFolder(file: string): boolean {
  return attempt(file, () => statSync(file).isDirectory());
}

export function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** Every file below a folder whose name ends so, in a fixed order. */
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

function requireFile(file: string): { readonly size: number } {
  const found = statSync(file);
  if (found.isDirectory()) throw folderError(file);
  return found;
}

function folderError(file: string): CliError {
  return new CliError('FILE_IS_FOLDER', `${file} is a folder; a file is needed.`, { path: file });
}

const REASONS: Readonly<Record<string, readonly [CliErrorCode, string]>> = {
  ENOENT: ['FILE_MISSING', 'there is no such file or folder'],
  ENOTDIR: ['FILE_NOT_FOLDER', 'a part of the path is not a folder'],
  EEXIST: ['FILE_NOT_FOLDER', 'it is a file; a folder is needed'],
  EISDIR: ['FILE_IS_FOLDER', 'it is a folder'],
  EACCES: ['FILE_FORBIDDEN', 'this user may not use it'],
  EPERM: ['FILE_FORBIDDEN', 'this user may not use it'],
  EROFS: ['FILE_FORBIDDEN', 'the disk is read-only'],
  ENAMETOOLONG: ['FILE_MISSING', 'the name is too long'],
};

function attempt<V>(file: string, work: () => V): V {
  try {
    return work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    const [code, why] = REASONS[reason] ?? ['FILE_UNREADABLE', reason];
    throw new CliError(code, `${file}: ${why}.`, { path: file });
  }
}
