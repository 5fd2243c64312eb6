import { CANCEL, PASS, sameData } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { GARBAGE, lookAlikes, nearMisses } from './wrong-answers.ts';

const command = { type: 'attack', card: 3, isHard: true, paid: [1, 2], plan: { first: 1 } };

it('garbage is none of the answers that the kernel offers', () => {
  for (const garbage of GARBAGE) {
    expect(sameData(garbage, PASS)).toBe(false);
    expect(sameData(garbage, CANCEL)).toBe(false);
  }
});

it('near misses all miss, and change every field', () => {
  const misses = nearMisses(command);
  for (const miss of misses) expect(sameData(miss, command)).toBe(false);
  for (const field of Object.keys(command)) {
    const kept = { ...command, [field]: undefined };
    expect(misses.some((miss) => sameData({ ...(miss as object), [field]: undefined }, kept))).toBe(true);
  }
});

it('look-alikes have the fields of the command, and something that is not plain', () => {
  const [instance, padded, ...zeros] = lookAlikes({ type: 'attack', card: 0 });
  expect(Object.entries(instance as object)).toEqual([
    ['type', 'attack'],
    ['card', 0],
  ]);
  expect(Object.getPrototypeOf(instance)).not.toBe(Object.prototype);
  expect(padded).toStrictEqual({ type: 'attack', card: 0, nothing: undefined });
  expect(zeros).toEqual([{ type: 'attack', card: -0 }]);
});
