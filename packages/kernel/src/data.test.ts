import { expect, it } from 'vitest';
import { copyData } from './data.ts';

it('copies plain data to the bottom', () => {
  const data = { a: [1, { b: null }], c: 'd', e: true };
  const copy = copyData(data);
  expect(copy).toEqual(data);
  expect(copy.a).not.toBe(data.a);
  expect(copy.a[1]).not.toBe(data.a[1]);
});
