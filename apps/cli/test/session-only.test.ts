import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../src');

/** What starts a match for its host, and what counts the tree of one. */
const ALLOWED = ['commands/perft.ts', 'start-match.ts'];

it('nothing here reads a match: the terminal plays through a session', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).map((file) => file.replaceAll('\\', '/'));
  const readers = files.filter((file) =>
    /\b(?:create|load)?Match\b/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(readers.sort()).toEqual(ALLOWED);
});
