import { expect, it } from 'vitest';
import { provenRates, shippedRates } from './win-rates.ts';

it('briefings tell the win rates of the proof; after a new proof: node tools/setup.mjs tools/win-rates.ts --write', () => {
  expect(Object.keys(provenRates()).length).toBeGreaterThan(30);
  expect(shippedRates()).toEqual(provenRates());
});
