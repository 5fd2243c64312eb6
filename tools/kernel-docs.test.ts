import path from 'node:path';
import { expect, test } from 'vitest';
import { findUndocumented } from './kernel-docs.ts';
import { root } from './project.ts';
import { withProject } from './temp-project.ts';

/** What is found undocumented in an index that exports all of `source`. */
function foundIn(source: string, index = "export * from './a.ts';"): Promise<string[]> {
  return withProject({ 'a.ts': source, 'index.ts': index }, (folder) =>
    findUndocumented(path.join(folder, 'index.ts')),
  );
}

test('every export of the kernel says what it is', () => {
  expect(findUndocumented(path.join(root, 'packages/kernel/src/index.ts'))).toEqual([]);
});

test.each([
  ['a constant', 'export const a = 1;'],
  ['a function', 'export function a() {}'],
  ['a class', 'export class a {}'],
  ['an interface', 'export interface a {}'],
  ['a type', 'export type a = 1;'],
])('%s without a doc comment is found', async (_, source) => {
  expect(await foundIn(source)).toEqual(['a.ts: a']);
  expect(await foundIn(`/** What it is. */\n${source}`)).toEqual([]);
});

test.each(['// a line', '/* a note */', '/** */', '/** of b */\nconst b = 2;'])(
  '%s is no doc comment of what follows',
  async (before) => {
    expect(await foundIn(`${before}\nexport const a = 1;`)).toEqual(['a.ts: a']);
  },
);

test('only what the index names is looked at', async () => {
  const source = '/** One. */\nexport const a = 1;\nexport const b = 2;';
  expect(await foundIn(source, "export { a } from './a.ts';")).toEqual([]);
  expect(await foundIn(source, "export { b as c } from './a.ts';")).toEqual(['a.ts: b']);
  expect(await foundIn(source, "export { d } from './a.ts';")).toEqual(['a.ts: d is not defined there']);
});

test('members of a contract are documented too, private ones are not', async () => {
  const source = '/** One. */\nexport class Match { #a = 1; /** Two. */ b = 2; c() {} }';
  expect(await foundIn(source)).toEqual(['a.ts: Match.c']);
  expect(await foundIn(source.replace('Match', 'Other'))).toEqual([]);
});
