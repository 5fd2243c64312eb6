import { expect, test } from 'vitest';
import { findLongFunctions, longFunctionsOf } from './check-functions.ts';
import { withProject } from './temp-project.ts';

/** A function with this many lines. */
function lines(count: number): string {
  return `() => {\n${'x;\n'.repeat(count - 2)}}`;
}

test.each([
  ['const a = ', ';'],
  ['class A { a = ', '; }'],
  ['const a = { b: [', '] };'],
])('%s… of 60 lines passes, of 61 it does not', (before, after) => {
  expect(longFunctionsOf('a.ts', `${before}${lines(60)}${after}`)).toEqual([]);
  expect(longFunctionsOf('a.ts', `\n${before}${lines(61)}${after}`)).toEqual([
    'a.ts:2: a function of 61 lines, the limit is 60',
  ]);
});

test('tests are left out', async () => {
  const long = `export const a = ${lines(61)};`;
  const files = {
    'packages/p/src/a.ts': long,
    'packages/p/src/a.test.ts': long,
    'packages/p/test/b.ts': long,
  };
  expect(await withProject(files, findLongFunctions)).toHaveLength(1);
});
