import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { findOutlines } from './outline.ts';

const anyField: fc.Arbitrary<Field> = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 48, maxLength: 48 })
  .map((values) => ({ columns: 8, rows: 6, values: Float32Array.from(values) }));

describe('outlines', () => {
  it('always close where nothing lies beyond the field', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        for (const { isClosed } of findOutlines(field, 0.5)) expect(isClosed).toBe(true);
      }),
    );
  });

  it('go around what is high', () => {
    const values = new Float32Array(25);
    values[12] = 1;
    const speck = findOutlines({ columns: 5, rows: 5, values }, 0.5);
    expect(speck).toEqual([]);
    values[13] = 1;
    const [around, ...more] = findOutlines({ columns: 5, rows: 5, values }, 0.5);
    expect(more).toEqual([]);
    expect(around?.points.map(([x]) => x).toSorted((a, b) => a - b)).toEqual([6, 8, 8, 12, 12, 14]);
  });

  it('end at the edge where the ground goes on', () => {
    const values = Float32Array.from({ length: 25 }, (_, index) => (index % 5 > 2 ? 1 : 0));
    const [line, ...more] = findOutlines({ columns: 5, rows: 5, values }, 0.5, 'same');
    expect(more).toEqual([]);
    expect(line?.isClosed).toBe(false);
  });
});
