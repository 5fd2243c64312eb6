import { expect, it } from 'vitest';
import { placeFan } from './fan-place.ts';

const view = { width: 800, height: 600, covered: { top: 0, right: 0, bottom: 0, left: 0 } };
const camera = { x: 400, y: 300, hexWidth: 40 };
const size = { width: 260, height: 140 };

it('opens above its hex, in the middle of it', () => {
  const { left, top } = placeFan(camera, view, [400, 300], size);
  expect(left).toBe(400 - 130);
  expect(top + size.height).toBeLessThan(300 - 17);
});

it('opens below a hex at the upper edge', () => {
  expect(placeFan(camera, view, [400, 40], size).top).toBeGreaterThan(40 + 17);
});

it.each([
  [0, 300],
  [800, 300],
  [800, 600],
])('stays in view for a hex at %i, %i', (x, y) => {
  const { left, top } = placeFan(camera, view, [x, y], size);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + size.width).toBeLessThanOrEqual(view.width);
  expect(top + size.height).toBeLessThanOrEqual(view.height);
});
