import { expect, test } from 'vitest';
import { makeIconFile, readIconFile } from './icons.ts';

test('the symbols are those of the set (`node tools/icons.ts` rewrites them)', () => {
  expect(readIconFile()).toBe(makeIconFile());
});
