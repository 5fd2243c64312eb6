import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commitOf, listFiles, stampOf } from './sources.ts';
import { withProject } from './temp-project.ts';

/** A project of two files under git. */
function withRepository(use: (folder: string) => void): Promise<void> {
  return withProject({ 'a.ts': '1', 'docs/proof.md': 'old', '.gitignore': 'reports/\n' }, (folder) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first');
    use(folder);
  });
}

test('a commit with nothing changed is named by its hash alone', () =>
  withRepository((folder) => {
    expect(commitOf(folder)).toMatch(/^[0-9a-f]{10}$/);
    expect(listFiles(folder)).toEqual(['.gitignore', 'a.ts', 'docs/proof.md']);
  }));

test.each([
  ['a changed file', 'a.ts', true],
  ['a new file', 'b.ts', true],
  ['a page of the documentation', 'docs/proof.md', false],
  ['a report that git ignores', 'reports/b.json', false],
])('%s: are they other sources?', (_, file, isOther) =>
  withRepository((folder) => {
    const before = stampOf(folder);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '2');
    expect(stampOf(folder) !== before).toBe(isOther);
    expect(commitOf(folder).endsWith(' with changes')).toBe(isOther);
  }),
);
