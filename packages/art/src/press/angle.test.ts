import { expect, it } from 'vitest';
import { cosine, heading, sine } from './angle.ts';

const ANGLES = Array.from({ length: 73 }, (_, at) => at * 10 - 360);

it.each(ANGLES)('comes close to sine and cosine at %i degrees', (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  expect(Math.abs(sine(degrees) - Math.sin(angle))).toBeLessThan(0.002);
  expect(Math.abs(cosine(degrees) - Math.cos(angle))).toBeLessThan(0.002);
});

it.each(ANGLES)('finds the heading of a step at %i degrees', (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const found = heading(Math.cos(angle) * 7, Math.sin(angle) * 7);
  const turned = (found - degrees) / 360;
  expect(Math.abs(turned - Math.round(turned)) * 360).toBeLessThan(0.3);
});

it('has a heading for no step at all', () => {
  expect(heading(0, 0)).toBe(0);
});
