import { describe, expect, it } from 'vitest';
import { makeChance, makeKey, uniform } from './chance.ts';
import { makeUniform, pick } from './random.ts';

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

describe('pick', () => {
  it('gives every item its turn, `undefined` as well', () => {
    const random = makeUniform(KEY, 'pick');
    const items = ['a', 'b', undefined];
    const picked = Array.from({ length: 60 }, () => pick(items, random));
    expect(new Set(picked)).toEqual(new Set(items));
  });

  it('throws where there is nothing, and where the number is out of range', () => {
    expect(() => pick([], makeUniform(KEY, 'pick'))).toThrow('nothing to draw');
    expect(() => pick(['a'], { below: () => 1 })).toThrow('there is no item 1 of 1');
  });
});
