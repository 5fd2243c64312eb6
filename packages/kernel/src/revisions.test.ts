import { expect, it } from 'vitest';
import { makeRevisions } from './revisions.ts';

it('keeps a number while nothing changes', () => {
  const revisions = makeRevisions();
  const thing = {};
  const first = revisions.of(thing);
  expect(revisions.of(thing)).toBe(first);
  revisions.count(thing);
  const second = revisions.of(thing);
  expect(second).not.toBe(first);
  expect(revisions.of(thing)).toBe(second);
});

it('never gives two things the same number, nor a thing the number it had before another', () => {
  const revisions = makeRevisions();
  const things = [{}, {}];
  const numbers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const thing of things) numbers.push(revisions.of(thing));
    revisions.count(things[round % 2] ?? {});
  }
  numbers.push(revisions.of(things[0] ?? {}));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('is not confused by a change that comes between two questions about another thing', () => {
  const revisions = makeRevisions();
  const [one, other] = [{}, {}];
  const before = revisions.of(one);
  revisions.count(other);
  expect(revisions.of(one)).not.toBe(before);
});
