import { expect, it } from 'vitest';
import { askedHexes } from '../src/asked-hexes.ts';

/** Five men, one of whom is not on the map. */
const field = { at: [10, 10, 20, -2, 30] };

it('finds where a question happens, whom it is about, and who could fire', () => {
  const fire = { type: 'fire', soldier: 4, weapon: 9 };
  const about = { hex: 40, soldiers: [2, 2], dice: [1, 6] };
  expect(askedHexes(field, { name: 'defensiveFire', about, options: [fire, { type: 'pass' }] })).toEqual([
    40, 20, 30,
  ]);
  expect(askedHexes(field, { name: 'backblast', about: { firer: 0, hex: 11 }, options: [fire] })).toEqual([
    11, 10,
  ]);
});

it('finds nothing where a question has no place', () => {
  expect(askedHexes(field, { name: 'moveChoice', options: [{ type: 'activate', soldier: 2 }] })).toEqual([]);
  expect(askedHexes(field, { name: 'groupChoice', about: { soldiers: [3] }, options: [] })).toEqual([]);
});
