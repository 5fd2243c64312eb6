import { describe, expect, it } from 'vitest';
import { makeChance, makeKey, uniform } from './chance.ts';
import { makeUniform } from './random.ts';

const KEY = makeKey('random');

function take(label: string, n: number): number[] {
  const random = makeUniform(KEY, label);
  return Array.from({ length: n }, () => random.below(1000));
}

describe('makeUniform', () => {
  it('goes along the stream of its label, value by value', () => {
    const chance = makeChance(KEY);
    expect(take('bot', 3)).toEqual([0, 1, 2].map((position) => uniform(chance, 'bot', position, 1000)));
  });

  it('is fixed by key and label', () => {
    expect(take('bot', 20)).toEqual(take('bot', 20));
    expect(take('bot', 20)).not.toEqual(take('world', 20));
  });
});
