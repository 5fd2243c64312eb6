import { expect, it } from 'vitest';
import { aimAt } from './aim.ts';

const box = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

it.each([
  ['to the right', box(300, 0), { from: [107, 20], to: [293, 20] }],
  ['down', box(0, 200), { from: [50, 47], to: [50, 193] }],
])('ends at the edges of both boxes: %s', (_, at, ends) => {
  expect(aimAt(box(0, 0), at)).toMatchObject(ends);
});

it('has a head that points at the target', () => {
  expect(aimAt(box(0, 0), box(300, 0))?.head).toEqual([
    [293, 20],
    [278, 28],
    [278, 12],
  ]);
});

it.each([
  ['the same box', box(0, 0)],
  ['a box beside it', box(110, 0)],
])('is no line to %s', (_, at) => {
  expect(aimAt(box(0, 0), at)).toBeUndefined();
});
