import { expect, test } from 'vitest';
import { castsIn, findCastProblems } from './check-casts.ts';
import { withProject } from './temp-project.ts';

test.each([
  ['export const a = b as string;', 1],
  ['export const a = <string>b;', 1],
  ['export const a = b as unknown as string;', 1],
  ['export const a = (b as unknown) as string;', 2],
  ['export const a = [b as string, c as number];', 2],
  ['export const a = f(b as string) as number;', 2],
  ['export const a = [1] as const;', 0],
  ["import { a as b } from 'c'; export { b as d }; export * as e from 'f';", 0],
  ["// b as string\nexport const a = 'b as string';", 0],
])('%s: %i', (source, count) => {
  expect(castsIn('a.ts', source)).toHaveLength(count);
});

test('a limit counts its own files, without tests, and names the worst', async () => {
  const cast = 'export const a = b as string;\n';
  const files = {
    'packages/p/src/a.ts': cast,
    'packages/q/src/a.ts': cast,
    'packages/q/src/b.ts': cast.repeat(2),
    'packages/q/src/b.test.ts': cast,
  };
  const limits = [
    { files: /./, most: 4 },
    { files: /^packages\/q\//, most: 2 },
  ];
  const problems = await withProject(files, (folder) => findCastProblems(folder, limits));
  expect(problems).toEqual([
    expect.stringContaining('3 casts in ^packages\\/q\\/, the limit is 2'),
    '  packages/q/src/b.ts: 2',
    '  packages/q/src/a.ts: 1',
  ]);
});
