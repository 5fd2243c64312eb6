import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifestsOf, root } from './project.ts';
import { withProject } from './temp-project.ts';

const MOST_LINES = 40;

/** What is wrong with the README of a package; a manifest is what makes a folder a package. */
function readmeProblems(folder: string, manifest: string): string[] {
  const file = path.join(path.dirname(manifest), 'README.md');
  if (!existsSync(path.join(folder, file))) return [`${file}: there is none`];
  const text = readFileSync(path.join(folder, file), 'utf8');
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(lines > MOST_LINES ? [`${file}: ${lines} lines, the limit is ${MOST_LINES}`] : []),
    ...(text.startsWith('# ') ? [] : [`${file}: begins with no title`]),
    ...lostPaths(folder, file, text),
  ];
}

/** What a README names in code marks with a slash or an ending of ours: a path from its own folder or from the project's. */
function lostPaths(folder: string, file: string, text: string): string[] {
  const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]*)*)`/g)].map(([, name = '']) => name);
  return named
    .filter((name) => /^[a-z.].*\/|\.(?:md|tsx?|mjs|json)$/.test(name))
    .filter((name) => ![path.dirname(file), '.'].some((from) => existsSync(path.join(folder, from, name))))
    .map((name) => `${file}: there is no ${name}`);
}

test.each(manifestsOf(root))('the package of %s has a README that is short and true', (manifest) => {
  expect(readmeProblems(root, manifest)).toEqual([]);
});

const ARCHITECTURE = 'docs/architecture.md';
const architecture = readFileSync(path.join(root, ARCHITECTURE), 'utf8');

test('the page on architecture names only what is there', () => {
  expect(lostPaths(root, ARCHITECTURE, architecture)).toEqual([]);
});

test('every decision has a number of its own, the one in its title', () => {
  const decisions = readdirSync(path.join(root, 'docs/adr')).sort();
  const titles = decisions.map(
    (name) => readFileSync(path.join(root, 'docs/adr', name), 'utf8').split('.')[0],
  );
  expect(titles).toEqual(decisions.map((_, index) => `# ${index + 1}`));
  expect(decisions.map((name) => Number(name.split('-')[0]))).toEqual(decisions.map((_, index) => index + 1));
});

test('NOTICE names only what is there', () => {
  const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
  const named = [...notice.matchAll(/\b(?:apps|packages)\/[\w./-]*\w/g)].map(([name]) => name);
  expect(named).toHaveLength(2);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('an attack passes through 20 files at most, and through none twice', () => {
  const files = [...architecture.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(20);
  expect(new Set(files).size).toBe(files.length);
});

test.each([
  ['a short one', `# A\n\`src/a.ts\`, \`docs/b.md\`${'\n.'.repeat(38)}\n`, []],
  ['a long one', `# A\n${'.\n'.repeat(40)}`, ['packages/a/README.md: 41 lines, the limit is 40']],
  ['one without a title', 'A\n', ['packages/a/README.md: begins with no title']],
  [
    'one that names what is gone',
    '# A\n`src/c.ts` `c.md` `Match.undo`\n',
    ['packages/a/README.md: there is no src/c.ts', 'packages/a/README.md: there is no c.md'],
  ],
  ['none', undefined, ['packages/a/README.md: there is none']],
])('%s', async (_, readme, problems) => {
  const files = {
    'packages/a/package.json': '{}',
    'packages/a/src/a.ts': '',
    'docs/b.md': '',
    ...(readme !== undefined && { 'packages/a/README.md': readme }),
  };
  const found = await withProject(files, (folder) =>
    manifestsOf(folder).flatMap((manifest) => readmeProblems(folder, manifest)),
  );
  expect(found).toEqual(problems);
});
