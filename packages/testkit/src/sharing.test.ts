import { expect, it } from 'vitest';
import { findShared, objectsIn } from './sharing.ts';

const inner = { list: [1, 2] };
const state = { inner, other: {} };

it.each([
  ['the whole', inner, 'the whole'],
  ['a part', { a: { b: inner.list } }, 'a.b'],
  ['an item', [{}, inner], '1'],
  ['nothing', { a: { list: [1, 2] } }, undefined],
  ['a number', 5, undefined],
  ['null', null, undefined],
])('finds what is shared: %s', (_, value, path) => {
  expect(findShared(value, objectsIn(state))).toBe(path);
});

it('bears data that leads back to itself', () => {
  const loop: { self?: object } = {};
  loop.self = loop;
  expect(objectsIn(loop).size).toBe(1);
});
