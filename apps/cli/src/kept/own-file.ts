import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Host } from '@sitrep/session';
import { CliError } from '../cli-error.ts';
import { isThere, makeFolder } from '../files.ts';

/** A new file for a match in the user's own folder. Throws a `CliError` if nothing can be written there. */
export function newOwnFile(home: string, { facts, id }: Pick<Host, 'facts' | 'id'>): string {
  const folder = folderOf(home);
  makeFolder(folder);
  requireWritable(folder);
  const name = `${facts.game}-${id.slice(0, 8)}`;
  for (let copy = 1; ; copy += 1) {
    const file = path.join(folder, copy === 1 ? `${name}.json` : `${name}-${copy}.json`);
    if (!isThere(file)) return file;
  }
}

export function isOwnFile(home: string, file: string): boolean {
  return path.dirname(path.resolve(file)) === folderOf(home);
}

function folderOf(home: string): string {
  return path.join(home, 'games');
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new CliError('FILE_FORBIDDEN', `${folder}: you do not have permission to use it.`, {
      path: folder,
    });
  }
}
