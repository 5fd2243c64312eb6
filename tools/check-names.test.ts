import { expect, test } from 'vitest';
import { findNameProblems } from './check-names.ts';
import { withProject } from './temp-project.ts';

const GAMES = { 'games/go/src/a.ts': '', 'games/tic-tac/src/a.ts': '' };

const problemsIn = (files: Readonly<Record<string, string>>) =>
  withProject({ ...GAMES, ...files }, findNameProblems);

test.each([
  "import { go } from '@sitrep/go';",
  "const GAME = 'tic-tac';",
  'export const ticTac = 1;',
  '// as in Tic Tac',
  'const TIC_TAC = 1;',
])('%s is found with its line', async (line) => {
  const problems = await problemsIn({ 'apps/web/src/kit/a.ts': `\n${line}` });
  expect(problems).toEqual([expect.stringMatching(/^apps\/web\/src\/kit\/a\.ts:2: names a game/)]);
});

test.each(["const going = 'ergo';", 'const tacTic = 1;', 'logout(ago);'])('%s names none', async (line) => {
  expect(await problemsIn({ 'packages/p/src/a.ts': line })).toEqual([]);
});

test('lists and tests may name games, and the folder of a game its own and no other', async () => {
  const line = "export const name = 'go';";
  const allowed = [
    'packages/catalog/src/index.ts',
    'apps/web/src/games/index.ts',
    'apps/web/src/games/go/page.tsx',
    'apps/web/src/kit/a.test.ts',
    'apps/web/test/a.ts',
    'bench/src/a.ts',
    'tools/a.ts',
  ];
  const forbidden = ['apps/web/src/games/tic-tac/page.tsx', 'packages/catalog/src/other.ts'];
  const problems = await problemsIn(
    Object.fromEntries([...allowed, ...forbidden].map((file) => [file, line])),
  );
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(forbidden);
});
