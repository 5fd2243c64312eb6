import { expect, it } from 'vitest';
import { provenRates, shippedRates } from './win-rates.ts';

it('briefings tell the win rates of the proof; after a new proof: node tools/setup.mjs tools/win-rates.ts --write', () => {
  const [missions, scenarios] = Object.values(provenRates()).map((rates) => Object.keys(rates).length);
  expect(missions).toBeGreaterThan(30);
  expect(scenarios).toBe(2);
  expect(shippedRates()).toEqual(provenRates());
});
