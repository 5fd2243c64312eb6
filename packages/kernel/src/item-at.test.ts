import { describe, expect, it } from 'vitest';
import { itemAt } from './item-at.ts';

describe('itemAt', () => {
  it('gives the item, `undefined` as well', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b');
    expect(itemAt([undefined], 0)).toBe(undefined);
    expect(itemAt(Int8Array.of(7), 0)).toBe(7);
  });

  it.each([-1, 2, 0.5, Number.NaN])('throws at %d, where there is nothing', (index) => {
    expect(() => itemAt(['a', 'b'], index)).toThrow(`there is no item ${index} of 2`);
  });
});
