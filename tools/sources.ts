import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Measurements write pages there, which change nothing that is measured. */
const NOT_MEASURED = ':!docs';

/** Every file that git keeps or would keep, relative to the folder; those under `docs` only when asked for. */
export function listFiles(folder: string, withDocs = true): readonly string[] {
  const scope = withDocs ? [] : [NOT_MEASURED];
  const listed = git(folder, 'ls-files', '-z', '-co', '--exclude-standard', '--', '.', ...scope);
  const isFile = (file: string) => lstatSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile();
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && isFile(file)).sort();
}

/** A text that changes with the sources, committed or not. */
export function stampOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder, false)) {
    hash.update(`${file}\0`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/** The commit that is checked out, and whether the sources differ from it. */
export function commitOf(folder: string): string {
  const commit = git(folder, 'rev-parse', '--short=10', 'HEAD').trim();
  const changes = git(folder, 'status', '--porcelain', '--', '.', NOT_MEASURED).trim();
  return changes === '' ? commit : `${commit} with changes`;
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
}
