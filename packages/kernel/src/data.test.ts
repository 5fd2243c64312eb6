import { expect, it } from 'vitest';
import { copyData, numberIn } from './data.ts';

it('copies plain data to the bottom', () => {
  const data = { a: [1, { b: null }], c: 'd', e: true };
  const copy = copyData(data);
  expect(copy).toEqual(data);
  expect(copy.a).not.toBe(data.a);
  expect(copy.a[1]).not.toBe(data.a[1]);
});

it('leaves out what is undefined, and names nothing that it does not mean', () => {
  expect(Object.keys(copyData({ a: undefined, b: 1 }))).toEqual(['b']);
  const copy = copyData(JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as object);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1},"b":2}');
});

it.each([
  [{ a: 1 }, 1],
  [{ a: '1' }, undefined],
  [{ b: 1 }, undefined],
  [[1], undefined],
  ['a', undefined],
  [undefined, undefined],
])('the number a of %j is %s', (data, expected) => expect(numberIn(data, 'a')).toBe(expected));
