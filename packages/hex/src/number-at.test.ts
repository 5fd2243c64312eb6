import { describe, expect, it } from 'vitest';
import { levelAt, numberAt, stepAt } from './number-at.ts';

describe.each([
  ['numberAt', (index: number) => numberAt([3, 0], index)],
  ['stepAt', (index: number) => stepAt(Int16Array.of(3, 0), index)],
  ['levelAt', (index: number) => levelAt(Int8Array.of(3, 0), index)],
])('%s', (_name, at) => {
  it('gives the number', () => expect(at(1)).toBe(0));

  it.each([-1, 2, 0.5])('throws at %d, where there is none', (index) => {
    expect(() => at(index)).toThrow(`there is no number at ${index}`);
  });
});
