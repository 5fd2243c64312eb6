import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A file or folder of the project by its path from the project's folder. */
export function projectFile(...parts: readonly string[]): string {
  return path.join(root, ...parts);
}
