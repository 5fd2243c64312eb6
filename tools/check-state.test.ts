import { expect, test } from 'vitest';
import { findStateProblems, stateProblemsOf } from './check-state.ts';
import { withProject } from './temp-project.ts';

test.each([
  ['let latest = 0;', 'latest can be assigned to'],
  ['export let latest: number | undefined;', 'latest can be assigned to'],
  ['const known = new WeakMap();', 'known is a weak table'],
  ['const known = new Map();\nexport const note = (key) => known.set(key, 1);', 'known is written to'],
  ['const list: number[] = [];\nfunction note() {\n  list.push(1);\n}', 'list is written to'],
  ['const list = [0];\nexport function note() { list[0] = 1; }', 'list is written to'],
  ['const box = { count: 0 };\nexport function note() { box.count += 1; box.count++; }', 'box is written to'],
  ['const box = {};\nexport function note(key) { delete box[key]; }', 'box is written to'],
])('a module of rules may not remember: %s', (source, problem) => {
  expect(stateProblemsOf('a.ts', source)[0]).toContain(problem);
});

test('what never changes, and what a function has for itself, is allowed', () => {
  const source = `
    const NAMES = new Map([['a', 1]]);
    const ORDER: readonly string[] = ['a', 'b'];
    export function sort(list) {
      let last = 0;
      const found = new Map();
      for (const name of ORDER) found.set(name, NAMES.get(name));
      last += 1;
      return found;
    }`;
  expect(stateProblemsOf('a.ts', source)).toEqual([]);
});

test('rules are looked at, and nothing else, and the line is named', async () => {
  const source = '\nlet latest = 0;\n';
  const files = [
    'games/g/src/deep/a.ts',
    'games/g/src/a.test.ts',
    'games/g/test/a.ts',
    'packages/p/src/a.ts',
  ];
  const project = Object.fromEntries(files.map((file) => [file, source]));
  expect(await withProject(project, findStateProblems)).toEqual([
    expect.stringContaining('games/g/src/deep/a.ts:2: latest'),
  ]);
});
