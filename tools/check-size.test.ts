import { expect, test } from 'vitest';
import { findSizeProblems, sizeProblemsOf } from './check-size.ts';
import { withProject } from './temp-project.ts';

test('a file of 400 lines passes and one of 401 does not', () => {
  expect(sizeProblemsOf('a.ts', 'x;\n'.repeat(400))).toEqual([]);
  expect(sizeProblemsOf('a.ts', 'x;\n'.repeat(401))).toEqual(['a.ts: 401 lines, the limit is 400']);
});

// put together here, so that the check does not find them in this file
test.each([
  ['TO', 'DO: later'],
  ['FIX', 'ME'],
  ['biome-ignore lint/suspicious/noExplicit', 'Any: no'],
  ['@ts-', 'ignore'],
  ['@ts-', 'nocheck'],
])('%s%s is found with its line', (start, end) => {
  expect(sizeProblemsOf('a.ts', `\n// ${start}${end}`)).toEqual([expect.stringMatching(/^a\.ts:2: /)]);
});

test('sources are read everywhere but in node_modules', async () => {
  const long = 'x;\n'.repeat(401);
  const files = ['a.ts', 'games/g/src/deep/a.ts', 'packages/p/test/a.test.ts', 'tools/a.mjs'];
  const foreign = ['games/g/node_modules/src/a.ts', 'tools/runtime/node_modules/a.mjs'];
  const project = Object.fromEntries([...files, ...foreign].map((file) => [file, long]));
  const problems = await withProject(project, findSizeProblems);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(files);
});
